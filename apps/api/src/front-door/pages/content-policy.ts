import { createHash } from 'node:crypto'

/** Who plays the videos that editors place. */
const players = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/**
 * The policy of our pages: scripts of ours only, inline ones only with their hash (kept pages) or the nonce of this
 * answer (personal pages). Styles have a policy of their own, since Radix and the editor set inline styles.
 *
 * @param allowed sources of inline scripts such as `'sha256-…'` or `'nonce-…'`
 * @param isDevelopment the compiler's hot reload evaluates code
 */
export function pagePolicy(allowed: readonly string[], isDevelopment = false): string {
  const scripts = ["'self'", ...allowed, ...(isDevelopment ? ["'unsafe-eval'"] : [])].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    `frame-src 'self' ${players}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
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
