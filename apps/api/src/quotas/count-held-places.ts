import type { Sql } from '../stock/move-stock.ts'

/** How many places of a donor lie in baskets in a country and state just now. */
export async function countHeldPlaces(
  sql: Sql,
  donorId: string,
  country: string,
  state: string,
): Promise<number> {
  const { rows } = await sql.query<{ held: number }>({
    name: 'quotas.held',
    text: `select count(*)::int as held from shop.quota_place
    where donor_id = $1 and country = $2 and ($3 = '' or state = $3) and place_state = 'held'`,
    values: [donorId, country, state],
  })
  return rows[0]?.held ?? 0
}
