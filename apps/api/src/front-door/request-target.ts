/** Why a request target is not taken. */
export type TargetFault = 'malformed' | 'queryTooLong'

/** A page reads a handful of short names; a renderer asked with thousands of them stands still. */
const pageQuery = { bytes: 2048, names: 100 }
/** The editor's calls name fields, and a sign-in carries the address it came from. */
const longQuery = { bytes: 8192, names: 500 }

/**
 * Judges a request target before anything routes it. The router, the hooks before it and the web process each read
 * addresses in their own way; so only one spelling of each is let in, and what one part judges is what another answers.
 * Refused are the absolute form, `//` at the start, dot segments, backslashes, `#`, NUL, characters that needed no
 * percent-encoding or have none but need it, encoded slashes, and queries no page asks for.
 *
 * @param target path and query as they came, never decoded
 */
export function findTargetFault(target: string): TargetFault | null {
  const [path, query] = splitTarget(target)
  if (!isPlainPath(path) || /[^\x21-\x7e]|#|%00/.test(query)) return 'malformed'
  if (/^\/(api|oidc)(\/|$)/.test(path) && !path.startsWith('/api/auth/')) return null
  const limit = /^\/(admin|cms-api|api\/auth)(\/|$)/.test(path) ? longQuery : pageQuery
  if (query.length > limit.bytes || countNames(query) > limit.names) return 'queryTooLong'
  return null
}

/** What the path of a refused target most likely meant: good enough to choose the form of the answer, for nothing else. */
export function guessPath(target: string): string {
  const [path] = splitTarget(target)
  try {
    return new URL(decodeURIComponent(path), 'http://localhost').pathname
  } catch {
    return path
  }
}

function splitTarget(target: string): [path: string, query: string] {
  const at = target.indexOf('?')
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)]
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false
  if (/[^\x21-\x7e]|[\\#]/.test(path)) return false
  if (path.includes('%')) {
    if (/%(?![\da-f]{2})|%(00|2f|5c)/i.test(path)) return false
    if (!isDecodable(path) || hasNeedlessEncoding(path)) return false
  }
  // Next folds doubled slashes, so that the editor's calls would have a second spelling.
  if (/^\/(admin|cms-api)(\/|$)/.test(path) && path.includes('//')) return false
  return !/(^|\/)\.\.?(\/|$)/.test(path)
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Letters, digits and `-._~` mean the same encoded (RFC 3986, 2.3), so an honest client never encodes them. */
function hasNeedlessEncoding(path: string): boolean {
  for (const [, hex = ''] of path.matchAll(/%([\da-f]{2})/gi))
    if (/[\w.~-]/.test(String.fromCharCode(Number.parseInt(hex, 16)))) return true
  return false
}

function countNames(query: string): number {
  let names = 1
  for (let at = query.indexOf('&'); at >= 0; at = query.indexOf('&', at + 1)) names++
  return names
}
