import type { Transaction } from '@kindred/database/pool'
import type { Sql } from '../stock/move-stock.ts'
import { listPayments, setPaymentState } from './payment.store.ts'
import { refundPayment } from './refund-payment.ts'

/**
 * Sends back the money an order holds. A settled invoice is paid back by bank outside the house; the row says that it is
 * due. Returns the minor units.
 */
export async function refundOrder(
  tx: Transaction,
  orderId: string,
  reason: string,
  at: Date,
): Promise<number> {
  const payments = await listPayments(tx.$client, orderId)
  const held = payments.find((one) => ['paid', 'partlyRefunded', 'settled'].includes(one.paymentState))
  if (!held) return 0
  await refundPayment(tx, held, reason, at)
  return held.amountMinor
}

/** The money of an invoice has come. */
export async function settleInvoicePayment(sql: Sql, orderId: string, at: Date): Promise<void> {
  const invoice = (await listPayments(sql, orderId)).find((one) => one.paymentState === 'invoiced')
  if (invoice) await setPaymentState(sql, invoice.id, 'settled', at)
}
