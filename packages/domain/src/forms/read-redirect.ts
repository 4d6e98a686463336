/**
 * Where a visitor goes after a form was sent: the address in lower case (FORM-25), or null where none is set. Only paths
 * of this site and https addresses; anything else (`javascript:`, `//other`, `/\other`, user names) leads nowhere.
 */
export function readRedirect(redirectUrl: string | null | undefined): string | null {
  const url = (redirectUrl ?? '').trim().toLowerCase()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line ends inside an address
  if (url === '' || /[\u0000-\u0020\\]/.test(url)) return null
  if (url.startsWith('/')) return url.startsWith('//') ? null : url
  try {
    const read = new URL(url)
    return read.protocol === 'https:' && read.username === '' && read.password === '' ? url : null
  } catch {
    return null
  }
}
