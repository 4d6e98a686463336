import type { Transaction } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import { explainRefusal, type OrderAction } from '@kindred/domain/orders/allowed-actions'
import { type FulfilmentEvent, fulfilmentMachine } from '@kindred/domain/orders/fulfilment-machine'
import { moveState } from '@kindred/domain/orders/machine'
import { type OrderEvent, orderMachine } from '@kindred/domain/orders/order-machine'
import { type PaymentEvent, paymentMachine } from '@kindred/domain/orders/payment-machine'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { lockBasket } from '../basket/lock-basket.ts'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { cancelGivenUp } from '../payments/cancel-payments.ts'
import { refundOrder, settleInvoicePayment } from '../payments/refund-order.ts'
import { releaseSoldPlaces } from '../quotas/release-sold-places.ts'
import type { Services } from '../services.ts'
import { markStrawsLeft, releaseStraws } from '../stock/assign-straws.ts'
import { moveStock } from '../stock/move-stock.ts'
import { describeOrderMail } from './describe-order-mail.ts'
import { changeOrderState, findOrder, noteOnOrder, type StateChange } from './order.store.ts'
import { readOrderFacts } from './order-facts.ts'
import type { OrderRow } from './order-rows.ts'
import { type OrderRecord, shippedTypes } from './present-order.ts'
import { readRecord } from './read-orders.ts'

export type StaffAct = {
  action: OrderAction
  /** Needed to ship. */
  trackingNumber?: string
  /** Needed to cancel or refund. */
  reason?: string
  by: string
}

type Events = { order?: OrderEvent; payment?: PaymentEvent; fulfilment?: FulfilmentEvent }

/** Where each action leads; the tables of the domain say whether each move is possible. */
const moves: Readonly<Record<OrderAction, (order: OrderRow) => Events>> = {
  markPicked: (order) => ({
    fulfilment: 'pick',
    ...(order.orderState === 'placed' && { order: 'startProcessing' }),
  }),
  markShipped: () => ({ fulfilment: 'ship' }),
  markDelivered: () => ({ fulfilment: 'deliver' }),
  settleInvoice: () => ({ payment: 'settle' }),
  refund: () => ({ payment: 'refundAll' }),
  cancel: (order) => ({
    order: 'cancel',
    ...(order.fulfilmentState === 'picked' && { fulfilment: 'putBack' as const }),
    ...findCancelPayment(order),
  }),
  close: () => ({ order: 'close' }),
}

function findCancelPayment({ paymentState }: OrderRow): Pick<Events, 'payment'> {
  if (['paid', 'partlyRefunded', 'settled'].includes(paymentState)) return { payment: 'refundAll' }
  return ['pending', 'authorised', 'invoiced'].includes(paymentState) ? { payment: 'void' } : {}
}

/**
 * One action of staff on an order, in one transaction under its lock: the first guard that stands against it refuses, each
 * machine that moves leaves a history row with who and why. Doing it twice finds it done and refuses.
 * Refusals: those of `explainRefusal`, `tracking-number-required`, `reason-required`; null when there is no such order.
 */
export async function actOnOrder(
  services: Services,
  number: string,
  act: StaffAct,
): Promise<Result<OrderRecord> | null> {
  return transaction(services.pool, async (tx): Promise<Result<OrderRecord> | null> => {
    const sql = tx.$client
    const seen = await findOrder(sql, { number })
    if (!seen) return null
    await lockBasket(sql, seen.basketId)
    const order = await findOrder(sql, { number }, true)
    if (!order) return null
    const record = await readRecord(sql, order)
    const refusal = explainRefusal(await readOrderFacts(sql, record), act.action)
    if (refusal) return { ok: false, error: refusal }
    if (act.action === 'markShipped' && !act.trackingNumber)
      return refuse('tracking-number-required', 'Enter the tracking number.', { field: 'trackingNumber' })
    if ((act.action === 'cancel' || act.action === 'refund') && !act.reason)
      return refuse('reason-required', 'Say why.', { field: 'reason' })
    const change = decideChange(order, moves[act.action](order))
    if (!change.ok) return change
    const at = services.now()
    const of = { by: act.by, reason: act.reason ?? act.action, at }
    const moved = await changeOrderState(sql, order, change.value, of)
    const isMoneyDue = change.value.paymentState === 'refunded'
    await carryOut(tx, services, { ...record, order: moved }, { ...act, isMoneyDue })
    return ok(await readRecord(sql, moved))
  })
}

