import type { Transaction } from '@kindred/database/pool'
import type { Sql } from '../stock/move-stock.ts'
import { cancelPayment } from './cancel-payments.ts'
import {
  insertPayment,
  listPayments,
  type NewPayment,
  type PaymentRow,
  setPaymentReference,
  setPaymentState,
} from './payment.store.ts'
import type { PaymentProvider, PaymentRequest } from './payment-provider.ts'

/**
 * The one open try to pay an order, in the caller's transaction that holds the order: the try that waits while it is for
 * the same, so that nobody pays on two pages at once; a new one otherwise, and the old is given up. Returns our id of it.
 *
 * @param isFirst the order was made in this transaction, so that there is no other try
 */
export async function openPayment(
  tx: Transaction,
  payment: NewPayment & Pick<PaymentRow, 'isCapturedLater'>,
  at: Date,
  isFirst: boolean,
): Promise<string> {
  if (isFirst) return insertPayment(tx.$client, payment, at)
  const { orderId, provider, amountMinor, currency, isCapturedLater } = payment
  const payments = await listPayments(tx.$client, orderId)
  const open = payments.find((one) => one.paymentState === 'pending')
  const isSame =
    open?.provider === provider &&
    open.amountMinor === amountMinor &&
    open.currency === currency &&
    open.isCapturedLater === isCapturedLater
  if (open && isSame) return open.id
  if (open) await cancelPayment(tx, open.id, at)
  return insertPayment(tx.$client, payment, at)
}

/** An invoice stands for its payment until the money is seen. */
export async function openInvoice(
  sql: Sql,
  payment: Pick<PaymentRow, 'orderId' | 'method' | 'amountMinor' | 'currency'>,
  at: Date,
): Promise<void> {
  const id = await insertPayment(sql, { ...payment, provider: 'invoice' }, at)
  await setPaymentState(sql, id, 'invoiced', at)
}

/**
 * Opens the payment at its provider, after our own note of it is committed: a crash between leaves a try without a
 * reference, and the provider's event still finds it by ours.
 */
export async function startAtProvider(
  sql: Sql,
  provider: PaymentProvider,
  request: PaymentRequest,
): Promise<string> {
  const { reference, redirectUrl } = await provider.startPayment(request)
  await setPaymentReference(sql, request.merchantReference, reference)
  return redirectUrl
}
