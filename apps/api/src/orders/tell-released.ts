import type { Transaction } from '@kindred/database/pool'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { describeOrderMail } from './describe-order-mail.ts'
import type { OrderRow } from './order-rows.ts'

/** Tells the customer that what their bank kept for an order was not taken, and why. */
export async function tellReleased(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  why: 'expired' | 'calledOff',
): Promise<void> {
  const mail = await describeOrderMail(tx.$client, order)
  const values = { ...mail.values, why }
  await queueMail(
    tx,
    { ...mail, values, key: `order-released:${order.id}`, template: 'orderReleased' },
    services,
  )
}
