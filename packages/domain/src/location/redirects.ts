import { safeReturnPath } from './safe-return-path.ts'

/** Where a path leads instead: `to` is a path of ours as `printRedirectPath` writes it, or a whole https address. */
export type Redirect = { readonly to: string; readonly isPermanent: boolean }

/** More steps than any chain that was meant. */
const longestChain = 10

/**
 * A path as redirects compare it: decoded, small letters, one slash at both ends, without query. Null where the text is no
 * path of this site. Letters of every script keep their form (NFC), so that one typed on a Mac is found from anywhere.
 */
export function printRedirectPath(text: string): string | null {
  const pathname = text.trim().split(/[?#]/, 1)[0] ?? ''
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  const path = `${decoded.replace(/\/+$/, '')}/`.normalize('NFC').toLowerCase()
  return path !== '/' && safeReturnPath(path) === path ? path : null
}

/** A target staff may write: a path of ours, or an https address without user name. Null for anything else. */
export function readRedirectTarget(text: string): string | null {
  const asked = text.trim()
  if (asked.startsWith('/')) return safeReturnPath(asked) === asked ? asked : null
  if (!URL.canParse(asked)) return null
  const { protocol, username, password, href } = new URL(asked)
  return protocol === 'https:' && !username && !password ? href : null
}

/** A target as a header may carry it: letters of other scripts are escaped, escapes stay. */
export function printLocation(target: string): string {
  return encodeURI(target).replace(/%25([\dA-F]{2})/gi, '%$1')
}

/**
 * Where a path leads in the end, in one step however long the chain: permanent only when every step is. Null where there
 * is no redirect, and where the chain never ends: a loop is cut, and the path is looked up as if nothing were said.
 *
 * @param path as `printRedirectPath` writes it
 * @param find the redirect of such a path
 */
export function followRedirects(path: string, find: (path: string) => Redirect | null): Redirect | null {
  const seen = new Set([path])
  let found = find(path)
  for (let next = found; next; next = nextOf(next)) {
    const at = toPath(next)
    if (at !== null && (seen.has(at) || seen.size > longestChain)) return null
    if (at !== null) seen.add(at)
    found = { to: next.to, isPermanent: (found?.isPermanent ?? true) && next.isPermanent }
  }
  return found

  function nextOf({ to }: Redirect): Redirect | null {
    const at = to.startsWith('/') ? printRedirectPath(to) : null
    return at === null ? null : find(at)
  }
}

/** Whether a new redirect would lead back to where it begins, at once or by way of others. */
export function makesLoop(from: string, to: string, find: (path: string) => Redirect | null): boolean {
  const here = { to, isPermanent: true }
  return followRedirects(from, (path) => (path === from ? here : find(path))) === null
}

const toPath = ({ to }: Redirect) => (to.startsWith('/') ? printRedirectPath(to) : null)
