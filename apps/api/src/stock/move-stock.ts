import { write } from '@kindred/database/transaction-connection'
import type { Pool, PoolClient } from 'pg'

/** A pool, or the one connection of an open transaction. */
export type Sql = Pick<PoolClient, 'query'> | Pick<Pool, 'query'>

export type StockMove = {
  stockItemId: string
  kind: 'held' | 'holdReleased' | 'sold' | 'shipped' | 'returned'
  /** Straws (or lots, or embryos), above zero. */
  quantity: number
}

/**
 * Writes movements into the stock ledger in one statement; the triggers move the balances and refuse overselling with
 * SQLSTATE 23514 (see `explainOversold`). Rows go in the order of their items, releases first, so that two buyers of the
 * same items wait for each other instead of locking each other out.
 *
 * @param of the basket or order they belong to, and who caused them
 */
export async function moveStock(
  sql: Sql,
  moves: readonly StockMove[],
  of: { basketId?: string | null; orderId?: string | null; by: string; reason?: string | null },
): Promise<void> {
  if (moves.length === 0) return
  await write(sql, {
    name: 'stock.move',
    text: `insert into shop.stock_movement (stock_item_id, kind, quantity, basket_id, order_id, by, reason)
      select m."stockItemId", m.kind::shop.stock_movement_kind, m.quantity, $2, $3, $4, $5
      from jsonb_to_recordset($1::jsonb) as m("stockItemId" uuid, kind text, quantity int)
      order by m."stockItemId", m.kind = 'held'`,
    values: [JSON.stringify(moves), of.basketId ?? null, of.orderId ?? null, of.by, of.reason ?? null],
  })
}
