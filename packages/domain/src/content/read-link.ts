/**
 * Where a link that somebody wrote may lead: a path or a place of this site, an address of others, mail or telephone.
 * Anything else (`javascript:`, `data:`, `//other`, `/\other`, names and passwords in front of a host) leads nowhere.
 *
 * @returns the link as it was written, without space around it; null where it may not be followed
 */
export function readLink(written: string | null | undefined): string | null {
  const link = written?.trim() ?? ''
  // Browsers drop line ends and tabs within an address, and read \ as /.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: just those are looked for
  if (link === '' || /[\u0000-\u001f\u007f\\]/.test(link)) return null
  if (/^[#?]/.test(link) || /^\/(?!\/)/.test(link)) return link
  if (/^(mailto|tel):[^\s]+$/i.test(link)) return link
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return null
  const { username, password } = new URL(link)
  return username === '' && password === '' ? link : null
}
