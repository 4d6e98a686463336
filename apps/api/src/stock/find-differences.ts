import type { Difference } from '@kindred/domain/reconciliation/difference'
import type { Sql } from './move-stock.ts'

/** Where the stock ledger and its balances disagree, and where baskets hold what the ledger does not know. */
export async function findStockDifferences(sql: Sql): Promise<Difference[]> {
  const { rows } = await sql.query<Difference>(
    `with sum as (
       select stock_item_id id, sum(case kind when 'received' then quantity when 'returned' then quantity when 'held' then 0
           when 'holdReleased' then 0 when 'shipped' then 0 else -quantity end) on_hand,
         sum(case kind when 'held' then quantity when 'holdReleased' then -quantity when 'sold' then -quantity else 0 end) held
       from shop.stock_movement group by 1),
     basket as (
       select l.stock_item_id id, sum(l.quantity) held from shop.basket_line l join shop.basket b on b.id = l.basket_id
       where l.stock_item_id is not null and b.basket_state = 'open' and b.hold_expires_at is not null group by 1),
     item as (
       select i.id, d.code, i.on_hand, i.held, coalesce(s.on_hand, 0) ledger, coalesce(s.held, 0) ledger_held,
         coalesce(b.held, 0) in_baskets
       from shop.stock_item i join shop.donor d on d.id = i.donor_id left join sum s on s.id = i.id left join basket b on b.id = i.id)
     select 'stock-balance' kind, code || ' ' || id subject, jsonb_build_object('onHand', on_hand, 'held', held,
       'ledger', ledger, 'ledgerHeld', ledger_held) data from item where on_hand <> ledger or held <> ledger_held
     union all
     select 'stock-held', code || ' ' || id, jsonb_build_object('held', held, 'inBaskets', in_baskets)
     from item where held <> in_baskets`,
  )
  return rows
}
