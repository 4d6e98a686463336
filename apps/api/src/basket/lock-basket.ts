import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { basketColumns, takeBasket } from './basket.store.ts'
import type { BasketRow } from './basket-rows.ts'
import { describeNewBasket, type Shopper } from './change-basket.ts'

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

/** Keeps the shopper's open basket for this transaction, opening one where there is none. */
export function lockOpenBasket(sql: Sql, services: Services, shopper: Shopper): Promise<BasketRow> {
  return takeBasket(sql, shopper, describeNewBasket(services, shopper))
}
