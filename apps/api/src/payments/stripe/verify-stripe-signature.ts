import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signed event may be, so that a copied one cannot be sent again for ever. */
const toleranceSeconds = 300

/**
 * True when Stripe signed the very bytes with this endpoint's secret within the last five minutes: header
 * `t={seconds},v1={hex HMAC-SHA256 over "{t}.{body}"}`, with one `v1` for each secret while it is being changed.
 */
export function isSignedByStripe(header: unknown, body: Buffer, secret: string, now: Date): boolean {
  if (typeof header !== 'string' || header.length > 2000) return false
  const parts = header.split(',').map((part) => part.trim().split('='))
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  return parts.some(
    ([name, value = '']) =>
      name === 'v1' && /^[0-9a-f]{64}$/.test(value) && timingSafeEqual(Buffer.from(value, 'hex'), expected),
  )
}
