import { Secret, TOTP } from 'otpauth'

const period = 30
/** Half minutes before and after that are taken too: the clock of a phone is not ours, and typing takes time. */
const tolerance = 1

/** @returns a new secret of 160 bits in base32, as apps take it */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address behind the QR code that an app reads (Key Uri Format). */
export function printTotpAddress(secret: string, email: string): string {
  return new TOTP({ ...options, secret, issuer: 'Kindred', label: email }).toString()
}

/**
 * Which half minute a code belongs to (RFC 6238, SHA-1 and six digits, as every app has them).
 *
 * @returns its number since 1970, or null when the code is not right around now
 */
export function findTotpStep(code: string, secret: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = new TOTP({ ...options, secret }).validate({ token: code, timestamp, window: tolerance })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

const options = { algorithm: 'SHA1', digits: 6, period } as const
