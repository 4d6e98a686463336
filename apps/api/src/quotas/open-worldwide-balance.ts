import type { Sql } from '../stock/move-stock.ts'
import { worldwide } from './place-limits.ts'

/**
 * Opens the worldwide count of donors that have none yet with what is taken in all countries: of each country the unit
 * that counts most, since one place counts under every rule of its country. Must be committed before the first place
 * under it is held, so that no place is counted twice or not at all.
 */
export async function openWorldwideBalance(sql: Sql, donorIds: readonly string[]): Promise<void> {
  await sql.query(
    `with opened as (
      insert into shop.quota_balance (donor_id, country, state, unit, place_limit)
      select d.id, $2, '', 'families', greatest(d.worldwide_limit, coalesce(t.taken, 0))
      from shop.donor d left join lateral (
        select sum(most)::int as taken from (
          select max(per_unit) as most from (
            select country, unit, greatest(coalesce(sum(taken) filter (where state = ''), 0),
              coalesce(sum(taken) filter (where state <> ''), 0)) as per_unit
            from shop.quota_balance b where b.donor_id = d.id and b.country <> $2 group by 1, 2) as units
          group by country) as countries) as t on true
      where d.id = any($1::uuid[]) and d.worldwide_limit is not null order by d.id
      on conflict do nothing returning id, donor_id)
    insert into shop.quota_movement (quota_balance_id, change, reason, by)
    select o.id, t.taken, 'opening', 'system' from opened o join lateral (
      select sum(most)::int as taken from (
        select max(per_unit) as most from (
          select country, unit, greatest(coalesce(sum(taken) filter (where state = ''), 0),
            coalesce(sum(taken) filter (where state <> ''), 0)) as per_unit
          from shop.quota_balance b where b.donor_id = o.donor_id and b.country <> $2 group by 1, 2) as units
        group by country) as countries) as t on true
    where t.taken > 0`,
    [donorIds, worldwide],
  )
}
