import type { Money } from '@kindred/domain/money'
import type { QuotaRule } from '@kindred/domain/quotas/quota-rule'
import type { Reference } from './reference.ts'

/**
 * The quota rules of a country with prices in the currency of the asking shop. They are kept in euro; another currency
 * is the euro price at the shop's rate, rounded to its whole units, as a price on a sign would be.
 */
export function quotaRulesForShop(reference: Reference, shopCode: string, countryCode: string): QuotaRule[] {
  const rules = reference.countries.get(countryCode)?.quotaRules ?? []
  const shop = reference.shops.get(shopCode)
  if (!shop || shop.currency === 'EUR') return rules
  const convert = (price: Money): Money => ({
    amountMinor: Math.round((price.amountMinor / 100) * shop.euroRate) * 100,
    currency: shop.currency,
  })
  return rules.map((rule) => ({
    ...rule,
    priceIdRelease: convert(rule.priceIdRelease),
    priceNonIdRelease: convert(rule.priceNonIdRelease),
  }))
}
