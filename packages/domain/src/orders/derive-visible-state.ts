import type { OrderFacts } from './order-facts.ts'

/** What a person sees; the three machines stay behind it. */
const visibleOrderStates = [
  'draft',
  'awaitingPayment',
  'paymentFailed',
  'onHold',
  'confirmed',
  'inPreparation',
  'shipped',
  'delivered',
  'returned',
  'completed',
  'cancelled',
  'refunded',
] as const
export type VisibleOrderState = (typeof visibleOrderStates)[number]

/** One word for the three states of an order (domain rules 6). Ends come first, then trouble, then progress. */
export function deriveVisibleState(
  order: Pick<OrderFacts, 'orderState' | 'paymentState' | 'fulfilmentState' | 'isHalted'>,
): VisibleOrderState {
  if (order.paymentState === 'refunded') return 'refunded'
  if (order.orderState === 'cancelled') return 'cancelled'
  if (order.fulfilmentState === 'returned') return 'returned'
  if (order.orderState === 'closed') return 'completed'
  if (order.fulfilmentState === 'delivered') return 'delivered'
  if (order.fulfilmentState === 'shipped') return 'shipped'
  if (order.paymentState === 'failed') return 'paymentFailed'
  if (order.isHalted) return 'onHold'
  if (order.paymentState === 'pending') return 'awaitingPayment'
  if (order.orderState === 'draft') return 'draft'
  if (order.paymentState === 'none') return 'awaitingPayment'
  return order.fulfilmentState === 'picked' || order.orderState === 'processing'
    ? 'inPreparation'
    : 'confirmed'
}
