import { type ReleasedPlaces, releaseSoldPlaces } from '../quotas/release-sold-places.ts'
import { releaseStraws } from '../stock/assign-straws.ts'
import { moveStock, type Sql } from '../stock/move-stock.ts'
import { announce } from '../webhooks/announce.ts'
import { lessenDeposits } from './deposit.store.ts'
import { describeStock } from './describe-events.ts'
import { countMaterial, noteCancelledLines, type StoredLine } from './order.store.ts'
import type { OrderRow } from './order-rows.ts'
import { undoSendings } from './send-from-deposits.ts'

type Of = { by: string; reason: string; at: Date }
export type PartOfLine = { line: StoredLine; quantity: number }

/** How many of a line lie in the bank and are the customer's by it: not those that another order sends on. */
export function countInBank(line: StoredLine): number {
  return line.sourceItemId
    ? line.quantity - line.cancelledQuantity - line.leftQuantity - line.sentQuantity
    : 0
}

/**
 * Takes goods of an order back: into stock, where straws lose their owner and deposits shrink; or into the deposit that
 * they were to be sent from. Only what is in the bank.
 */
export async function takeBack(
  sql: Sql,
  order: OrderRow,
  parts: readonly PartOfLine[],
  { by, reason, at }: Of,
): Promise<void> {
  const goods = parts.flatMap(({ line, quantity }) => {
    const taken = Math.min(quantity, countInBank(line))
    return taken > 0 ? [{ orderLineId: line.id, stockItemId: line.stockItemId, quantity: taken }] : []
  })
  if (goods.length === 0) return
  const sold = goods.flatMap(({ stockItemId, ...part }) => (stockItemId ? [{ ...part, stockItemId }] : []))
  const sent = goods.filter((part) => part.stockItemId === null)
  await moveStock(
    sql,
    sold.map(({ stockItemId, quantity }) => ({ stockItemId, kind: 'returned' as const, quantity })),
    { orderId: order.id, by, reason },
  )
  await announce(sql, describeStock('returned', sold), at)
  await releaseStraws(sql, sold, at)
  await lessenDeposits(sql, sold, at)
  await undoSendings(sql, sent, at)
  await noteCancelledLines(sql, goods)
}

/** Lets places of an order go by the rule, after its goods were taken back. */
export async function releasePlaces(
  sql: Sql,
  order: OrderRow,
  donorIds: readonly string[] | undefined,
  of: Of,
): Promise<ReleasedPlaces> {
  const material = await countMaterial(sql, order.customerId)
  return releaseSoldPlaces(sql, {
    ...of,
    orderId: order.id,
    countMaterial: (donorId) => material.get(donorId) ?? 0,
    ...(donorIds && { donorIds }),
  })
}
