import type { Config } from '../config.ts'

/** What a request shows to say who it is. */
export type Credentials =
  | { kind: 'none' }
  | { kind: 'bearer'; token: string }
  /** Value of next-auth's encrypted cookie, its chunks joined. */
  | { kind: 'webSession'; cookie: string }
  /** Value of the editor's sign-in cookie. */
  | { kind: 'staff'; cookie: string }

type Headers = Record<string, string | string[] | undefined>
type Asked = { headers: Headers; cookies: Record<string, string | undefined>; url: string }

/** Longer than next-auth's eight chunks of 4 KiB can be no honest cookie. */
const maxChunks = 8

/**
 * Reads credentials without judging them. A cookie alone proves nothing, since browsers send it with every site's
 * requests (decision 18): the customer's counts only beside `x-shop-code`, the staff's only under `/api/staff` beside
 * `x-requested-with: kindred`, and both only for requests of our own pages. Other clients send a bearer token.
 */
export function readCredentials(request: Asked, config: Pick<Config, 'isHttps' | 'publicUrl'>): Credentials {
  const { headers, cookies } = request
  const authorization = headers.authorization
  if (typeof authorization === 'string') {
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1]
    return token ? { kind: 'bearer', token } : { kind: 'none' }
  }
  if (headers.cookie === undefined || !isOwnOrigin(headers, config.publicUrl)) return { kind: 'none' }
  if (request.url.startsWith('/api/staff/')) {
    const cookie = cookies['kindred-token']
    return cookie && headers['x-requested-with'] === 'kindred' ? { kind: 'staff', cookie } : { kind: 'none' }
  }
  if (!headers['x-shop-code']) return { kind: 'none' }
  const cookie = readChunks(cookies, sessionCookieName(config.isHttps))
  return cookie ? { kind: 'webSession', cookie } : { kind: 'none' }
}

/** Name of next-auth's session cookie; long values follow in `.0`, `.1` … */
export function sessionCookieName(isHttps: boolean): string {
  return `${isHttps ? '__Secure-' : ''}next-auth.session-token`
}

/** True unless the browser says the request comes from another site or origin. Servers send neither header. */
export function isOwnOrigin(headers: Headers, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (typeof origin !== 'string') return true
  if (origin === new URL(publicUrl).origin) return true
  return (
    typeof headers.host === 'string' && /^https?:\/\//.test(origin) && origin.split('//')[1] === headers.host
  )
}

function readChunks(cookies: Asked['cookies'], name: string): string | undefined {
  if (cookies[name]) return cookies[name]
  let joined = ''
  for (let chunk = 0; chunk < maxChunks; chunk++) {
    const part = cookies[`${name}.${chunk}`]
    if (!part) break
    joined += part
  }
  return joined || undefined
}
