import type { Reference } from '@kindred/content/reference/reference.ts'
import type { Money } from '@kindred/domain/money'
import { taxAmount } from '@kindred/domain/prices/tax'
import { findQuotaPrice } from '@kindred/domain/quotas/quota-price'
import type { ReleaseType } from '@kindred/domain/vocabulary'
import { findLineTax, readListing } from '../basket/price-line.ts'
import type { Market } from './market.ts'

/**
 * What a place costs as the basket will say it. The price list quotes places without VAT (domain rules 4); where the
 * other prices of the page include it, private customers are told the amount with theirs, so that no figure surprises.
 */
export function pricePlace(
  reference: Reference,
  market: Market,
  releaseType: ReleaseType,
): { quotaPrice: Money | null; quotaPriceHasTax: boolean } {
  const net = findQuotaPrice(market.rules, releaseType)
  const { includesTax, listRateBp } = readListing(reference, market.shop)
  if (!net || !includesTax || market.customerType === 'professional')
    return { quotaPrice: net, quotaPriceHasTax: false }
  const rate = findLineTax(reference, market.shop, {
    productKind: 'quota',
    deliveryCountry: market.country?.code ?? market.shop.address.country,
    deliveryState: market.state || null,
    clientType: 'private',
    vatNumber: null,
  })
  if (!rate.ok) return { quotaPrice: net, quotaPriceHasTax: false }
  const { gross } = taxAmount(net, { includesTax: false, listRateBp, rateBp: rate.value })
  return { quotaPrice: gross, quotaPriceHasTax: true }
}
