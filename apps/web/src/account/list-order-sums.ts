import type { Order } from '@kindred/contracts/orders'
import { type Money, multiply, subtract, sum } from '@kindred/domain/money'

export type OrderSum = { key: 'subtotal' | 'discount' | 'shipping' | 'vat'; amount: Money }

/**
 * The rows between the lines of an order and its total. A business reads them without tax, discount taken off as in its
 * lines, and the tax as the last row (domain rules 4); everybody else with tax.
 */
export function listOrderSums(order: Order): OrderSum[] {
  const { currency } = order.total
  const shipping = (amount: Money): OrderSum[] => (order.shippingMethod ? [{ key: 'shipping', amount }] : [])
  if (!order.isBusiness) {
    const discount = order.discount && multiply(order.discount.amount, -1)
    return [
      { key: 'subtotal', amount: order.subtotal },
      ...(discount ? [{ key: 'discount' as const, amount: discount }] : []),
      ...shipping(order.shipping),
    ]
  }
  const net = sum(order.lines.map(showNet), currency)
  const linesTax = sum(
    order.lines.map((line) => line.tax),
    currency,
  )
  return [
    { key: 'subtotal', amount: net },
    ...shipping(subtract(order.shipping, subtract(order.tax, linesTax))),
    ...(order.tax.amountMinor > 0 ? [{ key: 'vat' as const, amount: order.tax }] : []),
  ]
}

/** A line without its tax. */
export const showNet = (line: Order['lines'][number]): Money => subtract(line.total, line.tax)
