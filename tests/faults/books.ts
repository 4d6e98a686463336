import type pg from 'pg'

/** Each row is something in which two of the books do not agree; there must be none at any time. */
const disagreements = `
  with sent as (
    select d.order_line_id line, sum(s.quantity - s.given_back) sent from shop.deposit d
      join shop.deposit_sending s on s.deposit_id = d.id group by 1)
  select 'stock is not the sum of its ledger' what, i.id::text which from shop.stock_item i
    left join lateral (select
        sum(case kind when 'received' then quantity when 'returned' then quantity when 'held' then 0
          when 'holdReleased' then 0 when 'shipped' then 0 else -quantity end) on_hand,
        sum(case kind when 'held' then quantity when 'holdReleased' then -quantity when 'sold' then -quantity
          else 0 end) held
      from shop.stock_movement m where m.stock_item_id = i.id) l on true
    where i.on_hand <> coalesce(l.on_hand, 0) or i.held <> coalesce(l.held, 0)
  union all
  select 'held stock is not what baskets hold', i.id::text from shop.stock_item i
    where i.held <> (select coalesce(sum(l.quantity), 0) from shop.basket_line l join shop.basket b on b.id = l.basket_id
      where l.stock_item_id = i.id and b.basket_state = 'open' and b.hold_expires_at is not null)
  union all
  select 'taken places are not the sum of their ledger', q.id::text from shop.quota_balance q
    where q.taken <> (select coalesce(sum(change), 0) from shop.quota_movement m where m.quota_balance_id = q.id)
  union all
  select 'a place does not count once', p.id::text from shop.quota_place p
    join shop.quota_movement m on m.quota_place_id = p.id
    group by p.id, p.place_state, m.quota_balance_id
    having sum(m.change) <> case when p.place_state = 'released' then 0 else 1 end
  union all
  select 'an order stands without its money, or money without its order', o.number from shop."order" o
    where (o.placed_at is not null) <> (o.payment_state in ('authorised', 'paid', 'partlyRefunded', 'invoiced', 'settled', 'disputed', 'chargedBack')
        or o.payment_state = 'refunded' and exists (select from shop.payment p join shop.refund r on r.payment_id = p.id
          where p.order_id = o.id and r.cause <> 'returnedByItself')
        or o.payment_state = 'failed' and exists (select from shop.payment p where p.order_id = o.id and p.authorised_until is not null)
        or o.order_state = 'cancelled' and o.payment_state = 'none' and o.placed_at is not null)
      or (select count(*) from shop.payment p where p.order_id = o.id and p.payment_state = 'authorised')
        <> case o.payment_state when 'authorised' then 1 else 0 end
      or (select count(*) from shop.payment p where p.order_id = o.id
          and p.payment_state in ('paid', 'partlyRefunded', 'settled', 'disputed', 'chargedBack'))
        <> case when o.payment_state in ('paid', 'partlyRefunded', 'settled', 'disputed', 'chargedBack') and o.total_minor > 0 then 1 else 0 end
  union all
  select 'a sale is not what was ordered', o.number from shop."order" o where o.placed_at is not null and (
      (select coalesce(sum(quantity), 0) from shop.order_line l where l.order_id = o.id and l.stock_item_id is not null)
        <> (select coalesce(sum(quantity), 0) from shop.stock_movement m where m.order_id = o.id and m.kind = 'sold')
      or (select coalesce(sum(cancelled_quantity), 0) from shop.order_line l
          where l.order_id = o.id and l.stock_item_id is not null)
        <> (select coalesce(sum(quantity), 0) from shop.stock_movement m where m.order_id = o.id and m.kind = 'returned')
      or (select coalesce(sum(l.quantity - l.cancelled_quantity - coalesce(s.sent, 0)), 0) from shop.order_line l
          left join sent s on s.line = l.id where l.order_id = o.id
            and (l.stock_item_id is not null or l.deposit_id is not null and l.period_months is null))
        <> (select count(*) from shop.straw_assignment a join shop.order_line l on l.id = a.order_line_id
          where l.order_id = o.id and a.released_at is null)
      or (select count(*) from shop.order_line l where l.order_id = o.id and l.line_handling_type = 'quota')
        <> (select count(*) from shop.quota_place p where p.order_id = o.id))
  union all
  select 'a deposit is not what its line keeps', d.id::text from shop.deposit d join shop.order_line l on l.id = d.order_line_id
      left join sent s on s.line = l.id
    where d.brought_goods is null and (d.closed_at is null and d.quantity <> l.quantity - l.cancelled_quantity - coalesce(s.sent, 0)
      or d.closed_at is not null and l.quantity > l.cancelled_quantity + coalesce(s.sent, 0))
  union all
  select 'a deposit of what was brought is not the sum of its ledger', d.id::text from shop.deposit d
    where d.brought_goods is not null and case when d.closed_at is null then d.quantity else 0 end
      <> (select coalesce(sum(case kind when 'arrived' then quantity else -quantity end), 0)
        from shop.deposit_movement m where m.deposit_id = d.id)
  union all
  select 'what is sent out of a deposit is not what was ordered', l.id::text from shop.order_line l
    join shop."order" o on o.id = l.order_id left join shop.deposit_sending s on s.order_line_id = l.id
    where l.deposit_id is not null and l.period_months is null and o.placed_at is not null
      and (coalesce(s.quantity, 0) <> l.quantity or coalesce(s.given_back, 0) <> l.cancelled_quantity)
  union all
  select 'what was shipped is not what left the bank', o.number from shop."order" o
    where exists (select from shop.shipment h where h.order_id = o.id)
      and (select coalesce(sum(quantity), 0) from shop.stock_movement m where m.order_id = o.id and m.kind = 'shipped')
        <> (select coalesce(sum(l.quantity - l.cancelled_quantity), 0) from shop.order_line l where l.order_id = o.id
          and l.line_handling_type in ('strawDelivery', 'embryoShipping') and l.product_kind <> 'embryoShipping')
  union all
  select 'an order stands without its invoice', o.number from shop."order" o where o.placed_at is not null
    and not exists (select from shop.invoice i where i.order_id = o.id and i.kind = 'invoice')
    -- What is only authorised is invoiced when it is taken, and never where it was not.
    and not (o.payment_state in ('authorised', 'failed', 'none')
      and exists (select from shop.payment p where p.order_id = o.id and p.authorised_until is not null))
  union all
  select 'an order is invoiced before its money is taken', o.number from shop."order" o where o.payment_state = 'authorised'
    and exists (select from shop.invoice i where i.order_id = o.id)
  union all
  select 'a renewal does not stand with its order', l.id::text from shop.order_line l
    join shop."order" o on o.id = l.order_id left join shop.deposit_renewal r on r.order_line_id = l.id
    where l.deposit_id is not null and l.period_months is not null
      and ((o.placed_at is not null) <> (r.order_line_id is not null)
        or o.order_state = 'cancelled' and r.order_line_id is not null and r.undone_at is null)
  union all
  select 'a deposit does not end where its renewals lead', d.id::text from shop.deposit d join lateral (
      select max(r.ends_on) last, min(r.ended_on) first, count(*) renewals, count(r.undone_at) undone
      from shop.deposit_renewal r where r.deposit_id = d.id) r on r.renewals > 0
    where d.closed_at is null and (r.undone = 0 and d.ends_on <> r.last
      or r.undone = 1 and r.renewals = 1 and d.ends_on <> greatest(d.starts_on, r.first))
  union all
  select 'something is sold for an order that does not stand', o.number from shop."order" o
    where o.placed_at is null and exists (select from shop.stock_movement m where m.order_id = o.id)
  union all
  select 'what went back of a payment is not the sum of its refunds', p.id::text from shop.payment p
    where p.refunded_minor <> (select coalesce(sum(r.amount_minor), 0) from shop.refund r
      where r.payment_id = p.id and r.refund_state in ('requested', 'sent', 'confirmed'))
  union all
  select 'a payment does not say what went back of it', p.id::text from shop.payment p
    left join lateral (select sum(r.amount_minor) filter (where r.refund_state = 'confirmed') confirmed,
        bool_or(r.cause = 'returnedByItself') by_itself
      from shop.refund r where r.payment_id = p.id) r on true
    where p.payment_state in ('paid', 'settled', 'partlyRefunded', 'refunded') and p.payment_state <> case
      when r.by_itself or r.confirmed = p.amount_minor then 'refunded' when r.confirmed > 0 then 'partlyRefunded'
      when p.provider = 'invoice' then 'settled' else 'paid' end::shop.payment_state
  union all
  select 'credit notes are not what went back', o.number from shop."order" o
    where o.payment_state <> 'none' and (select coalesce(sum(i.total_minor), 0) from shop.invoice i
        where i.order_id = o.id and i.kind = 'creditNote')
      <> (select coalesce(sum(r.amount_minor), 0) from shop.refund r join shop.payment p on p.id = r.payment_id
        where p.order_id = o.id and r.refund_state = 'confirmed' and r.cause <> 'returnedByItself')
  union all
  select 'a payment does not say what its dispute came to', p.id::text from shop.payment p
    where p.payment_state not in ('refunded') and (p.payment_state = 'disputed') <> exists (
        select from shop.payment_dispute d where d.payment_id = p.id and d.state = 'open')
      or (p.payment_state = 'chargedBack') <> exists (
        select from shop.payment_dispute d where d.payment_id = p.id and d.state = 'lost')
        and p.payment_state <> 'refunded'
  union all
  select 'a line is paid back more than once', l.id::text from shop.order_line l
    where l.quantity < (select sum(b.quantity) from shop.refund_line b join shop.refund r on r.id = b.refund_id
      where b.order_line_id = l.id and r.refund_state in ('requested', 'sent', 'confirmed'))
  union all
  select 'paid at the provider, and we neither have it nor give it back nor await its event', s.id::text
    from shop.sandbox_payment s where s.state = 'succeeded'
      and not exists (select from shop.payment p where p.id::text = s.merchant_reference
        and p.payment_state in ('paid', 'partlyRefunded', 'refunded', 'disputed', 'chargedBack'))
      and not exists (select from graphile_worker.jobs j where j.key like 'sandbox-evt_' || s.id || '%')
  union all
  select 'a bank keeps what nobody waits for, or we count on what it keeps no longer', s.id::text
    from shop.sandbox_payment s join shop.payment p on p.id::text = s.merchant_reference
    where (s.state = 'authorised') <> (p.payment_state = 'authorised')
      and not exists (select from graphile_worker.jobs j where j.key like 'sandbox-evt_' || s.id || '%'
        or j.key = 'cancel-' || p.id)`

/** What does not agree between stock, places, orders, money and the provider. */
export async function findDisagreements(pool: pg.Pool): Promise<{ what: string; which: string }[]> {
  return (await pool.query<{ what: string; which: string }>(disagreements)).rows
}
