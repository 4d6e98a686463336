import type { Money } from '../money.ts'
import type { ReleaseType } from '../vocabulary.ts'
import type { QuotaRule } from './quota-rule.ts'

/**
 * What a place costs, without VAT, by the donor's release type. One place satisfies every rule of the country, so where
 * several rules have a price the highest is asked, once. Null where no rule applies.
 */
export function findQuotaPrice(rules: readonly QuotaRule[], releaseType: ReleaseType): Money | null {
  const prices = rules.map((rule) =>
    releaseType === 'idRelease' ? rule.priceIdRelease : rule.priceNonIdRelease,
  )
  return prices.reduce<Money | null>(
    (highest, price) => (highest === null || price.amountMinor > highest.amountMinor ? price : highest),
    null,
  )
}
