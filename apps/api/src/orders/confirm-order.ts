import type { Transaction } from '@kindred/database/pool'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { describeOrderMail } from './describe-order-mail.ts'
import type { PlacedOrder } from './place-order.ts'

/**
 * The invoice of an order that was just placed, and the mail that names it. Last in the transaction: whoever has the number
 * before keeps all later ones waiting until it commits, so nothing that could be done earlier stands between.
 */
export async function confirmOrder(
  tx: Transaction,
  services: Services,
  { order, lines }: PlacedOrder,
): Promise<void> {
  const describing = describeOrderMail(tx.$client, order, lines)
  const key = `order-placed:${order.id}`
  // What is only authorised is invoiced when it is taken.
  if (order.paymentState === 'authorised') {
    await queueMail(tx, { ...(await describing), key, template: 'orderPlaced' }, services)
    return
  }
  const [mail, { number: invoiceNumber }] = await Promise.all([
    describing,
    issueInvoice(tx, services, order, lines),
  ])
  const values = { ...mail.values, invoiceNumber }
  await queueMail(tx, { ...mail, values, key, template: 'orderPlaced' }, services)
}
