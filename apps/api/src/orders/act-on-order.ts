import type { Transaction } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import { explainRefusal, type OrderAction } from '@kindred/domain/orders/allowed-actions'
import { type FulfilmentEvent, fulfilmentMachine } from '@kindred/domain/orders/fulfilment-machine'
import { type Machine, moveState } from '@kindred/domain/orders/machine'
import { type OrderEvent, orderMachine } from '@kindred/domain/orders/order-machine'
import { type PaymentEvent, paymentMachine } from '@kindred/domain/orders/payment-machine'
import type { RefundWish } from '@kindred/domain/orders/plan-refund'
import { isWithdrawable } from '@kindred/domain/orders/refund-machine'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { lockBasket } from '../basket/lock-basket.ts'
import { capturePayment } from '../payments/capture-payment.ts'
import { settleInvoice } from '../payments/settle-invoice.ts'
import { applyRefundOutcome } from '../payments/settle-refund.ts'
import type { Services } from '../services.ts'
import { cancelReserved } from './cancel-reserved.ts'
import { lockOrderDeposits } from './deposit.store.ts'
import { giveRefund } from './give-refund.ts'
import { handOnBrought, receiveBrought } from './keep-brought.ts'
import { changeOrderState, findOrder, noteDelivered, type StateChange } from './order.store.ts'
import { readOrderFacts } from './order-facts.ts'
import type { OrderRow } from './order-rows.ts'
import type { OrderRecord } from './present-order.ts'
import { readRecord } from './read-orders.ts'
import { shipOrder } from './ship-order.ts'
import { tellReleased } from './tell-released.ts'
import { undoSale } from './undo-sale.ts'

export type StaffAct = {
  action: OrderAction
  /** Needed to ship. */
  trackingNumber?: string
  /** Needed where money or goods go back; of what was brought: where it lies, or where it goes. */
  reason?: string
  /** Of a refund: an amount, or lines with how many of each; all that is left without either. */
  amountMinor?: number
  lines?: { lineId: string; quantity: number }[]
  /** Of reserved straws that are called off; of what was brought: how many came. */
  lineId?: string
  quantity?: number
  by: string
}

type Events = { order?: OrderEvent; payment?: PaymentEvent; fulfilment?: FulfilmentEvent }

/** Where each action leads; the tables of the domain say whether each move is possible. Money moves when it has gone. */
const moves: Readonly<Record<OrderAction, (order: OrderRow) => Events>> = {
  markPicked: (order) => ({
    fulfilment: 'pick',
    ...(order.orderState === 'placed' && { order: 'startProcessing' }),
  }),
  putBack: () => ({ fulfilment: 'putBack' }),
  markShipped: () => ({ fulfilment: 'ship' }),
  markDelivered: () => ({ fulfilment: 'deliver' }),
  markReturned: () => ({ fulfilment: 'return' }),
  markArrived: () => ({}),
  handOn: () => ({}),
  capture: () => ({}),
  settleInvoice: () => ({ payment: 'settle' }),
  refund: () => ({}),
  withdrawRefund: () => ({}),
  confirmRefund: () => ({}),
  cancelReserved: () => ({}),
  cancel: ({ fulfilmentState, paymentState }) => ({
    order: 'cancel',
    ...(fulfilmentState === 'picked' && { fulfilment: 'putBack' }),
    ...(['pending', 'authorised', 'invoiced'].includes(paymentState) && { payment: 'void' }),
  }),
  close: () => ({ order: 'close' }),
}

const needsOf: Readonly<Partial<Record<OrderAction, readonly (keyof StaffAct)[]>>> = {
  markShipped: ['trackingNumber'],
  markReturned: ['reason'],
  markArrived: ['quantity', 'reason'],
  handOn: ['reason'],
  cancel: ['reason'],
  refund: ['reason'],
  cancelReserved: ['reason'],
}

/** What an action asks for besides the press. Nobody tracks what is fetched at the counter (decision 35). */
export function listNeeds(
  action: OrderAction,
  { shippingMethod }: Pick<OrderRow, 'shippingMethod'>,
): readonly (keyof StaffAct)[] {
  return action === 'markShipped' && shippingMethod === 'pickUp' ? [] : (needsOf[action] ?? [])
}

