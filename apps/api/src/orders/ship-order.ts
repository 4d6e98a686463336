import type { Transaction } from '@kindred/database/pool'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { markStrawsLeft } from '../stock/assign-straws.ts'
import { moveStock } from '../stock/move-stock.ts'
import { describeOrderMail } from './describe-order-mail.ts'
import { insertShipment } from './order.store.ts'
import { type OrderRecord, shippedTypes } from './present-order.ts'

/** What leaves with an order leaves: its shipment, its straws for good, and the customer's mail. */
export async function shipOrder(
  tx: Transaction,
  services: Services,
  { order, lines }: OrderRecord,
  { trackingNumber, by }: { trackingNumber: string | null; by: string },
): Promise<void> {
  const sql = tx.$client
  const at = services.now()
  await insertShipment(sql, order, trackingNumber, at)
  const leaving = lines.filter((line) => shippedTypes.has(line.lineHandlingType))
  // Moves no balance: the sale did. So the ledger too says of every straw that it went, from the shelf or a deposit.
  await moveStock(
    sql,
    leaving.flatMap(({ sourceItemId: stockItemId, quantity, cancelledQuantity }) =>
      stockItemId && quantity > cancelledQuantity
        ? [{ stockItemId, kind: 'shipped' as const, quantity: quantity - cancelledQuantity }]
        : [],
    ),
    { orderId: order.id, by },
  )
  await markStrawsLeft(
    sql,
    leaving.map((line) => line.id),
    at,
  )
  const mail = await describeOrderMail(sql, order, lines, { trackingNumber: trackingNumber ?? undefined })
  await queueMail(tx, { ...mail, key: `order-shipped:${order.id}`, template: 'orderShipped' }, services)
}
