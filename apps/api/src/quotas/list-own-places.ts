import type { OwnPlace } from '@kindred/domain/quotas/mandatory-quota'
import type { QuotaPlaceState } from '@kindred/domain/vocabulary'
import type { Sql } from '../stock/move-stock.ts'

/** The places a customer has bought, of all donors and countries; held ones belong to a basket and are not among them. */
export async function listOwnPlaces(sql: Sql, customerId: string): Promise<OwnPlace[]> {
  const { rows } = await sql.query<{
    donorId: string
    countryCode: string
    state: string
    placeState: QuotaPlaceState
  }>(
    `select donor_id as "donorId", country as "countryCode", state, place_state as "placeState"
    from shop.quota_place where customer_id = $1 and place_state in ('sold', 'permanent')`,
    [customerId],
  )
  return rows.map(({ donorId, countryCode, state, placeState }) => ({
    donorId,
    countryCode,
    stateCode: state || null,
    state: placeState,
  }))
}
