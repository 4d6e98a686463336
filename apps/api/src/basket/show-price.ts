import type { Reference, ShopReference } from '@kindred/content/reference/reference.ts'
import type { Money } from '@kindred/domain/money'
import { showAmount } from '@kindred/domain/prices/show-amount'
import { taxAmount } from '@kindred/domain/prices/tax'
import type { ProductKind } from '@kindred/domain/vocabulary'
import type { BasketView } from './explain-line.ts'
import { type Buyer, findLineTax, readLineListing } from './price-line.ts'
import { readBuyer } from './price-lines.ts'

/**
 * A listed price as a buyer reads it, in the checkout and everywhere before it (domain rules 4): with the tax they would
 * pay, or without where they are a professional. Where the shop has no rate for the country, the basket refuses the line;
 * until then the price list itself says what is in it.
 */
export function showListed(
  reference: Reference,
  shop: ShopReference,
  buyer: Buyer,
  productKind: ProductKind,
  listed: Money,
): Money {
  const rate = findLineTax(reference, shop, { ...buyer, productKind })
  const listing = readLineListing(reference, shop, productKind)
  const ownRateBp = listing.includesTax ? listing.listRateBp : 0
  const amount = taxAmount(listed, { ...listing, rateBp: rate.ok ? rate.value : ownRateBp })
  return showAmount(amount, buyer.clientType)
}

/** A listed price as the customer of a basket reads it. */
export const showPrice = (view: BasketView, productKind: ProductKind, listed: Money): Money =>
  showListed(view.reference, view.shop, readBuyer(view), productKind, listed)
