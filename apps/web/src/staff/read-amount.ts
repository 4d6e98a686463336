import { currencyExponent } from '@kindred/domain/money'

/**
 * Minor units of an amount as a person types it: `120`, `120.5` or `120,50`, at most as many decimals as the currency has.
 * Null for nothing and for anything else, a thousands separator among it: it would be a guess.
 */
export function readAmount(typed: string, currency: string): number | null {
  const decimals = currencyExponent(currency)
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || part.length > decimals) return null
  const minor = Number(whole + part.padEnd(decimals, '0'))
  return minor > 0 ? minor : null
}
