import type { quotaPlaceSchema } from '@kindred/contracts/orders'
import type { z } from 'zod'
import type { Services } from '../services.ts'

/** A customer's quota places, newest first; released ones are history and left out. */
export async function listQuotaPlaces(
  services: Services,
  customerId: string,
): Promise<z.output<typeof quotaPlaceSchema>[]> {
  const { rows } = await services.pool.query<z.output<typeof quotaPlaceSchema> & { since: Date }>(
    `select p.id, d.code "donorId", d.alias "donorAlias", '/media/portraits/' || d.code || '.svg' "portraitUrl",
       p.country, p.state, p.place_state "placeState", p.changed_at since
     from shop.quota_place p join shop.donor d on d.id = p.donor_id
     where p.customer_id = $1 and p.place_state <> 'released' order by p.changed_at desc, p.id`,
    [customerId],
  )
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }))
}
