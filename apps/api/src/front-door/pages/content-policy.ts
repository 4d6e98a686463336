import { createHash } from 'node:crypto'
import { readConnectionString } from '@kindred/domain/measurement/read-connection-string'

/** Who plays the videos that editors place. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/**
 * The policy of our pages: scripts of ours only, inline ones only with their hash (kept pages) or the nonce of this
 * answer (personal pages). Styles have a policy of their own, since Radix and the editor set inline styles.
 *
 * @param allowed sources of inline scripts such as `'sha256-…'` or `'nonce-…'`
 * @param isDevelopment the compiler's hot reload evaluates code
 * @param others addresses whose scripts staff placed on this page (BLK-09); they may also send and show there
 * @param sinks addresses that may be told of a visit, and run nothing
 */
export function pagePolicy(
  allowed: readonly string[],
  isDevelopment = false,
  others: readonly string[] = [],
  sinks: readonly string[] = [],
): string {
  const scripts = ["'self'", ...allowed, ...others, ...(isDevelopment ? ["'unsafe-eval'"] : [])].join(' ')
  const own = ["'self'", ...others].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    "font-src 'self'",
    `connect-src ${[own, ...sinks].join(' ')}`,
    "media-src 'self' blob:",
    `frame-src ${own} ${players}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Where telemetry goes, when an operator has set it up (CFG-01). Whether anything is sent is for the visitor to say. */
export function listSinks(connectionString: string | undefined): string[] {
  const sink = readConnectionString(connectionString)
  return sink ? [sink.origin] : []
}

/** The content editor writes inline scripts and styles of its own; only signed-in staff see it. */
export const editorPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

const scriptMark = /<meta name="kindred-script-origin" content="(https:\/\/[a-z\d.-]+(?::\d{1,5})?)"\s*\/?>/g
const mostScriptOrigins = 10

/** BLK-09: addresses of scripts that staff placed on a page, as the page marks them. Whole addresses over https only. */
export function readScriptOrigins(html: string): string[] {
  const found = new Set([...html.matchAll(scriptMark)].map(([, origin]) => origin as string))
  return [...found].slice(0, mostScriptOrigins)
}

/** Hashes of the inline scripts of a page, as sources of a policy. Data blocks (JSON-LD) are no scripts. */
export function hashScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (
      /\ssrc\s*=/i.test(attributes) ||
      /\stype\s*=\s*"application\/(ld\+)?json"/i.test(attributes) ||
      code === ''
    )
      continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}
