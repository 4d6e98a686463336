import type { Transaction } from '@kindred/database/pool'
import { settleWrites, write } from '@kindred/database/transaction-connection'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { PaymentState } from '@kindred/domain/vocabulary'
import { type Customer, findCustomer } from '../accounts/find-customer.ts'
import type { BasketRow } from '../basket/basket-rows.ts'
import { planChange } from '../basket/change-basket.ts'
import { lockDiscount } from '../basket/lock-discount.ts'
import { movePlaces, sellPlaces } from '../quotas/move-places.ts'
import type { Services } from '../services.ts'
import { assignStraws } from '../stock/assign-straws.ts'
import { explainOversold } from '../stock/explain-oversold.ts'
import { moveStock, type Sql } from '../stock/move-stock.ts'
import { announce } from '../webhooks/announce.ts'
import { addDeposits } from './add-deposits.ts'
import { describeStock } from './describe-events.ts'
import { changeOrderState, countPlacedWith, listHistory, listOrderLines, noteOnOrder } from './order.store.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'
import { renewDeposits } from './renew-deposits.ts'
import { sendFromDeposits } from './send-from-deposits.ts'
import { wantsPaper } from './wants-paper.ts'

/** An order that stands, what was sold with it, and to whom (null: erased since). */
export type PlacedOrder = {
  order: OrderRow
  lines: OrderLineRow[]
  customer: Customer | null
  /** Nothing leaves before its customer has signed or sent something (`wantsPaper`). */
  wantsPaper: boolean
}

/**
 * Places a draft order whose row and basket this transaction has locked (null: it is not open any more): what the basket
 * holds is sold, straws get their codes, places become the customer's, deposits begin and history is written. What the
 * basket no longer holds is taken again if it is still there. Everything or nothing: a refusal leaves no trace. Whoever
 * placed an order ends the same transaction with `confirmOrder`.
 * Refusals: `order-not-draft`, `basket-gone`, `goods-gone` (data: why).
 */
export async function placeOrder(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  basket: BasketRow | null,
  how: { paymentState: PaymentState; by: string },
): Promise<Result<PlacedOrder>> {
  const sql = tx.$client
  if (order.orderState !== 'draft')
    return refuse('order-not-draft', 'The order is not waiting for a payment.')
  await write(sql, { name: 'orders.savepoint', text: 'savepoint sale' })
  const placed = await sell(services, tx, order, basket)
  if (!placed.ok) {
    await sql.query('rollback to savepoint sale')
    return placed
  }
  const at = services.now()
  const moved = await changeOrderState(
    sql,
    order,
    { orderState: 'placed', paymentState: how.paymentState },
    { by: how.by, reason: 'placed', at },
  )
  if (placed.value.withoutCode > 0) {
    const data = { count: placed.value.withoutCode }
    await noteOnOrder(sql, order.id, { by: 'system', reason: 'straws-without-code', data, at })
  }
  const { withoutCode: _, ...sold } = placed.value
  return ok({ order: moved, ...sold })
}

async function sell(
  services: Services,
  tx: Transaction,
  order: OrderRow,
  basket: BasketRow | null,
): Promise<Result<Omit<PlacedOrder, 'order'> & { withoutCode: number }>> {
  const sql = tx.$client
  if (!basket) return refuse('basket-gone', 'The basket of the order is gone.')
  const isFree = await keepDiscount(services, sql, order)
  if (!isFree.ok) return isFree
  const [kept, lines, history, customer] = await Promise.all([
    keepGoods(services, sql, basket),
    listOrderLines(sql, [order.id]),
    listHistory(sql, order.id),
    findCustomer(tx, order.customerId),
  ])
  if (!kept.ok) return kept
  const at = services.now()
  const goods = lines.flatMap((line) =>
    line.stockItemId
      ? [{ orderLineId: line.id, stockItemId: line.stockItemId, quantity: line.quantity }]
      : [],
  )
  await moveStock(
    sql,
    goods.map(({ stockItemId, quantity }) => ({ stockItemId, kind: 'sold' as const, quantity })),
    { basketId: basket.id, orderId: order.id, by: order.customerId },
  )
  await announce(sql, describeStock('sold', goods), at)
  const [withoutCode, isPaperWanted] = await Promise.all([
    assignStraws(sql, goods),
    wantsPaper(sql, { order, lines, history }),
  ])
  await sellPlaces(sql, { basketId: basket.id, orderId: order.id, customerId: order.customerId, at })
  const sent = await sendFromDeposits(sql, lines, at)
  if (!sent.ok)
    return refuse('goods-gone', 'What was paid for is gone.', { data: { reason: sent.error.code } })
  await addDeposits(services, sql, order, lines)
  const renewed = await renewDeposits(services, sql, order, lines)
  if (!renewed.ok)
    return refuse('goods-gone', 'What was paid for is gone.', { data: { reason: renewed.error.code } })
  await write(sql, {
    name: 'orders.close-basket',
    text: `update shop.basket set basket_state = 'ordered', hold_expires_at = null, version = version + 1, updated_at = $2
      where id = $1`,
    values: [basket.id, at],
  })
  return ok({ lines, customer, wantsPaper: isPaperWanted, withoutCode: withoutCode + sent.value })
}

/** A code with limited uses is taken by who pays first, should its hold have run out meanwhile. */
async function keepDiscount(services: Services, sql: Sql, order: OrderRow): Promise<Result<undefined>> {
  const { discountCode, shopCode } = order
  const discount = services
    .reference()
    .discounts.find((one) => one.shopCode === shopCode && one.code === discountCode)
  if (!discountCode || !discount?.maxUses) return ok()
  await lockDiscount(sql, { shopCode, discountCode })
  const used = await countPlacedWith(sql, { shopCode, discountCode })
  if (used < discount.maxUses) return ok()
  return refuse('goods-gone', 'What was paid for is gone.', { data: { reason: 'discount-used-up' } })
}

/** Makes sure that the basket holds all it says, also after its hold ran out; a donor blocked meanwhile is gone too. */
async function keepGoods(services: Services, sql: Sql, basket: BasketRow): Promise<Result<undefined>> {
  const { view, result } = await planChange(services, sql, basket, basket, [])
  if (!result.ok)
    return refuse('goods-gone', 'What was paid for is gone.', { data: { reason: result.error.code } })
  const plan = result.value
  const lost = plan.notes.find((note) => note.code === 'line-removed' || note.code === 'quantity-cut')
  if (lost) return refuse('goods-gone', 'What was paid for is gone.', { data: { ...lost.data } })
  const of = { basketId: basket.id, by: basket.customerId ?? 'system', reason: 'paid' }
  try {
    await moveStock(sql, plan.stock, of)
    await movePlaces(sql, plan, { ...of, customerId: basket.customerId, at: view.now })
    await settleWrites(sql)
  } catch (error) {
    const failure = explainOversold(error)
    if (!failure) throw error
    return refuse('goods-gone', 'What was paid for is gone.', { data: { reason: failure.code } })
  }
  return ok()
}
