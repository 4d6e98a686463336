import type { Order, OwnOrder, orderHeadSchema } from '@kindred/contracts/orders'
import { isCalledOff, listNextSteps, type NextStep } from '@kindred/domain/orders/list-next-steps'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import type { z } from 'zod'
import { listOrderInvoices } from '../invoices/list-order-invoices.ts'
import { readOrderMoney } from '../payments/read-order-money.ts'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { listOrderDeposits } from './deposit.store.ts'
import { listCarriersToSign, mayStillSign } from './list-carriers-to-sign.ts'
import { findOrder, listCustomerOrders, listHistory, listOrderLines, type StoredLine } from './order.store.ts'
import type { OrderRow } from './order-rows.ts'
import { type OrderRecord, presentHead, presentOrder } from './present-order.ts'
import { wantsPaper } from './wants-paper.ts'

/** A customer's orders, newest first. */
export async function listOwnOrders(
  services: Services,
  customerId: string,
): Promise<z.output<typeof orderHeadSchema>[]> {
  const orders = await listCustomerOrders(services.pool, customerId)
  const lines = await listOrderLines(
    services.pool,
    orders.map((order) => order.id),
  )
  const halted = await findHalted(
    services.pool,
    orders.map((order) => order.id),
  )
  return orders.map((order) => {
    const own = lines.filter((line) => line.orderId === order.id)
    return tellEnd(presentHead({ order, lines: own, isHalted: halted.has(order.id) }), own)
  })
}

/** One order of a customer; null for anybody else's, as for one that does not exist. */
export async function readOwnOrder(
  services: Services,
  customerId: string,
  number: string,
): Promise<OwnOrder | null> {
  const parsed = parseOrderNumber(number)
  const order = parsed.ok ? await findOrder(services.pool, { number: parsed.value }) : null
  if (order?.customerId !== customerId) return null
  return presentOwnOrder(services.pool, await readRecord(services.pool, order))
}

export async function presentOwnOrder(sql: Sql, record: OrderRecord): Promise<OwnOrder> {
  const carriers = mayStillSign(record) ? await listCarriersToSign(sql, record) : []
  return {
    ...tellEnd(presentOrder(record), record.lines),
    carriersToSign: carriers.map(({ code, alias }) => ({ donorId: code, alias })),
  }
}

/** For staff such an order is open until they close it; its customer waits for nothing. */
const tellEnd = <Told extends Pick<Order, 'state'>>(told: Told, lines: readonly StoredLine[]): Told =>
  ['placed', 'processing', 'stored'].includes(told.state) && isCalledOff(lines)
    ? { ...told, state: 'closed' }
    : told

/** What happens with an order once it is placed. */
export async function readNextSteps(services: Services, order: OrderRow): Promise<NextStep[]> {
  const [lines, history] = await Promise.all([
    listOrderLines(services.pool, [order.id]),
    listHistory(services.pool, order.id),
  ])
  return listNextSteps(lines, {
    isFetched: order.shippingMethod === 'pickUp',
    wantsPaper: mayStillSign({ order }) && (await wantsPaper(services.pool, { order, lines, history })),
  })
}

/** An order with its lines, straws, history and shipment. */
export async function readRecord(sql: Sql, order: OrderRow): Promise<OrderRecord> {
  const lines = await listOrderLines(sql, [order.id])
  const history = await listHistory(sql, order.id)
  const halted = await findHalted(sql, [order.id])
  const { rows } = await sql.query<{ tracking: string | null }>(
    'select tracking_number tracking from shop.shipment where order_id = $1',
    [order.id],
  )
  return {
    order,
    lines,
    history,
    trackingNumber: rows[0]?.tracking ?? null,
    invoices: await listOrderInvoices(sql, order.id),
    isHalted: halted.has(order.id),
    money: await readOrderMoney(sql, order.id),
    deposits: await listOrderDeposits(sql, order.id),
  }
}

/** Orders that stand still because a donor in them is blocked and their goods have not left the bank. */
async function findHalted(sql: Sql, orderIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.query<{ id: string }>(
    `select distinct o.id from shop."order" o join shop.order_line l on l.order_id = o.id
       join shop.donor d on d.id = l.donor_id
     where o.id = any($1::uuid[]) and d.blocked_at is not null
       and (l.stock_item_id is not null or l.deposit_id is not null and l.period_months is null)
       and o.fulfilment_state in ('waiting', 'picked') and o.order_state in ('placed', 'processing')`,
    [orderIds],
  )
  return new Set(rows.map((row) => row.id))
}
