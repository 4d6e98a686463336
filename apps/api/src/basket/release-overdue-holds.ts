import { transaction } from '@kindred/database/transaction'
import { movePlaces } from '../quotas/move-places.ts'
import type { Services } from '../services.ts'
import { moveStock, type Sql } from '../stock/move-stock.ts'

/** A basket whose hold ends: the stock its lines hold and its held places. */
type Holder = { id: string; customerId: string | null }

/**
 * Ends overdue holds on what another buyer needs (or of one basket, when its time has come): the ledger then says what the
 * clock said already. Baskets that are being changed at this moment are left to their change.
 *
 * @returns how many baskets were ended
 */
export async function releaseOverdueHolds(
  services: Services,
  on: { stockItemIds: readonly string[]; donorIds: readonly string[] } | { basketId: string },
): Promise<number> {
  const at = services.now()
  return transaction(services.pool, async (tx) => {
    const sql = tx.$client
    const { rows } =
      'basketId' in on
        ? await sql.query<Holder>(
            `select id, customer_id "customerId" from shop.basket
             where id = $1 and basket_state = 'open' and hold_expires_at <= $2 for update`,
            [on.basketId, at],
          )
        : await sql.query<Holder>(
            `select id, customer_id "customerId" from shop.basket b
             where basket_state = 'open' and hold_expires_at <= $3 and (
               exists (select from shop.basket_line l where l.basket_id = b.id and l.stock_item_id = any($1::uuid[]))
               or exists (select from shop.quota_place p
                 where p.basket_id = b.id and p.place_state = 'held' and p.donor_id = any($2::uuid[])))
             order by id limit 20 for update skip locked`,
            [on.stockItemIds, on.donorIds, at],
          )
    for (const holder of rows) await endHold(sql, holder, at, 'hold-expired')
    return rows.length
  })
}

/**
 * Gives back what a locked basket holds; its lines stay, so that the customer can take them again. The caller has made
 * sure that the basket holds something.
 */
export async function endHold(sql: Sql, holder: Holder, at: Date, reason: string): Promise<void> {
  const { rows } = await sql.query<{ stockItemId: string; quantity: number }>(
    `select stock_item_id "stockItemId", sum(quantity)::int quantity from shop.basket_line
     where basket_id = $1 and stock_item_id is not null group by 1`,
    [holder.id],
  )
  const places = await sql.query<{ id: string }>(
    `select id from shop.quota_place where basket_id = $1 and place_state = 'held'`,
    [holder.id],
  )
  const moves = rows.map((row) => ({ ...row, kind: 'holdReleased' as const }))
  await moveStock(sql, moves, { basketId: holder.id, by: 'system', reason })
  await movePlaces(
    sql,
    { hold: [], release: places.rows.map((place) => place.id) },
    { basketId: holder.id, customerId: holder.customerId, by: 'system', reason, at },
  )
  await sql.query(
    `update shop.basket set hold_expires_at = null, hold_renewed = false, version = version + 1 where id = $1`,
    [holder.id],
  )
}
