import type { Difference } from '@kindred/domain/reconciliation/difference'
import type { Sql } from '../stock/move-stock.ts'

/** Orders that are not what the stock ledger, the places or the payments say, and deposits whose time is over. */
export async function findOrderDifferences(sql: Sql, today: string): Promise<Difference[]> {
  const { rows } = await sql.query<Difference>(
    `with line as (
       select order_id id, coalesce(sum(quantity) filter (where stock_item_id is not null), 0) sold,
         coalesce(sum(cancelled_quantity) filter (where stock_item_id is not null), 0) cancelled, count(*) filter (where line_handling_type = 'quota') places
       from shop.order_line group by 1),
     moved as (
       select order_id id, coalesce(sum(quantity) filter (where kind = 'sold'), 0) sold,
         coalesce(sum(quantity) filter (where kind = 'returned'), 0) returned
       from shop.stock_movement where order_id is not null group by 1),
     place as (select order_id id, count(*) places from shop.quota_place where order_id is not null group by 1),
     paid as (
       select order_id id, count(*) payments from shop.payment
       where payment_state in ('paid', 'partlyRefunded', 'settled', 'disputed', 'chargedBack') group by 1),
     kept as (
       select order_id id, count(*) payments from shop.payment where payment_state = 'authorised' group by 1),
     judged as (
       select o.number, o.order_state, o.payment_state, o.placed_at is not null is_placed, o.total_minor > 0 costs, l.sold, l.cancelled, l.places,
         coalesce(m.sold, 0) moved, coalesce(m.returned, 0) returned, coalesce(q.places, 0) held_places,
         coalesce(p.payments, 0) payments, coalesce(k.payments, 0) authorised
       from shop."order" o join line l on l.id = o.id left join moved m on m.id = o.id left join place q on q.id = o.id
         left join paid p on p.id = o.id left join kept k on k.id = o.id)
     select 'stock-sold' kind, number subject, jsonb_build_object('ordered', sold, 'moved', moved, 'cancelled', cancelled,
       'returned', returned, 'places', places, 'heldPlaces', held_places) data
     from judged where case when is_placed then sold <> moved or cancelled <> returned or places <> held_places
       else moved <> 0 end
     union all
     select 'order-money', number, jsonb_build_object('order', order_state, 'payment', payment_state, 'payments', payments)
     from judged where payments <> case when costs and payment_state in ('paid', 'partlyRefunded', 'settled', 'disputed', 'chargedBack') then 1 else 0 end
       or authorised <> case payment_state when 'authorised' then 1 else 0 end
       or (payment_state in ('authorised', 'paid', 'partlyRefunded', 'invoiced', 'settled', 'disputed', 'chargedBack')) and not is_placed
     union all
     select 'deposit-sum', o.number, jsonb_build_object('kept', d.quantity, 'ordered', l.quantity,
       'cancelled', l.cancelled_quantity, 'sent', coalesce(s.sent, 0))
     from shop.deposit d join shop.order_line l on l.id = d.order_line_id join shop."order" o on o.id = l.order_id
       left join lateral (select sum(quantity - given_back) sent from shop.deposit_sending where deposit_id = d.id) s on true
     where d.brought_goods is null and l.quantity - l.cancelled_quantity - coalesce(s.sent, 0) <> case when d.closed_at is null then d.quantity else 0 end
     union all
     select 'deposit-sum', o.number, jsonb_build_object('kept', d.quantity, 'brought', m.kept)
     from shop.deposit d join shop.order_line l on l.id = d.order_line_id join shop."order" o on o.id = l.order_id
       left join lateral (select coalesce(sum(case kind when 'arrived' then quantity else -quantity end), 0) kept
         from shop.deposit_movement where deposit_id = d.id) m on true
     where d.brought_goods is not null and m.kept <> case when d.closed_at is null then d.quantity else 0 end
     union all
     select 'deposit-over', o.number, jsonb_build_object('kind', d.kind, 'endsOn', max(d.ends_on), 'straws', sum(d.quantity))
     from shop.deposit d join shop.order_line l on l.id = d.order_line_id join shop."order" o on o.id = l.order_id
     where d.closed_at is null and d.ends_on < $1 group by o.number, d.kind`,
    [today],
  )
  return rows
}
