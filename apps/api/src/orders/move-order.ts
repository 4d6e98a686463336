import { lockBasket } from '../basket/lock-basket.ts'
import type { Sql } from '../stock/move-stock.ts'
import { changeOrderState, findOrder, insertHistory, noteOnOrder, type StateChange } from './order.store.ts'
import type { OrderRow } from './order-rows.ts'

/** The order, kept for this transaction. @throws when there is none: whoever asks holds a row that points to it */
export async function lockOrder(sql: Sql, id: string): Promise<OrderRow> {
  const order = await findOrder(sql, { id }, true)
  if (!order) throw new Error('An order that others point to cannot be gone')
  return order
}

/** The same, with its basket kept first, as every path does that keeps both. */
export async function lockOrderAndBasket(sql: Sql, id: string): Promise<OrderRow> {
  const order = await findOrder(sql, { id })
  if (order) await lockBasket(sql, order.basketId)
  return lockOrder(sql, id)
}

/** The order of a basket that waits for its payment, kept for this transaction. */
export function findDraft(sql: Sql, basketId: string): Promise<OrderRow | null> {
  return findOrder(sql, { draftOfBasket: basketId }, true)
}

/** An order by its public number, or null. */
export function findOrderByNumber(sql: Sql, number: string): Promise<OrderRow | null> {
  return findOrder(sql, { number })
}

/** Moves a locked order; one history row for each machine that moved. */
export function moveOrder(
  sql: Sql,
  order: OrderRow,
  change: StateChange,
  of: { by: string; reason: string | null; data?: Record<string, unknown>; at: Date },
): Promise<OrderRow> {
  return changeOrderState(sql, order, change, of)
}

/** A line in the order's history that moves nothing. */
export function noteOrder(
  sql: Sql,
  orderId: string,
  of: { by: string; reason: string; data?: Record<string, unknown>; at: Date },
): Promise<void> {
  return noteOnOrder(sql, orderId, of)
}

/** A step of money that goes back, in the order's history. */
export function noteRefund(
  sql: Sql,
  orderId: string,
  of: {
    from: string | null
    to: string
    by: string
    reason: string
    data: Record<string, unknown>
    at: Date
  },
): Promise<void> {
  const { from, to, ...rest } = of
  return insertHistory(sql, orderId, { ...rest, machine: 'refund', fromState: from, toState: to })
}
