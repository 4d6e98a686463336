import { currencyExponent, type Money } from '@kindred/domain/money'

/**
 * An amount as a language writes it: `€412`, and the decimals only where there are some.
 *
 * @param language BCP 47, such as `da-DK`
 */
export function formatMoney({ amountMinor, currency }: Money, language: string): string {
  const divisor = 10 ** currencyExponent(currency)
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / divisor)
}
