import type { Sql } from '../stock/move-stock.ts'

/** Lets the places of an undone order go; one that a pregnancy made permanent stays (domain rules 2). */
export async function releaseSoldPlaces(
  sql: Sql,
  of: { orderId: string; by: string; reason: string; at: Date },
): Promise<void> {
  await sql.query(
    `with released as (
       update shop.quota_place set place_state = 'released', changed_at = $4
       where order_id = $1 and place_state = 'sold' returning id)
     insert into shop.quota_movement (quota_balance_id, quota_place_id, change, reason, by)
     select m.quota_balance_id, m.quota_place_id, -sum(m.change)::int, $2, $3
     from shop.quota_movement m join released r on r.id = m.quota_place_id
     group by 1, 2 having sum(m.change) <> 0 order by 1`,
    [of.orderId, of.reason, of.by, of.at],
  )
}
