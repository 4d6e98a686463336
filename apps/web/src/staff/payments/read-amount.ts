import { currencyExponent } from '@kindred/domain/money'

/** Minor units of an amount as somebody writes it: `120`, `120.5` or `120,50`; null for anything else, and for nothing. */
export function readAmount(text: string, currency: string): number | null {
  const decimals = currencyExponent(currency)
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  if (whole === undefined || part.length > decimals) return null
  const minor = Number(whole + part.padEnd(decimals, '0'))
  return minor > 0 ? minor : null
}
