import type { Transaction } from '@kindred/database/pool'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { describeMailTo } from './describe-order-mail.ts'
import type { PlacedOrder } from './place-order.ts'

/**
 * The invoice of an order that was just placed, and the mail that names it. Last in the transaction: whoever has the number
 * before keeps all later ones waiting until it commits, so nothing that could be done earlier stands between.
 */
export async function confirmOrder(
  tx: Transaction,
  services: Services,
  { order, lines, customer, wantsPaper }: PlacedOrder,
): Promise<void> {
  // What is only authorised is invoiced when it is taken.
  const isOwed = order.paymentState !== 'authorised'
  const invoice = isOwed ? await issueInvoice(tx, services, order, lines, customer) : null
  // Who had the account erased while they paid has no address any more.
  if (!customer) return
  const mail = describeMailTo(customer, order, lines, { invoiceNumber: invoice?.number, wantsPaper })
  await queueMail(tx, { ...mail, key: `order-placed:${order.id}`, template: 'orderPlaced' }, services)
}
