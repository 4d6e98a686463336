import type { Transaction } from '@kindred/database/pool'
import { authorisationDays } from '@kindred/domain/orders/choose-capture'
import { moveState } from '@kindred/domain/orders/machine'
import { paymentMachine } from '@kindred/domain/orders/payment-machine'
import type { LockedBasket } from '../basket/lock-basket.ts'
import { confirmCapture } from '../orders/confirm-capture.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { type PlacedOrder, placeOrder } from '../orders/place-order.ts'
import { releaseOrder } from '../orders/release-order.ts'
import { tellReleased } from '../orders/tell-released.ts'
import { endAlert, raiseAlert } from '../reconciliation/raise-alert.ts'
import type { Services } from '../services.ts'
import { cancelPayment } from './cancel-payments.ts'
import { type PaymentRow, setAuthorised, setPaymentState } from './payment.store.ts'

export type AuthorisationCase = {
  provider: string
  basket: LockedBasket | null
  order: OrderRow
  payment: PaymentRow
}

/**
 * The bank keeps the amount: the order stands as if it were paid. For goods that are gone, for an order given up or paid
 * already it is freed at once. In the caller's transaction that holds basket, order and payment, as all of these.
 *
 * @returns what came of it, and the order that it placed
 */
export async function takeAuthorisation(
  tx: Transaction,
  services: Services,
  { provider, basket, order, payment }: AuthorisationCase,
): Promise<{ outcome: string; placed?: PlacedOrder }> {
  const sql = tx.$client
  const at = services.now()
  if (!moveState(paymentMachine, payment.paymentState, 'authorise').ok) return { outcome: 'nothing-to-do' }
  const free = async (reason: string) => {
    await cancelPayment(tx, payment.id, at, reason)
    return { outcome: reason }
  }
  if (order.orderState !== 'draft')
    return free(order.orderState === 'cancelled' ? 'order-given-up' : 'paid-twice')
  const open = basket?.basketState === 'open' ? basket : null
  const placed = await placeOrder(tx, services, order, open, { paymentState: 'authorised', by: provider })
  if (placed.ok) {
    const until = new Date(at.getTime() + authorisationDays * 24 * 60 * 60_000)
    await setAuthorised(sql, payment.id, until, at)
    return { outcome: 'placed', placed: placed.value }
  }
  const { code, data } = placed.error
  const change = { orderState: 'cancelled', paymentState: 'failed' } as const
  await moveOrder(sql, order, change, { by: 'system', reason: code, data: { ...data }, at })
  await tellReleased(tx, services, order, 'calledOff')
  return free(code)
}

/** Whether money that came is what an order which stands was waiting for. */
export function isAwaitedCapture(order: OrderRow, payment: PaymentRow): boolean {
  if (!payment.isCapturedLater || order.placedAt === null || order.orderState === 'cancelled') return false
  // Told after we had given it up, for what has left the bank meanwhile: real money all the same.
  return payment.paymentState === 'authorised' || order.paymentState === 'failed'
}

/** What was authorised is taken: now it is owed an invoice. */
export async function countCapture(
  tx: Transaction,
  services: Services,
  { provider, order, payment }: AuthorisationCase,
): Promise<string> {
  const at = services.now()
  await setPaymentState(tx.$client, payment.id, 'paid', at)
  await endAlerts(tx, order, at)
  const { amountMinor, currency } = payment
  await confirmCapture(tx, services, order, { by: provider, data: { amountMinor, currency } })
  return 'captured'
}

/** The bank keeps the amount no longer, by itself or since somebody freed it at the provider. Staff are told either way. */
export async function loseAuthorisation(
  tx: Transaction,
  services: Services,
  { provider, order, payment }: AuthorisationCase,
  failureCode: string,
): Promise<string> {
  const at = services.now()
  await setPaymentState(tx.$client, payment.id, 'failed', at, failureCode)
  await endAlerts(tx, order, at)
  const { amountMinor, currency } = payment
  const data = { amountMinor, currency, failureCode }
  const isCancelled = await releaseOrder(tx, services, order, { by: provider, reason: failureCode, data })
  const kind = isCancelled ? 'authorisation-expired' : 'capture-failed'
  await raiseAlert(tx.$client, { kind, subject: order.number, data }, at)
  return failureCode
}

/** What staff were to see to is over. */
async function endAlerts(tx: Transaction, { number: subject }: OrderRow, at: Date): Promise<void> {
  for (const kind of ['capture-failed', 'authorisation-ends'] as const)
    await endAlert(tx.$client, { kind, subject }, at)
}
