import type { Sql } from '../stock/move-stock.ts'
import { insertPayment, type PaymentRow, setPaymentReference, setPaymentState } from './payment.store.ts'
import type { PaymentProvider, PaymentRequest } from './payment-provider.ts'

/** Begins a try to pay an order, in the caller's transaction. Returns our id of it. */
export function openPayment(
  sql: Sql,
  payment: Pick<PaymentRow, 'orderId' | 'provider' | 'method' | 'amountMinor' | 'currency'>,
  at: Date,
): Promise<string> {
  return insertPayment(sql, payment, at)
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