function decideChange(order: OrderRow, events: Events): Result<StateChange> {
  const change: StateChange = {}
  if (events.order) {
    const next = moveState(orderMachine, order.orderState, events.order)
    if (!next.ok) return next
    change.orderState = next.value
  }
  if (events.payment) {
    const next = moveState(paymentMachine, order.paymentState, events.payment)
    if (!next.ok) return next
    change.paymentState = next.value
  }
  if (events.fulfilment) {
    const next = moveState(fulfilmentMachine, order.fulfilmentState, events.fulfilment)
    if (!next.ok) return next
    change.fulfilmentState = next.value
  }
  return ok(change)
}

/** What an action does besides moving states. */
async function carryOut(
  tx: Transaction,
  services: Services,
  record: OrderRecord,
  act: StaffAct & { isMoneyDue: boolean },
): Promise<void> {
  switch (act.action) {
    case 'markShipped':
      return ship(tx, services, record, act.trackingNumber ?? '')
    case 'markDelivered':
      await tx.$client.query('update shop.shipment set delivered_at = $2 where order_id = $1', [
        record.order.id,
        services.now(),
      ])
      return
    case 'settleInvoice':
      return settleInvoicePayment(tx.$client, record.order.id, services.now())
    case 'refund':
      return payBack(tx, services, record, act)
    case 'cancel':
      await undoSale(tx, services, record, act)
      await cancelGivenUp(tx, record.order.customerId, services.now())
      // Not where it went back before.
      if (act.isMoneyDue) await payBack(tx, services, record, act)
      // An invoice that nobody is to pay any more is taken back as well.
      else if (record.order.paymentState === 'none') await creditRest(tx, services, record.order)
      return
    case 'markPicked':
    case 'close':
      return
  }
}

async function ship(
  tx: Transaction,
  services: Services,
  record: OrderRecord,
  trackingNumber: string,
): Promise<void> {
  const sql = tx.$client
  const at = services.now()
  const { order, lines } = record
  await sql.query(
    'insert into shop.shipment (order_id, method, tracking_number, shipped_at) values ($1, $2, $3, $4)',
    [order.id, order.shippingMethod ?? 'pickUp', trackingNumber, at],
  )
  const leaving = lines.filter((line) => shippedTypes.has(line.lineHandlingType))
  await markStrawsLeft(
    sql,
    leaving.map((line) => line.id),
    at,
  )
  const mail = await describeOrderMail(sql, order, lines, { trackingNumber })
  await queueMail(tx, { ...mail, key: `order-shipped:${order.id}`, template: 'orderShipped' }, services)
}

/** The sale undone before anything left the bank: straws back to stock, places free, deposits closed. */
async function undoSale(
  tx: Transaction,
  services: Services,
  record: OrderRecord,
  act: StaffAct,
): Promise<void> {
  const sql = tx.$client
  const at = services.now()
  const { order, lines } = record
  if (order.placedAt === null) return
  const goods = lines.flatMap((line) =>
    line.stockItemId
      ? [{ stockItemId: line.stockItemId, kind: 'returned' as const, quantity: line.quantity }]
      : [],
  )
  await moveStock(sql, goods, { orderId: order.id, by: act.by, reason: act.reason ?? 'cancelled' })
  await releaseStraws(sql, order.id, at)
  await releaseSoldPlaces(sql, { orderId: order.id, by: act.by, reason: act.reason ?? 'cancelled', at })
  await sql.query(
    `update shop.deposit set closed_at = $2 where closed_at is null
     and order_line_id in (select id from shop.order_line where order_id = $1)`,
    [order.id, at],
  )
}

async function payBack(
  tx: Transaction,
  services: Services,
  { order, lines }: OrderRecord,
  act: StaffAct,
): Promise<void> {
  const at = services.now()
  const amountMinor = await refundOrder(tx, order.id, act.reason ?? 'refunded', at)
  const data = { amountMinor, currency: order.currency }
  await noteOnOrder(tx.$client, order.id, { by: act.by, reason: 'refund-requested', data, at })
  const creditNote = await creditRest(tx, services, order)
  const mail = await describeOrderMail(tx.$client, order, lines, {
    totalMinor: amountMinor,
    ...(creditNote && { invoiceNumber: creditNote.number }),
  })
  await queueMail(tx, { ...mail, key: `order-refunded:${order.id}`, template: 'orderRefunded' }, services)
}

/** Takes back by a credit note what is left of the order's invoice; null where nothing is. */
async function creditRest(tx: Transaction, services: Services, order: OrderRow) {
  const credited = await creditInvoice(tx, services, order, { kind: 'rest' })
  return credited.ok ? credited.value : null
}
