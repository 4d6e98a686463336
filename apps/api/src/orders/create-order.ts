import { randomBytes, randomUUID } from 'node:crypto'
import type { Address } from '@kindred/contracts/accounts'
import { makeOrderNumber } from '@kindred/domain/orders/order-number'
import type { OrderTotals } from '@kindred/domain/prices/order-totals'
import type { ClientType, PaymentMethod } from '@kindred/domain/vocabulary'
import type { LineRow } from '../basket/basket-rows.ts'
import type { BasketView } from '../basket/explain-line.ts'
import { findItemOf } from '../basket/explain-sending.ts'
import type { Sql } from '../stock/move-stock.ts'
import { insertOrder, noteOnOrder } from './order.store.ts'
import type { LineDescription, OrderLineRow, OrderRow } from './order-rows.ts'

export type OrderTerms = {
  customerId: string
  customerType: ClientType
  language: string
  paymentMethod: PaymentMethod
  delivery: Address | null
  billing: Address
  clinic: { id: string; name: string } | null
  shippingMethod: string | null
  dispatchOn: string | null
  consents: Record<string, unknown>
  totals: OrderTotals
}

/** Writes down what a locked basket comes to, as a draft that waits for its payment. Totals are those of the rules. */
export async function createOrder(sql: Sql, view: BasketView, terms: OrderTerms): Promise<OrderRow> {
  const { basket, facts, now } = view
  const { totals } = terms
  const order = {
    id: randomUUID(),
    number: makeOrderNumber(randomBytes(16)),
    shopCode: basket.shopCode,
    customerId: terms.customerId,
    customerType: terms.customerType,
    basketId: basket.id,
    language: terms.language,
    treatmentCountry: basket.treatmentCountry,
    treatmentState: basket.treatmentState,
    orderState: 'draft' as const,
    paymentState: 'none' as const,
    fulfilmentState: 'waiting' as const,
    paymentMethod: terms.paymentMethod,
    currency: basket.currency,
    subtotalMinor: totals.subtotal.amountMinor,
    shippingMinor: totals.shipping.amountMinor,
    shippingTaxRateBp: totals.shippingLine?.rateBp ?? 0,
    discountMinor: totals.discount.amountMinor,
    discountCode: totals.discount.amountMinor > 0 ? basket.discountCode : null,
    taxMinor: totals.tax.amountMinor,
    totalMinor: totals.total.amountMinor,
    delivery: terms.delivery,
    billing: terms.billing,
    clinicId: terms.clinic?.id ?? null,
    clinicName: terms.clinic?.name ?? null,
    shippingMethod: terms.shippingMethod,
    dispatchOn: terms.dispatchOn,
    consents: terms.consents,
  }
  const lines = facts.lines.map(
    (line, index): Omit<OrderLineRow, 'orderId'> => ({
      ...line,
      id: randomUUID(),
      cancelledQuantity: 0,
      description: describeLine(view, line),
      taxMinor: totals.lines[index]?.tax.amountMinor ?? 0,
      totalMinor: totals.lines[index]?.gross.amountMinor ?? 0,
    }),
  )
  await insertOrder(sql, order, lines, now)
  await noteOnOrder(sql, order.id, { by: 'customer', reason: 'created', at: now })
  return { ...order, createdAt: now, placedAt: null }
}

function describeLine(view: BasketView, line: LineRow): LineDescription {
  const donor = view.facts.donors.find((one) => one.id === line.donorId)
  const item = findItemOf(view, line)
  return {
    country: view.country,
    ...(line.arrival && { arrival: line.arrival }),
    ...(donor && { alias: donor.alias, donorCode: donor.code, releaseType: donor.releaseType }),
    ...(item && { strawType: item.strawType, motClass: item.motClass, volumeUl: item.volumeUl }),
  }
}
