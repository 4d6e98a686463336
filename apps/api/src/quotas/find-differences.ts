import type { Difference } from '@kindred/domain/reconciliation/difference'
import type { Sql } from '../stock/move-stock.ts'

/** Where the quota ledger, its balances and the places disagree. */
export async function findQuotaDifferences(sql: Sql): Promise<Difference[]> {
  const { rows } = await sql.query<Difference>(
    `select 'quota-balance' kind, d.code || ' ' || q.country subject,
       jsonb_build_object('unit', q.unit, 'taken', q.taken, 'ledger', coalesce(m.change, 0)) data
     from shop.quota_balance q join shop.donor d on d.id = q.donor_id
       left join (select quota_balance_id id, sum(change) change from shop.quota_movement group by 1) m on m.id = q.id
     where q.taken <> coalesce(m.change, 0)
     union all
     select 'quota-place', d.code || ' ' || p.id, jsonb_build_object('country', p.country, 'state', p.place_state,
       'counted', sum(m.change))
     from shop.quota_place p join shop.quota_movement m on m.quota_place_id = p.id join shop.donor d on d.id = p.donor_id
     group by d.code, p.id, m.quota_balance_id
     having sum(m.change) <> case when p.place_state = 'released' then 0 else 1 end`,
  )
  return rows
}
