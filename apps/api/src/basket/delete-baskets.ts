import { transaction } from '@kindred/database/transaction'
import type { Services } from '../services.ts'
import { endHold } from './release-overdue-holds.ts'

/**
 * Empties every open basket of a customer, or the visitor's one (BASK-22): what they held is free at once, a payment that
 * waits is given up, and the clinic-delivery choice is no more (BASK-13).
 *
 * @returns how many baskets were emptied
 */
export async function deleteBaskets(
  services: Services,
  of: { customerId: string | null; basketId: string | null },
): Promise<number> {
  const at = services.now()
  return transaction(services.pool, async (tx) => {
    const sql = tx.$client
    const { rows } = await sql.query<{ id: string; customerId: string | null; isHolding: boolean }>(
      `select id, customer_id "customerId", hold_expires_at is not null "isHolding" from shop.basket
       where basket_state = 'open' and (customer_id = $1 or ($1::uuid is null and id = $2 and customer_id is null))
       order by id for update`,
      [of.customerId, of.basketId],
    )
    for (const basket of rows) {
      if (basket.isHolding) await endHold(sql, basket, at, 'emptied')
      await sql.query('delete from shop.basket_line where basket_id = $1', [basket.id])
      await sql.query('delete from shop.checkout where basket_id = $1', [basket.id])
      await sql.query(
        `with given_up as (update shop."order" set order_state = 'cancelled', payment_state = case payment_state when 'pending' then 'none' else payment_state end, updated_at = $2
           where basket_id = $1 and order_state = 'draft' returning id)
         insert into shop.order_history (order_id, machine, from_state, to_state, by, reason)
         select id, 'order', 'draft', 'cancelled', 'customer', 'basket-emptied' from given_up`,
        [basket.id, at],
      )
      await sql.query('update shop.basket set version = version + 1, updated_at = $2 where id = $1', [
        basket.id,
        at,
      ])
    }
    return rows.length
  })
}
