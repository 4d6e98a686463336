import type { Sql } from '../stock/move-stock.ts'
import { basketColumns } from './basket.store.ts'
import type { BasketRow } from './basket-rows.ts'

export type LockedBasket = BasketRow & { basketState: string }

/** Keeps a basket known by its id for this transaction, in whatever state it is. Null when there is none. */
export async function lockBasket(sql: Sql, id: string): Promise<LockedBasket | null> {
  const { rows } = await sql.query<LockedBasket>({
    name: 'basket.lock',
    text: `select ${basketColumns}, basket_state "basketState" from shop.basket where id = $1 for update`,
    values: [id],
  })
  return rows[0] ?? null
}
