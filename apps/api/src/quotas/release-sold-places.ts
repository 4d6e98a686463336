import { movePlace } from '@kindred/domain/quotas/place-transitions'
import type { QuotaPlaceState } from '@kindred/domain/vocabulary'
import type { Sql } from '../stock/move-stock.ts'

type OrderPlace = { id: string; donorId: string; placeState: QuotaPlaceState }

/** Donors whose place is free again, and those whose place stays, with why. */
export type ReleasedPlaces = { released: string[]; kept: { donorId: string; code: string }[] }

/**
 * Lets the places go that an order brought, by the rule alone (domain rules 2): none that a pregnancy made permanent, and
 * none while something of that donor is the customer's.
 *
 * @param of `donorIds`: only of these donors; `countMaterial`: straws, eggs and embryos of a donor that are the customer's
 */
export async function releaseSoldPlaces(
  sql: Sql,
  of: {
    orderId: string
    donorIds?: readonly string[]
    countMaterial: (donorId: string) => number
    by: string
    reason: string
    at: Date
  },
): Promise<ReleasedPlaces> {
  const { rows } = await sql.query<OrderPlace>(
    `select id, donor_id "donorId", place_state "placeState" from shop.quota_place
     where order_id = $1 and place_state <> 'released' and ($2::uuid[] is null or donor_id = any($2))
     order by id for update`,
    [of.orderId, of.donorIds ?? null],
  )
  const judged = rows.map(({ id, donorId, placeState }) => ({
    id,
    donorId,
    moved: movePlace(
      {
        state: placeState,
        holdExpiresAt: null,
        hasReportedPregnancy: placeState === 'permanent',
        storedOrReserved: of.countMaterial(donorId),
      },
      'release',
      of.at.toISOString(),
    ),
  }))
  const free = judged.filter((one) => one.moved.ok)
  if (free.length > 0)
    await sql.query(
      `with released as (
         update shop.quota_place set place_state = 'released', changed_at = $4
         where id = any($1::uuid[]) returning id)
       insert into shop.quota_movement (quota_balance_id, quota_place_id, change, reason, by)
       select m.quota_balance_id, m.quota_place_id, -sum(m.change)::int, $2, $3
       from shop.quota_movement m join released r on r.id = m.quota_place_id
       group by 1, 2 having sum(m.change) <> 0 order by 1`,
      [free.map((one) => one.id), of.reason, of.by, of.at],
    )
  return {
    released: free.map((one) => one.donorId),
    kept: judged.flatMap(({ donorId, moved }) => (moved.ok ? [] : [{ donorId, code: moved.error.code }])),
  }
}
