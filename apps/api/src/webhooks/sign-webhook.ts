import { createHmac } from 'node:crypto'

/** Header of what is sent: `t={unix seconds}` and a `v1={hex HMAC-SHA256 over "{t}.{body}"}` for each secret that counts. */
export const signatureHeader = 'kindred-signature'

/**
 * Signs the very bytes that are sent, at this moment: a receiver refuses what is older than five minutes, so that nobody
 * sends a copied one again. While a secret is changed both sign, and the receiver needs only know one of them.
 */
export function signWebhook(body: string, secrets: readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}
