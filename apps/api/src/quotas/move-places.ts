import { write } from '@kindred/database/transaction-connection'
import type { Sql } from '../stock/move-stock.ts'
import type { PlaceLimit } from './place-limits.ts'

/** A place to be held: for whom, and the limits it counts against. */
export type PlaceToHold = {
  id: string
  donorId: string
  country: string
  state: string
  limits: readonly PlaceLimit[]
}

/**
 * Holds places for a basket and lets others go, in one statement. Balances that do not exist yet are opened with the limit
 * of today's rules, and a changed limit is written (never below what is taken). The check of the balance refuses the place
 * that would be one too many with SQLSTATE 23514 (see `explainOversold`).
 *
 * @param hold with `limits` as of `listPlaceLimits`
 * @param release ids of held places
 */
export async function movePlaces(
  sql: Sql,
  change: { hold: readonly PlaceToHold[]; release: readonly string[] },
  of: { basketId: string; customerId: string | null; by: string; reason: string; at: Date },
): Promise<void> {
  if (change.hold.length === 0 && change.release.length === 0) return
  const limits = change.hold.flatMap((place) =>
    place.limits.map((limit) => ({ placeId: place.id, ...limit })),
  )
  await write(sql, {
    name: 'quotas.move-places',
    text: `with wanted as (
        select * from jsonb_to_recordset($1::jsonb)
          as w("placeId" uuid, "donorId" uuid, country text, state text, unit shop.quota_unit, "limit" int)),
      balance as (
        insert into shop.quota_balance (donor_id, country, state, unit, place_limit)
        select "donorId", country, state, unit, max("limit") from wanted group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (donor_id, country, state, unit)
          do update set place_limit = greatest(excluded.place_limit, quota_balance.taken)
        returning id, donor_id, country, state, unit),
      place as (
        insert into shop.quota_place
          (id, donor_id, country, state, customer_id, basket_id, place_state, created_at, changed_at)
        select p.id, p."donorId", p.country, p.state, $4, $5, 'held', $8, $8
        from jsonb_to_recordset($2::jsonb) as p(id uuid, "donorId" uuid, country text, state text)),
      released as (
        update shop.quota_place set place_state = 'released', changed_at = $8
        where id = any($3::uuid[]) and place_state <> 'released' returning id),
      back as (
        select m.quota_balance_id, m.quota_place_id, -sum(m.change)::int as change
        from shop.quota_movement m join released r on r.id = m.quota_place_id
        group by 1, 2 having sum(m.change) <> 0)
      insert into shop.quota_movement (quota_balance_id, quota_place_id, change, reason, by)
      select * from (
        select quota_balance_id, quota_place_id, change, $6::text, $7::text from back
        union all
        select b.id, w."placeId", 1, $6, $7 from wanted w join balance b
          on b.donor_id = w."donorId" and b.country = w.country and b.state = w.state and b.unit = w.unit
      ) as all_of_them order by 3, 1`,
    values: [
      JSON.stringify(limits),
      JSON.stringify(change.hold.map(({ limits: _, ...place }) => place)),
      change.release,
      of.customerId,
      of.basketId,
      of.reason,
      of.by,
      of.at,
    ],
  })
}

/** Held places of a basket become the customer's own. */
export async function sellPlaces(
  sql: Sql,
  of: { basketId: string; orderId: string; customerId: string; at: Date },
): Promise<void> {
  await write(sql, {
    name: 'quotas.sell-places',
    text: `update shop.quota_place set place_state = 'sold', customer_id = $3, order_id = $2, changed_at = $4
     where basket_id = $1 and place_state = 'held'`,
    values: [of.basketId, of.orderId, of.customerId, of.at],
  })
}
