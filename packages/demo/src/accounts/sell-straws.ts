import type { LineHandlingType, ProductKind } from '@kindred/domain/vocabulary'
import type { ClientBase } from 'pg'
import { demoActor } from '../stock/insert-stock.ts'

/** A row of `shop.order_line` about to be written. */
export interface SoldLine {
  id: string
  position: number
  lineHandlingType: LineHandlingType
  productKind: ProductKind
  donorId: string | null
  stockItemId: string | null
  description: Record<string, unknown>
  periodMonths: number | null
  quantity: number
  unitPriceMinor: number
  taxRateBp: number
  taxMinor: number
  totalMinor: number
  addedAutomatically: boolean
}

/**
 * Sells straws that lay there for this order: the batch gets as many more, the ledger receives, holds and sells them, and
 * each is given to its line. So what a shop has on the demo day is what its shelves were planned with.
 */
export async function sellStraws(
  client: ClientBase,
  lines: readonly SoldLine[],
  of: { order: string; basket: string; at: string; leftBankAt: string | null },
): Promise<void> {
  for (const { id, stockItemId, quantity } of lines) {
    if (stockItemId === null) continue
    await client.query(
      `with one as (
         select s.batch_id, b.code, max(s.position) as position from shop.straw s join shop.batch b on b.id = s.batch_id
         where s.stock_item_id = $1 group by 1, 2 order by 2 limit 1),
       last as (
         select max(right(s.code, 3)::int) as number from shop.straw s join one on s.batch_id = one.batch_id),
       made as (
         insert into shop.straw (code, batch_id, stock_item_id, position, left_bank_at)
         select one.code || '-' || lpad((last.number + n)::text, 3, '0'), one.batch_id, $1, one.position, $3
         from one, last, generate_series(1, $2::int) as n returning id)
       insert into shop.straw_assignment (straw_id, order_line_id, assigned_at) select made.id, $4, $5 from made`,
      [stockItemId, quantity, of.leftBankAt, id, of.at],
    )
    await client.query(
      `insert into shop.stock_movement (stock_item_id, kind, quantity, basket_id, order_id, by, reason, at)
       values ($1, 'received', $2, null, null, $5, 'Opening history of the demo world', $6),
              ($1, 'held', $2, $3, null, $5, 'basket', $6),
              ($1, 'sold', $2, $3, $4, $5, 'order', $6)`,
      [stockItemId, quantity, of.basket, of.order, demoActor, of.at],
    )
  }
}
