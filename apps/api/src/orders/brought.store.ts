import type { GoodsKind } from '@kindred/domain/stock/goods-of'
import type { Sql } from '../stock/move-stock.ts'

export type BroughtDeposit = {
  customerId: string
  shopCode: string
  orderLineId: string
  goods: GoodsKind
  quantity: number
  startsOn: string
  endsOn: string
}

/** Opens the deposit of what was brought; a line has one, whoever presses twice. @returns its id */
export async function openBroughtDeposit(sql: Sql, deposit: BroughtDeposit): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into shop.deposit (customer_id, shop_code, order_line_id, kind, brought_goods, quantity, starts_on, ends_on)
     values ($1, $2, $3, 'stored', $4, $5, $6, $7) returning id`,
    [
      deposit.customerId,
      deposit.shopCode,
      deposit.orderLineId,
      deposit.goods,
      deposit.quantity,
      deposit.startsOn,
      deposit.endsOn,
    ],
  )
  if (!rows[0]) throw new Error('A deposit that was opened has an id')
  return rows[0].id
}

/** Closes a locked deposit with the number it had. */
export async function closeBroughtDeposit(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query('update shop.deposit set closed_at = $2 where id = $1', [id, at])
}

/** One row of the ledger of what came from elsewhere; `place` is where it lies, or where it went. */
export async function noteBroughtMove(
  sql: Sql,
  move: { depositId: string; kind: 'arrived' | 'handedOn'; quantity: number; place: string; by: string },
  at: Date,
): Promise<void> {
  await sql.query(
    `insert into shop.deposit_movement (deposit_id, kind, quantity, place, by, at) values ($1, $2, $3, $4, $5, $6)`,
    [move.depositId, move.kind, move.quantity, move.place, move.by, at],
  )
}