/**
 * One action of staff on an order, in one transaction under its lock: the first guard that stands against it refuses, each
 * machine that moves leaves a history row with who and why. Doing it twice finds it done and refuses.
 * Refusals: those of `explainRefusal`, `giveRefund` and `cancelReserved`, `place-stays`, `tracking-number-required`, `reason-required`,
 * `refund-sent-already`; null when there is no such order.
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
    await lockOrderDeposits(sql, order.id)
    const record = await readRecord(sql, order)
    const refusal =
      explainRefusal(await readOrderFacts(sql, record, services), act.action) ?? findMissing(act, order)
    if (refusal) return { ok: false, error: refusal }
    const change = decideChange(order, moves[act.action](order))
    if (!change.ok) return change
    await sql.query('savepoint act')
    const of = { by: act.by, reason: act.reason ?? act.action, at: services.now() }
    const moved = await changeOrderState(sql, order, change.value, of)
    const done = await carryOut(tx, services, { ...record, order: moved }, { ...act, reason: of.reason })
    if (!done.ok) {
      await sql.query('rollback to savepoint act')
      return done
    }
    return ok(await readRecord(sql, (await findOrder(sql, { number })) ?? moved))
  })
}

function findMissing(act: StaffAct, order: OrderRow) {
  const needs = listNeeds(act.action, order)
  if (needs.includes('trackingNumber') && !act.trackingNumber)
    return {
      code: 'tracking-number-required',
      message: 'Enter the tracking number.',
      field: 'trackingNumber',
    }
  if (needs.includes('reason') && !act.reason)
    return { code: 'reason-required', message: 'Say why.', field: 'reason' }
  return null
}

function decideChange(order: OrderRow, events: Events): Result<StateChange> {
  const orderState = move(orderMachine, order.orderState, events.order)
  if (!orderState.ok) return orderState
  const paymentState = move(paymentMachine, order.paymentState, events.payment)
  if (!paymentState.ok) return paymentState
  const fulfilmentState = move(fulfilmentMachine, order.fulfilmentState, events.fulfilment)
  if (!fulfilmentState.ok) return fulfilmentState
  return ok({
    orderState: orderState.value,
    paymentState: paymentState.value,
    fulfilmentState: fulfilmentState.value,
  })
}

function move<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event | undefined,
): Result<State> {
  return event === undefined ? ok(state) : moveState(machine, state, event)
}

/** What an action does besides moving states. */
async function carryOut(
  tx: Transaction,
  services: Services,
  record: OrderRecord,
  act: StaffAct & { reason: string },
): Promise<Result<undefined>> {
  const { order } = record
  switch (act.action) {
    case 'markShipped':
      await shipOrder(tx, services, record, { trackingNumber: act.trackingNumber || null, by: act.by })
      // Falls to what is authorised, of which shipping is the moment.
      return capture(tx, services, record, act)
    case 'capture':
      return capture(tx, services, record, act)
    case 'markDelivered':
      await noteDelivered(tx.$client, order.id, services.now())
      return ok()
    case 'markArrived':
      return receiveBrought(tx, services, record, {
        quantity: act.quantity,
        place: act.reason,
        by: act.by,
      })
    case 'handOn':
      return handOnBrought(tx, services, record, { place: act.reason, by: act.by })
    case 'settleInvoice':
      await settleInvoice(tx.$client, order.id, services.now())
      return ok()
    case 'refund':
      return giveRefund(tx, services, record, { ...act, wish: readWish(act) })
    case 'withdrawRefund':
    case 'confirmRefund':
      return endRefund(tx, services, record, act)
    case 'cancelReserved':
      return cancelReserved(tx, services, record, { ...act, lineId: act.lineId, quantity: act.quantity ?? 0 })
    case 'cancel':
      return cancel(tx, services, record, act)
    case 'markPicked':
    case 'putBack':
    case 'markReturned':
    case 'close':
      return ok()
  }
}

async function capture(
  tx: Transaction,
  services: Services,
  { money }: OrderRecord,
  { by }: StaffAct,
): Promise<Result<undefined>> {
  if (money.authorised) await capturePayment(tx, money.authorised, { by, at: services.now() })
  return ok()
}

/**
 * The sale undone. What was authorised is free again, and the customer told so; where a place would stay with them, it has
 * to be taken first, or the place would be theirs for nothing.
 */
async function cancel(
  tx: Transaction,
  services: Services,
  record: OrderRecord,
  act: { reason: string; by: string },
): Promise<Result<undefined>> {
  const { placesKept } = await undoSale(tx, services, record, act)
  if (!record.money.authorised) return ok()
  if (placesKept > 0) return refuse('place-stays', 'Take the money first: a quota place stays.')
  await tellReleased(tx, services, record.order, 'calledOff')
  return ok()
}

function readWish({ lines, amountMinor }: StaffAct): RefundWish {
  if (lines) return { kind: 'lines', lines }
  return amountMinor === undefined ? { kind: 'all' } : { kind: 'amount', amountMinor }
}

/** Takes a refund back before it was sent, or says that one by bank has gone. */
async function endRefund(
  tx: Transaction,
  services: Services,
  { order, money }: OrderRecord,
  { action, by }: StaffAct,
): Promise<Result<undefined>> {
  const outcome = action === 'withdrawRefund' ? 'withdrawn' : 'confirmed'
  const open = money.refunds.find((one) =>
    action === 'withdrawRefund' ? isWithdrawable(one) : one.refundState === 'requested',
  )
  const done = open && (await applyRefundOutcome(tx, services, order, open.id, { outcome, by }))
  return done === `refund-${outcome}` ? ok() : refuse('refund-sent-already', 'The refund is sent already.')
}
