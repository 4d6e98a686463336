import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Principal } from '@kindred/contracts/principal'

/** How long an address of a protected file leads to it, in milliseconds. */
export const addressLifetime = 120_000

/** Who asks, in one word: addresses are bound to it. */
export function namePerson(principal: Principal): string | null {
  if (principal.kind === 'customer') return `customer:${principal.customerId}`
  return principal.kind === 'staff' ? `staff:${principal.staffId}` : null
}

/** Proves that we said: this person may read this file until then. */
export function signAddress(key: string, fileId: string, person: string, expires: number): string {
  return sign(key, 'address', fileId, person, String(expires))
}

export function isSignedAddress(
  key: string,
  address: { fileId: string; person: string; expires: number; signature: string },
  now: Date,
): boolean {
  const expected = signAddress(key, address.fileId, address.person, address.expires)
  return address.expires > now.getTime() && isEqual(expected, address.signature)
}

/**
 * The value of the cookie that says who this browser belongs to while an address lives. Only our own calls carry a session
 * (decision 18), and neither a link nor a player of sound can be one of them.
 */
export function sealReader(key: string, person: string, expires: number): string {
  return `${Buffer.from(person).toString('base64url')}.${expires}.${sign(key, 'reader', person, String(expires))}`
}

/** The person of such a cookie; null when it is forged or has run out. */
export function openReader(key: string, cookie: string | undefined, now: Date): string | null {
  const [encoded = '', expires = '', signature = ''] = (cookie ?? '').split('.')
  const person = Buffer.from(encoded, 'base64url').toString()
  const isTrue = isEqual(sign(key, 'reader', person, expires), signature)
  return isTrue && Number(expires) > now.getTime() ? person : null
}

function sign(key: string, ...parts: string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
