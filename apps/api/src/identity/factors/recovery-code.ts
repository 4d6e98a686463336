import { createHmac, randomInt } from 'node:crypto'

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789'
const half = 5
/** How many a customer gets at once. */
const codesAtOnce = 10

/** @returns codes such as `k7mfq-3vhtz`, 49 bits each */
export function makeRecoveryCodes(): string[] {
  const letters = () => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: codesAtOnce }, () => `${letters()}-${letters()}`)
}

/**
 * What is kept of a code. Keyed, since a copy of the database alone must not be enough to try all codes.
 *
 * @param code as typed: capitals, blanks and the hyphen make no difference
 */
export function hashRecoveryCode(code: string, customerId: string, key: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, '')
  return createHmac('sha256', key).update(`recovery ${customerId} ${plain}`).digest('base64url')
}
