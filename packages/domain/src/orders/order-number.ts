import { ok, type Result, refuse } from '../result.ts'

/** Crockford's base 32: no I, L, O or U, so that a number read aloud or from paper is not misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLength = 11

/**
 * A public order number such as `4F7K-9QX2-M8T5`: 55 random bits, so that nobody guesses another's, and a check
 * character, so that a slip of the pen is noticed. `random` are at least 11 bytes from a secure source.
 * @throws RangeError with fewer.
 */
export function makeOrderNumber(random: Uint8Array): string {
  if (random.length < randomLength) throw new RangeError(`Needs ${randomLength} random bytes`)
  const body = Array.from(random.slice(0, randomLength), (byte) => alphabet.charAt(byte & 31)).join('')
  return `${body}${computeCheckCharacter(body)}`.replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * The canonical form of what a person typed: any case, with or without dashes and spaces, O for 0, I and L for 1.
 * Refusal: `order-number-invalid`.
 */
export function parseOrderNumber(text: string): Result<string> {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const isWellFormed = /^[0-9A-HJKMNP-TV-Z]{12}$/.test(plain)
  if (!isWellFormed || computeCheckCharacter(plain.slice(0, -1)) !== plain.slice(-1)) {
    return refuse('order-number-invalid', 'This is not an order number.', { field: 'orderNumber' })
  }
  return ok(plain.replace(/(.{4})(?=.)/g, '$1-'))
}

/** Luhn mod 32: finds every single wrong character and nearly every pair of swapped neighbours. */
function computeCheckCharacter(body: string): string {
  let total = 0
  let factor = 2
  for (const character of [...body].reverse()) {
    const product = alphabet.indexOf(character) * factor
    total += Math.floor(product / 32) + (product % 32)
    factor = factor === 2 ? 1 : 2
  }
  return alphabet.charAt((32 - (total % 32)) % 32)
}
