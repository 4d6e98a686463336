import type { QuotaPlaceState } from '@kindred/domain/vocabulary'
import type { ClientBase } from 'pg'

export interface DemoPlace {
  id: string
  donorId: string
  country: string
  state: string
  placeState: QuotaPlaceState
}

/**
 * A place with a donor: counted under every limit of the country (and state) and worldwide, through the ledger. Limits
 * that nothing was counted under yet are opened as the master data has them.
 */
export async function takePlace(
  client: ClientBase,
  place: DemoPlace,
  of: { customerId: string | null; basketId: string; orderId: string | null; by: string; at: string },
): Promise<void> {
  await client.query(
    `insert into shop.quota_place
       (id, donor_id, country, state, customer_id, basket_id, order_id, place_state, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [
      ...[place.id, place.donorId, place.country, place.state],
      ...[of.customerId, of.basketId, of.orderId, place.placeState, of.at],
    ],
  )
  await client.query(
    `insert into shop.quota_balance (donor_id, country, state, unit, place_limit)
     select $1::uuid, c.code, coalesce(q.state, ''), q.unit::text::shop.quota_unit, q."limit"::int
     from cms.countries c join cms.countries_quota_rules q on q._parent_id = c.id
     where c.code = $2 and coalesce(q.state, '') in ('', $3)
     union all
     select id, '--', '', 'families', worldwide_limit from shop.donor where id = $1 and worldwide_limit is not null
     on conflict do nothing`,
    [place.donorId, place.country, place.state],
  )
  await client.query(
    `insert into shop.quota_movement (quota_balance_id, quota_place_id, change, reason, by, at)
     select id, $4, 1, 'order', $5, $6 from shop.quota_balance
     where donor_id = $1 and ((country = $2 and state in ('', $3)) or country = '--')`,
    [place.donorId, place.country, place.state, place.id, of.by, of.at],
  )
}
