import type { Sql } from '../stock/move-stock.ts'
import { listPayments, setPaymentState } from './payment.store.ts'

/** The money of an order's invoice has come. */
export async function settleInvoice(sql: Sql, orderId: string, at: Date): Promise<void> {
  const invoice = (await listPayments(sql, orderId)).find((one) => one.paymentState === 'invoiced')
  if (invoice) await setPaymentState(sql, invoice.id, 'settled', at)
}
