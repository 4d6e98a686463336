/**
 * An amount as a person types it, in minor units: `12.50` or `12,50`, at most as many decimals as the currency has.
 * Null for anything else, a thousands separator among it: it would be a guess.
 *
 * @param exponent decimals of the currency
 */
export function readAmount(typed: string, exponent: number): number | null {
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim())
  if (!match) return null
  const [, whole = '', part = ''] = match
  if (part.length > exponent) return null
  return Number(`${whole}${part.padEnd(exponent, '0')}`)
}
