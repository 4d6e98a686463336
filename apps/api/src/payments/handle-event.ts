import type { Transaction } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import { moveState } from '@kindred/domain/orders/machine'
import { paymentMachine } from '@kindred/domain/orders/payment-machine'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { type LockedBasket, lockBasket } from '../basket/lock-basket.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { describeOrderMail } from '../orders/describe-order-mail.ts'
import { lockOrder, moveOrder, noteOrder } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { type PlacedOrder, placeOrder } from '../orders/place-order.ts'
import { handleRequestEvent } from '../payment-requests/handle-request-event.ts'
import type { Services } from '../services.ts'
import {
  countCapture,
  isAwaitedCapture,
  loseAuthorisation,
  takeAuthorisation,
} from './follow-authorisation.ts'
import { followDispute } from './follow-dispute.ts'
import {
  findEventPayment,
  keepEvent,
  type PaymentRow,
  setPaymentReference,
  setPaymentState,
} from './payment.store.ts'
import type { ProviderEvent } from './payment-provider.ts'
import { findRefund } from './refund.store.ts'
import { refundPayment } from './refund-payment.ts'
import { applyRefundOutcome } from './settle-refund.ts'

/**
 * What a provider's signed event does, in one transaction, once however often it comes. Money for an order that waits
 * places it; money for goods that are gone, for an order given up or paid already goes back by itself.
 *
 * @returns the outcome that is kept with the event. Refusals (kept too): `payment-unknown`, `amount-mismatch`
 */
export async function handleEvent(
  services: Services,
  provider: string,
  event: ProviderEvent,
): Promise<Result<string>> {
  const at = services.now()
  const known = await findEventPayment(services.pool, provider, event)
  const asked = known ? null : await settleRequest(services, provider, event)
  if (asked) return asked
  if (!known) {
    await keepEvent(services.pool, provider, event, 'payment-unknown', at)
    return refuse('payment-unknown', 'No payment of ours has this reference.')
  }
  return transaction(services.pool, async (tx): Promise<Result<string>> => {
    const sql = tx.$client
    // Always basket, order, payment: the order every other path takes them in.
    const [basket, order, payment] = await Promise.all([
      lockBasket(sql, known.basketId),
      lockOrder(sql, known.orderId),
      findEventPayment(sql, provider, event, true),
    ])
    if (!payment) throw new Error('A payment cannot vanish')
    if (payment.isRepeated) return ok('repeated')
    if (payment.providerReference === null) await setPaymentReference(sql, payment.id, event.reference)
    if (
      isAboutPayment(event) &&
      (event.amountMinor !== payment.amountMinor || event.currency !== payment.currency)
    ) {
      const data = { amountMinor: event.amountMinor, currency: event.currency }
      await keepEvent(sql, provider, event, 'amount-mismatch', at)
      await noteOrder(sql, order.id, { by: provider, reason: 'amount-mismatch', data, at })
      return refuse('amount-mismatch', 'The amount is not what was asked for.')
    }
    const { outcome, placed } = await applyEvent(tx, services, { provider, event, basket, order, payment })
    await keepEvent(sql, provider, event, outcome, at)
    if (placed) await confirmOrder(tx, services, placed)
    return ok(outcome)
  })
}

/** Of a payment that staff asked for outside of an order; null when it is about none. */
async function settleRequest(
  services: Services,
  provider: string,
  event: ProviderEvent,
): Promise<Result<string> | null> {
  return transaction(services.pool, async (tx): Promise<Result<string> | null> => {
    const outcome = await handleRequestEvent(tx, services, provider, event)
    if (outcome === null) return null
    await keepEvent(tx.$client, provider, event, outcome, services.now())
    if (outcome === 'amount-mismatch') return refuse(outcome, 'The amount is not what was asked for.')
    return ok(outcome)
  })
}

type Case = {
  provider: string
  event: ProviderEvent
  basket: LockedBasket | null
  order: OrderRow
  payment: PaymentRow
}

/** What came of an event, and the order that it placed. */
type Applied = { outcome: string; placed?: PlacedOrder }

async function applyEvent(tx: Transaction, services: Services, one: Case): Promise<Applied> {
  switch (one.event.type) {
    case 'payment.authorised':
      return takeAuthorisation(tx, services, one)
    case 'payment.succeeded':
      return takeMoney(tx, services, one)
    case 'payment.authorisationExpired':
    case 'payment.failed':
      return { outcome: await noteFailure(tx, services, one) }
    case 'payment.refunded':
    case 'payment.refundFailed':
      return { outcome: await settleRefund(tx, services, one) }
    case 'payment.disputed':
      return { outcome: await followDispute(tx, services, 'open', one) }
    case 'payment.disputeWon':
      return { outcome: await followDispute(tx, services, 'won', one) }
    case 'payment.disputeLost':
      return { outcome: await followDispute(tx, services, 'lost', one) }
  }
}

