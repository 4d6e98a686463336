/** Where a person lands after sign-in when nothing (or nothing safe) was asked for (RTE-16). */
export const defaultReturnPath = '/'

/**
 * Keeps a return address inside this site (RTE-16). Browsers drop tabs and line breaks from addresses and read `\` as
 * `/`, so whatever holds one is refused outright instead of being repaired.
 *
 * @param asked what the request brought: a path, or a whole address of this site
 * @param origin the public origin, such as `https://kindred.example`; whole addresses are allowed only of it
 * @returns a path with query that begins with one slash, or `/`
 */
export function safeReturnPath(asked: string | null | undefined, origin?: string): string {
  if (!asked || asked.length > 2000) return defaultReturnPath
  // Control characters, blanks and backslashes have no place in an address of ours, escaped or not.
  if (hasUnsafeCharacter(asked)) return defaultReturnPath
  const path = origin && asked.startsWith(`${origin}/`) ? asked.slice(origin.length) : asked
  if (!path.startsWith('/') || path.startsWith('//')) return defaultReturnPath
  const decoded = decodeOnce(path.split(/[?#]/, 1)[0] ?? '')
  if (decoded === null || decoded.startsWith('//') || hasUnsafeCharacter(decoded)) return defaultReturnPath
  // `/..//evil` is resolved by the browser to `//evil`.
  if (decoded.split('/').includes('..') || decoded.includes('//')) return defaultReturnPath
  return path
}

function hasUnsafeCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code <= 0x20 || code === 0x7f || (code >= 0x80 && code <= 0xa0) || character === '\\') return true
  }
  return false
}

function decodeOnce(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
