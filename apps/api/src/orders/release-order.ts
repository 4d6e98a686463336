import type { Transaction } from '@kindred/database/pool'
import type { Services } from '../services.ts'
import { lockOrderDeposits } from './deposit.store.ts'
import { changeOrderState } from './order.store.ts'
import type { OrderRow } from './order-rows.ts'
import { readRecord } from './read-orders.ts'
import { tellReleased } from './tell-released.ts'
import { undoSale } from './undo-sale.ts'

/**
 * The bank keeps no longer what was authorised for an order. What has not left the bank of straws is in stock again, its
 * places go by the rule, the order is cancelled and the customer told. What has left stays with them, unpaid. In the
 * caller's transaction that holds basket and order.
 *
 * @returns whether the order is cancelled
 */
export async function releaseOrder(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  of: { by: string; reason: string; data: Record<string, unknown> },
): Promise<boolean> {
  const sql = tx.$client
  const at = services.now()
  if (order.fulfilmentState !== 'waiting' && order.fulfilmentState !== 'picked') {
    await changeOrderState(sql, order, { paymentState: 'failed' }, { ...of, at })
    return false
  }
  await lockOrderDeposits(sql, order.id)
  const change = { orderState: 'cancelled', paymentState: 'failed', fulfilmentState: 'waiting' } as const
  const moved = await changeOrderState(sql, order, change, { ...of, at })
  await undoSale(tx, services, await readRecord(sql, moved), { reason: of.reason, by: 'system' })
  await tellReleased(tx, services, moved, 'expired')
  return true
}
