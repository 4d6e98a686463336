import type { Reference } from '@kindred/content/reference/reference.ts'
import type { Money } from '@kindred/domain/money'
import { isShownWithTax } from '@kindred/domain/prices/show-amount'
import { findQuotaPrice } from '@kindred/domain/quotas/quota-price'
import type { ReleaseType } from '@kindred/domain/vocabulary'
import { findLineTax } from '../basket/price-line.ts'
import { showListed } from '../basket/show-price.ts'
import type { Market } from './market.ts'

/**
 * What a place costs as the basket will say it. The price list quotes places without tax (domain rules 4); private
 * customers are told the amount with theirs, so that no figure surprises.
 */
export function pricePlace(
  reference: Reference,
  { rules, shop, buyer }: Pick<Market, 'rules' | 'shop' | 'buyer'>,
  releaseType: ReleaseType,
): { quotaPrice: Money | null; quotaPriceHasTax: boolean } {
  const listed = findQuotaPrice(rules, releaseType)
  const isTaxKnown = findLineTax(reference, shop, { ...buyer, productKind: 'quota' }).ok
  return {
    quotaPrice: listed && showListed(reference, shop, buyer, 'quota', listed),
    quotaPriceHasTax: isShownWithTax(buyer.clientType) && isTaxKnown,
  }
}
