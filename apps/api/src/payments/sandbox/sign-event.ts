import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header of a signed event: `t={unix seconds},v1={hex HMAC-SHA256 over "{t}.{body}"}`. */
export const signatureHeader = 'sandbox-signature'

/** How old a signed event may be, so that a copied one cannot be sent again for ever. */
const toleranceSeconds = 300

export function signEvent(body: string | Buffer, key: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${mac(body, key, String(seconds))}`
}

/** True when the body was signed with the key within the last five minutes. */
export function isSignedEvent(header: unknown, body: Buffer, key: string, now: Date): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null
  if (!match?.[1] || !match[2]) return false
  if (Math.abs(now.getTime() / 1000 - Number(match[1])) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(mac(body, key, match[1]), 'hex'), Buffer.from(match[2], 'hex'))
}

function mac(body: string | Buffer, key: string, seconds: string): string {
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex')
}