/** Such an event says the whole amount; one about a refund or a dispute its own. */
const isAboutPayment = ({ type }: ProviderEvent) =>
  ['payment.authorised', 'payment.authorisationExpired', 'payment.succeeded', 'payment.failed'].includes(type)

/** A refund that was given at the provider itself is noted: the reconciliation finds it and staff settle it. */
async function settleRefund(tx: Transaction, services: Services, one: Case): Promise<string> {
  const { event, order, provider, payment } = one
  const { refundId, failureCode, amountMinor, currency } = event
  const refund = refundId === null ? null : await findRefund(tx.$client, refundId)
  if (refund?.paymentId !== payment.id || refund.amountMinor !== amountMinor) {
    const data = { amountMinor, currency }
    await noteOrder(tx.$client, order.id, {
      by: provider,
      reason: 'refund-unknown',
      data,
      at: services.now(),
    })
    return 'refund-unknown'
  }
  return applyRefundOutcome(tx, services, order, refund.id, {
    outcome: event.type === 'payment.refunded' ? 'confirmed' : 'failed',
    by: provider,
    ...(failureCode && { failureCode }),
  })
}

async function takeMoney(tx: Transaction, services: Services, one: Case): Promise<Applied> {
  const { basket, order, payment, provider } = one
  const at = services.now()
  // Money that came after a failure is real money; money that was counted is not counted again.
  if (!moveState(paymentMachine, payment.paymentState, 'capture').ok) return { outcome: 'nothing-to-do' }
  if (isAwaitedCapture(order, payment)) return { outcome: await countCapture(tx, services, one) }
  if (order.orderState !== 'draft') {
    const reason = order.orderState === 'cancelled' ? 'order-given-up' : 'paid-twice'
    await giveBack(tx, services, one, reason)
    return { outcome: reason }
  }
  const open = basket?.basketState === 'open' ? basket : null
  const placed = await placeOrder(tx, services, order, open, { paymentState: 'paid', by: provider })
  if (placed.ok) {
    await setPaymentState(tx.$client, payment.id, 'paid', at)
    return { outcome: 'placed', placed: placed.value }
  }
  await moveOrder(
    tx.$client,
    order,
    { orderState: 'cancelled', paymentState: 'refunded' },
    { by: 'system', reason: placed.error.code, data: { ...placed.error.data }, at },
  )
  await giveBack(tx, services, one, placed.error.code)
  return { outcome: placed.error.code }
}

/** The money goes back by itself, and the customer is told. */
async function giveBack(
  tx: Transaction,
  services: Services,
  { order, payment }: Case,
  reason: string,
): Promise<void> {
  const sql = tx.$client
  const at = services.now()
  await setPaymentState(sql, payment.id, 'refunded', at)
  const { amountMinor } = payment
  await refundPayment(tx, payment, { amountMinor, cause: 'returnedByItself', reason, by: 'system' }, at)
  const data = { amountMinor: payment.amountMinor, currency: payment.currency }
  await noteOrder(sql, order.id, { by: 'system', reason: `refunded-${reason}`, data, at })
  const mail = await describeOrderMail(sql, order, undefined, { totalMinor: payment.amountMinor })
  await queueMail(tx, { ...mail, key: `order-refunded:${payment.id}`, template: 'orderRefunded' }, services)
}

/** A declined card: the basket stays as it is and can be paid anew. What was authorised and is free again ends its order. */
async function noteFailure(tx: Transaction, services: Services, one: Case): Promise<string> {
  const { order, payment, event, provider } = one
  const at = services.now()
  if (!moveState(paymentMachine, payment.paymentState, 'fail').ok) return 'nothing-to-do'
  const failureCode = event.failureCode ?? 'payment-failed'
  if (payment.paymentState === 'authorised') return loseAuthorisation(tx, services, one, failureCode)
  await setPaymentState(tx.$client, payment.id, 'failed', at, failureCode)
  if (order.orderState === 'draft' && order.paymentState === 'pending') {
    await moveOrder(tx.$client, order, { paymentState: 'failed' }, { by: provider, reason: failureCode, at })
  }
  return 'failed'
}
