import type { Transaction } from '@kindred/database/pool'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { describeOrderMail } from './describe-order-mail.ts'
import { changeOrderState, listOrderLines } from './order.store.ts'
import type { OrderRow } from './order-rows.ts'

/**
 * What was authorised for an order is taken: the order is paid, and its invoice is made, last in the transaction as
 * `confirmOrder` has it. In the caller's transaction that holds the order.
 */
export async function confirmCapture(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  of: { by: string; data: Record<string, unknown> },
): Promise<void> {
  const sql = tx.$client
  const at = services.now()
  const paid = await changeOrderState(sql, order, { paymentState: 'paid' }, { ...of, reason: 'captured', at })
  const lines = await listOrderLines(sql, [order.id])
  const mail = await describeOrderMail(sql, paid, lines)
  const { number: invoiceNumber } = await issueInvoice(tx, services, paid, lines)
  const values = { ...mail.values, invoiceNumber }
  const key = `order-captured:${order.id}`
  await queueMail(tx, { ...mail, values, key, template: 'orderCaptured' }, services)
}
