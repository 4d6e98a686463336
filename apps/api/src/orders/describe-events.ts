import { money } from '@kindred/domain/money'
import { nameEvent } from '@kindred/domain/webhooks/webhook-events'
import type { Announced } from '../webhooks/announce.ts'
import type { OrderRow } from './order-rows.ts'

type Told = Pick<
  OrderRow,
  | 'number'
  | 'shopCode'
  | 'orderState'
  | 'paymentState'
  | 'fulfilmentState'
  | 'totalMinor'
  | 'currency'
  | 'placedAt'
>

/** What others hear of an order: its number, its three states and what it comes to. Nothing of whom it is for or of what. */
function describeOrder(order: Told): Record<string, unknown> {
  const { number, shopCode, orderState, paymentState, fulfilmentState } = order
  const total = money(order.totalMinor, order.currency)
  return { number, shopCode, orderState, paymentState, fulfilmentState, total }
}

/** The moves of an order as the operator's systems hear of them; a draft is nobody's but the customer's. */
export function describeMoves(order: Told, moves: readonly { machine: string; to: string }[]): Announced[] {
  if (order.placedAt === null) return []
  return moves.flatMap(({ machine, to }) => {
    const type = nameEvent(machine, to)
    return type
      ? [
          {
            type,
            subject: { kind: 'order', id: order.number },
            data: { order: describeOrder(order) },
          } as const,
        ]
      : []
  })
}

/** What became of money on its way back. */
export function describeRefund(
  order: Told,
  refund: { id: string; amountMinor: number; currency: string },
  state: string,
): Announced[] {
  const type = nameEvent('refund', state)
  if (!type || order.placedAt === null) return []
  const { id, amountMinor, currency } = refund
  const data = { order: describeOrder(order), refund: { id, amount: money(amountMinor, currency) } }
  return [{ type, subject: { kind: 'order', id: order.number }, data }]
}

/** Straws that are sold, or are in stock again: of which item and how many, not to whom. */
export function describeStock(
  kind: 'sold' | 'returned',
  moves: readonly { stockItemId: string; quantity: number }[],
): Announced[] {
  return moves.map(({ stockItemId, quantity }) => ({
    type: `stock.${kind}`,
    subject: { kind: 'stockItem', id: stockItemId },
    data: { stockItemId, quantity },
  }))
}

/** The time of a deposit is over; nothing is given up by itself. */
export function describeDepositEnd(deposit: {
  id: string
  orderNumber: string
  kind: string
  quantity: number
  endsOn: string
}): Announced {
  const { id, orderNumber, kind, quantity, endsOn } = deposit
  return {
    type: 'deposit.ended',
    subject: { kind: 'deposit', id },
    data: { deposit: { id, orderNumber, kind, quantity, endsOn } },
  }
}
