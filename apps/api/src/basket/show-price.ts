import type { Money } from '@kindred/domain/money'
import { taxAmount } from '@kindred/domain/prices/tax'
import type { ProductKind } from '@kindred/domain/vocabulary'
import type { BasketView } from './explain-line.ts'
import { readLineListing } from './price-line.ts'
import { findTax } from './price-lines.ts'

/** A listed price as the customer of a basket reads it: a business without tax, everybody else with it (domain rules 4). */
export function showPrice(view: BasketView, productKind: ProductKind, listed: Money): Money {
  const clientType = view.basket.customerType === 'professional' ? 'professional' : 'private'
  const rate = findTax(view, productKind, clientType)
  if (!rate.ok) return listed
  const listing = readLineListing(view.reference, view.shop, productKind)
  const { net, gross } = taxAmount(listed, { ...listing, rateBp: rate.value })
  return clientType === 'professional' ? net : gross
}
