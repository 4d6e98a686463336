import type { Transaction } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import { moveState } from '@kindred/domain/orders/machine'
import { type PaymentEvent, paymentMachine } from '@kindred/domain/orders/payment-machine'
import { refundMachine } from '@kindred/domain/orders/refund-machine'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { describeRefund } from '../orders/describe-events.ts'
import { describeOrderMail } from '../orders/describe-order-mail.ts'
import { lockOrderAndBasket, moveOrder, noteRefund } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { Services } from '../services.ts'
import { announce } from '../webhooks/announce.ts'
import { findPayment, setPaymentState } from './payment.store.ts'
import { findRefund, listOrderRefunds, setRefundState } from './refund.store.ts'
import type { RefundRow } from './refund-rows.ts'

export type RefundOutcome = {
  outcome: 'confirmed' | 'failed' | 'withdrawn'
  failureCode?: string
  /** The provider, or who of the staff. */
  by: string
}

const events = { confirmed: 'confirm', failed: 'fail', withdrawn: 'withdraw' } as const

/** `applyRefundOutcome` in a transaction of its own, with the order kept. */
export function settleRefund(
  services: Services,
  { id, orderId }: Pick<RefundRow, 'id' | 'orderId'>,
  outcome: RefundOutcome,
): Promise<string> {
  return transaction(services.pool, async (tx) =>
    applyRefundOutcome(tx, services, await lockOrderAndBasket(tx.$client, orderId), id, outcome),
  )
}

/**
 * What became of a refund, in the caller's transaction that holds the order: its state moves once, confirmed money moves
 * the payment and the order, and the customer is told. A second word about it changes nothing.
 *
 * @returns what was done, such as `refund-confirmed`, or `nothing-to-do`
 */
export async function applyRefundOutcome(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  refundId: string,
  { outcome, failureCode, by }: RefundOutcome,
): Promise<string> {
  const sql = tx.$client
  const at = services.now()
  const refund = await findRefund(sql, refundId, true)
  if (!refund) return 'refund-unknown'
  const next = moveState(refundMachine, refund.refundState, events[outcome])
  if (!next.ok) return 'nothing-to-do'
  await setRefundState(sql, refundId, next.value, at, failureCode ?? null)
  const { amountMinor, currency } = refund
  const data = { refundId, amountMinor, currency, ...(failureCode && { failureCode }) }
  await noteRefund(sql, order.id, {
    from: refund.refundState,
    to: next.value,
    by,
    reason: refund.cause,
    data,
    at,
  })
  await announce(sql, describeRefund(order, refund, next.value), at)
  if (next.value === 'confirmed') await countConfirmed(tx, services, order, refund, by)
  return `refund-${outcome}`
}

/** Moves payment and order by what has really gone, and tells the customer who was not told before. */
async function countConfirmed(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  refund: RefundRow,
  by: string,
): Promise<void> {
  const sql = tx.$client
  const at = services.now()
  const payment = await findPayment(sql, refund.paymentId)
  // Money that was never counted is no part of the order's.
  if (!payment || refund.cause === 'returnedByItself') return
  const gone = (await listOrderRefunds(sql, order.id))
    .filter((one) => one.paymentId === payment.id && one.refundState === 'confirmed')
    .reduce((sum, one) => sum + one.amountMinor, 0)
  const event: PaymentEvent = gone < payment.amountMinor ? 'refundPart' : 'refundAll'
  const next = moveState(paymentMachine, payment.paymentState, event)
  if (!next.ok) throw new Error(`A payment that is ${payment.paymentState} cannot have been paid back`)
  await setPaymentState(sql, payment.id, next.value, at)
  const data = { refundId: refund.id, amountMinor: refund.amountMinor, currency: refund.currency }
  await moveOrder(sql, order, { paymentState: next.value }, { by, reason: refund.cause, data, at })
  const creditNote = await creditRefund(tx, services, order, refund)
  const mail = await describeOrderMail(sql, order, undefined, {
    totalMinor: refund.amountMinor,
    isPart: event === 'refundPart',
    ...(creditNote && { invoiceNumber: creditNote.number }),
  })
  await queueMail(tx, { ...mail, key: `order-refunded:${refund.id}`, template: 'orderRefunded' }, services)
}

/** The credit note of money that has gone: of its lines, or spread over all that is left of the invoice. */
async function creditRefund(tx: Transaction, services: Services, order: OrderRow, refund: RefundRow) {
  const { lines, amountMinor } = refund
  if (lines.length > 0) {
    const byLines = await creditInvoice(tx, services, order, { kind: 'lines', lines })
    if (byLines.ok) return byLines.value
  }
  // Amounts given before may have taken more of a line than is left of it now.
  const spread = await creditInvoice(tx, services, order, { kind: 'amount', amountMinor })
  return spread.ok ? spread.value : null
}
