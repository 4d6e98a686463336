import type { ProductKind } from '../vocabulary.ts'
import { type InvoiceLine, sumInvoice } from './invoice.ts'

type OrderSums = {
  readonly shippingMinor: number
  readonly shippingTaxRateBp: number
  readonly taxMinor: number
  readonly totalMinor: number
}

type SoldLine = {
  readonly id: string
  readonly productKind: ProductKind
  readonly description: Readonly<Record<string, unknown>>
  readonly periodMonths: number | null
  readonly quantity: number
  readonly taxRateBp: number
  readonly taxMinor: number
  /** Paid for the line, tax included and discount taken off. */
  readonly totalMinor: number
}

/**
 * The lines of an invoice: those of the order and its shipping, to the minor unit what the customer pays.
 * @throws RangeError when they do not add up to the order: such an invoice must never be made
 */
export function listInvoiceLines(order: OrderSums, sold: readonly SoldLine[]): InvoiceLine[] {
  const lines = sold.map(
    ({ id, totalMinor, ...line }): InvoiceLine => ({
      orderLineId: id,
      productKind: line.productKind,
      description: line.description,
      periodMonths: line.periodMonths,
      quantity: line.quantity,
      taxRateBp: line.taxRateBp,
      netMinor: totalMinor - line.taxMinor,
      taxMinor: line.taxMinor,
      grossMinor: totalMinor,
    }),
  )
  if (order.shippingMinor !== 0) {
    const taxMinor = order.taxMinor - sumInvoice(lines).taxMinor
    lines.push({
      orderLineId: null,
      productKind: 'shipment',
      description: {},
      periodMonths: null,
      quantity: 1,
      taxRateBp: order.shippingTaxRateBp,
      netMinor: order.shippingMinor - taxMinor,
      taxMinor,
      grossMinor: order.shippingMinor,
    })
  }
  const sums = sumInvoice(lines)
  if (sums.totalMinor !== order.totalMinor || sums.taxMinor !== order.taxMinor)
    throw new RangeError('The lines of an invoice must add up to its order')
  return lines
}
