import type pg from 'pg'

type Sql = pg.PoolClient

/** Straws of a donor who is added; up to six orders of two are drawn from them. */
const strawsEach = 12

/** Donors by number with a batch, an item, what came in, and its straws. */
export async function addDonors(sql: Sql, from: number, to: number): Promise<void> {
  await sql.query(
    `with donor as (
       insert into shop.donor (code, alias, kind, release_type, profile_tier, hair_colour, eye_colour, skin_tone, height_cm,
         weight_kg, blood_type, cmv, education, occupation, first_listed_on, published_at)
       select 'F' || lpad(n::text, 6, '0'), 'Full' || n, 'sperm', 'idRelease', 'Basic',
         (array['brown', 'blond', 'black', 'red'])[1 + n % 4], (array['blue', 'brown', 'green'])[1 + n % 3], 'fair', 170 + n % 30,
         65 + n % 30, (array['O+', 'A+', 'B+', 'AB-'])[1 + n / 4 % 4], 'negative', 'master', 'baker', '2025-01-01', now()
       from generate_series($1::int, $2::int) n returning id, code),
     batch as (
       insert into shop.batch (code, donor_id, collected_on, standards, released_at)
       select code, id, '2025-06-01', '{eu}', now() from donor returning id, code, donor_id),
     item as (
       insert into shop.stock_item (donor_id, shop_code, straw_type, mot_class, standards)
       select id, 'dk', 'IUI', 20, '{eu}' from donor returning id, donor_id)
     insert into shop.straw (code, batch_id, stock_item_id)
     select b.code || '-' || n, b.id, i.id from batch b join item i on i.donor_id = b.donor_id, generate_series(1, $3::int) n`,
    [from, to, strawsEach],
  )
  await sql.query(
    `insert into shop.stock_movement (stock_item_id, kind, quantity, by)
     select i.id, 'received', $3, 'bench' from shop.donor d join shop.stock_item i on i.donor_id = d.id
     where d.code between 'F' || lpad($1::text, 6, '0') and 'F' || lpad($2::text, 6, '0')`,
    [from, to, strawsEach],
  )
}

/** So many customers at least, each with what they last chose. */
export async function addCustomers(sql: Sql, atLeast: number): Promise<void> {
  await sql.query(
    `insert into shop.customer (email, email_confirmed_at, password_hash, client_type, full_name, resident_country)
     select 'full' || n || '@example.test', now(), 'x', 'private', 'Ada Bench', 'DK'
     from generate_series((select count(*) from shop.customer) + 1, $1::int) n`,
    [atLeast],
  )
  await sql.query(
    `insert into shop.customer_settings (customer_id, default_language, shop_code, treatment_country, resident_country)
     select id, 'en-GB', 'dk', 'DK', 'DK' from shop.customer`,
  )
}

/** The places of every donor in Denmark, all free. */
export async function addBalances(sql: Sql): Promise<void> {
  await sql.query(
    `insert into shop.quota_balance (donor_id, country, unit, place_limit) select id, 'DK', 'families', 12 from shop.donor`,
  )
}

/** Donors and customers by number, and a table for the orders of one part. Gone with the connection. */
export async function nameSales(sql: Sql): Promise<void> {
  await sql.query(
    `create temp table goods as
       select (row_number() over (order by d.code))::int n, d.id donor_id, d.code, d.alias, i.id item_id, q.id balance_id
       from shop.donor d join shop.stock_item i on i.donor_id = d.id join shop.quota_balance q on q.donor_id = d.id;
     alter table goods add primary key (n);
     create temp table buyer as select (row_number() over (order by id))::int n, id customer_id from shop.customer;
     alter table buyer add primary key (n);
     analyze goods, buyer;
     create temp table sale (n int, turn int, is_kept boolean, is_sent boolean, number text, at timestamptz, basket_id uuid,
       order_id uuid, line_id uuid, place_line_id uuid, fee_line_id uuid, place_id uuid, payment_id uuid, reference uuid,
       subtotal int, shipping int, tax int, total int, address jsonb, consents jsonb, goods jsonb, place jsonb, donor_id uuid,
       code text, alias text, item_id uuid, balance_id uuid, customer_id uuid)`,
  )
}

/**
 * Says what a part of the orders is. Over two years, each buyer at most once with a donor; two straws and a place each. Of
 * the later half one in five is kept with us for a year; what was ordered weeks ago has left.
 */
export async function addSales(
  sql: Sql,
  {
    from,
    numbers,
    buyers,
    orders,
  }: { from: number; numbers: readonly string[]; buyers: number; orders: number },
): Promise<void> {
  await sql.query('truncate sale')
  await sql.query(
    `insert into sale
     select s.n, s.turn, s.is_kept, not s.is_kept and s.at < now() - interval '14 days', s.number, s.at, gen_random_uuid(),
       gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), s.payment_id,
       md5('sandbox:' || s.payment_id)::uuid,
       case when s.is_kept then 233750 else 203750 end, case when s.is_kept then 0 else 20000 end,
       case when s.is_kept then 46750 else 44750 end, case when s.is_kept then 233750 else 223750 end,
       jsonb_build_object('fullName', 'Ada Bench', 'line1', 'Nørregade ' || s.n % 90 + 1, 'postalCode', '8000', 'city', 'Aarhus',
         'country', 'DK'),
       jsonb_build_object('at', s.at, 'given', jsonb_build_array(
         jsonb_build_object('given', true, 'purpose', 'terms', 'textVersion', 'dk/none'),
         jsonb_build_object('given', true, 'purpose', 'privacy', 'textVersion', 'dk/none'))),
       jsonb_build_object('alias', g.alias, 'donorCode', g.code, 'releaseType', 'idRelease', 'country', 'DK', 'strawType', 'IUI',
         'motClass', 20, 'volumeUl', 500),
       jsonb_build_object('alias', g.alias, 'donorCode', g.code, 'releaseType', 'idRelease', 'country', 'DK'),
       g.donor_id, g.code, g.alias, g.item_id, g.balance_id, b.customer_id
     from (select n, (n - 1) / $3 turn, n > $4 / 2 and n % 5 = 0 as is_kept, number, gen_random_uuid() payment_id,
         now() - interval '1 hour' - interval '730 days' * (1 - n::float / $4) as at
       from (select $1::int + ordinality::int - 1 n, number from unnest($2::text[]) with ordinality as u(number)) numbered) s
     join buyer b on b.n = 1 + (s.n - 1) % $3::int join goods g on g.n = 1 + (s.n - 1 + s.turn) % $3::int`,
    [from, numbers, buyers, orders],
  )
  await sql.query('analyze sale')
}

/** Their baskets, what these held, and how far the checkout came. */
export async function addBaskets(sql: Sql): Promise<void> {
  await sql.query(
    `insert into shop.basket (id, shop_code, customer_id, customer_type, language, currency, treatment_country, basket_state,
       version, created_at, updated_at)
     select basket_id, 'dk', customer_id, 'private', 'en-gb', 'EUR', 'DK', 'ordered', 2, at, at from sale order by n`,
  )
  await sql.query(
    `insert into shop.basket_line (basket_id, line_handling_type, product_kind, donor_id, stock_item_id, period_months, quantity,
       unit_price_minor, tax_rate_bp, added_automatically, created_at)
     select basket_id, case when is_kept then 'storageDelivery' else 'strawDelivery' end::shop.line_handling_type,
       case when is_kept then 'storageDelivery' else 'strawDelivery' end::shop.product_kind, donor_id, item_id, null::int, 2, 80000, 2500,
       false, at from sale
     union all select basket_id, 'quota', 'quota', donor_id, null, null, 1, 35000, 2500, true, at from sale
     union all select basket_id, 'storageRenewalPeriod', 'storageRenewalPeriod', null, null, 12, 1, 30000, 2500, false, at
     from sale where is_kept`,
  )
  await sql.query(
    `insert into shop.checkout (basket_id, basket_confirmed_at, information_confirmed_at, delivery, billing,
       shipping_confirmed_at, shipping_method, dispatch_on, summary_confirmed_at, consents, updated_at)
     select basket_id, at, at, case when not is_kept then address end, address, case when not is_kept then at end,
       case when not is_kept then 'nitrogenTank' end, case when not is_kept then at::date + 3 end, at, consents, at from sale`,
  )
  await sql.query(
    `insert into shop.quota_place (id, donor_id, country, customer_id, basket_id, order_id, place_state, created_at, changed_at)
     select place_id, donor_id, 'DK', customer_id, basket_id, order_id, 'sold', at, at from sale order by n`,
  )
  await sql.query(
    `insert into shop.quota_movement (quota_balance_id, quota_place_id, change, reason, by, at)
     select balance_id, place_id, 1, 'basket', customer_id::text, at from sale order by n`,
  )
  await sql.query(
    `insert into shop.stock_movement (stock_item_id, kind, quantity, basket_id, order_id, by, at)
     select item_id, m.kind::shop.stock_movement_kind, 2, case when m.kind <> 'shipped' then basket_id end,
       case when m.kind <> 'held' then order_id end, case when m.kind = 'shipped' then 'bench' else customer_id::text end, at
     from sale, (values (1, 'held'), (2, 'sold'), (3, 'shipped')) as m(step, kind)
     where m.kind <> 'shipped' or is_sent order by n, m.step`,
  )
}

/** The orders with lines, history, straws, and what became of them. */
export async function addOrders(sql: Sql): Promise<void> {
  await sql.query(
    `insert into shop."order" (id, number, shop_code, customer_id, customer_type, basket_id, language, treatment_country,
       order_state, payment_state, fulfilment_state, payment_method, currency, subtotal_minor, shipping_minor,
       shipping_tax_rate_bp, tax_minor, total_minor, delivery, billing, shipping_method, dispatch_on, consents, created_at,
       placed_at, updated_at)
     select order_id, number, 'dk', customer_id, 'private', basket_id, 'en-gb', 'DK',
       case when is_sent then 'closed' else 'placed' end::shop.order_state, 'paid',
       case when is_sent then 'delivered' else 'waiting' end::shop.fulfilment_state, 'card', 'EUR', subtotal, shipping,
       case when is_kept then 0 else 2500 end, tax, total, case when not is_kept then address end, address,
       case when not is_kept then 'nitrogenTank' end, case when not is_kept then at::date + 3 end, consents, at, at, at
     from sale order by n`,
  )
  await sql.query(
    `insert into shop.order_line (id, order_id, position, line_handling_type, product_kind, donor_id, stock_item_id,
       description, period_months, quantity, unit_price_minor, tax_rate_bp, tax_minor, total_minor, added_automatically)
     select line_id, order_id, 0, case when is_kept then 'storageDelivery' else 'strawDelivery' end::shop.line_handling_type,
       case when is_kept then 'storageDelivery' else 'strawDelivery' end::shop.product_kind, donor_id, item_id, goods, null::int, 2,
       80000, 2500, 32000, 160000, false from sale
     union all
     select place_line_id, order_id, 1, 'quota', 'quota', donor_id, null, place, null, 1, 35000, 2500, 8750, 43750, true from sale
     union all
     select fee_line_id, order_id, 2, 'storageRenewalPeriod', 'storageRenewalPeriod', null, null, '{"country": "DK"}', 12, 1, 30000,
       2500, 6000, 30000, false from sale where is_kept`,
  )
  await sql.query(
    `insert into shop.order_history (order_id, machine, from_state, to_state, by, reason, at)
     select order_id, h.machine, h.before, h.after, h.by, h.reason, at
     from sale, (values
       (1, 'note', null, null, 'customer', 'created'), (2, 'payment', 'none', 'pending', 'customer', 'begin'),
       (3, 'order', 'draft', 'placed', 'sandbox', 'placed'), (4, 'payment', 'pending', 'paid', 'sandbox', 'placed'),
       (5, 'order', 'placed', 'processing', 'bench', 'pick'), (6, 'fulfilment', 'waiting', 'picked', 'bench', 'pick'),
       (7, 'fulfilment', 'picked', 'shipped', 'bench', 'ship'), (8, 'fulfilment', 'shipped', 'delivered', 'bench', 'deliver'),
       (9, 'order', 'processing', 'closed', 'bench', 'close')) as h(step, machine, before, after, by, reason)
     where h.step < 5 or is_sent order by n, h.step`,
  )
  await sql.query(
    `with given as (
       insert into shop.straw_assignment (straw_id, order_line_id, assigned_at)
       select s.id, line_id, at from sale, generate_series(1, 2) k
         join lateral (select id from shop.straw where code = sale.code || '-' || 2 * turn + k) s on true
       returning straw_id, order_line_id)
     update shop.straw set left_bank_at = sale.at from given join sale on sale.line_id = given.order_line_id
     where straw.id = given.straw_id and sale.is_sent`,
  )
  await sql.query(
    `insert into shop.shipment (order_id, method, tracking_number, shipped_at, delivered_at)
     select order_id, 'nitrogenTank', 'FULL' || n, at, at from sale where is_sent`,
  )
  await sql.query(
    `insert into shop.deposit (customer_id, shop_code, donor_id, order_line_id, kind, quantity, starts_on, ends_on, created_at)
     select customer_id, 'dk', donor_id, line_id, 'stored', 2, at::date, at::date + 30 + interval '12 months', at
     from sale where is_kept`,
  )
  await sql.query(
    `insert into shop.consent (customer_id, purpose, text_version, given, at)
     select customer_id, purpose, 'dk/none', true, at from sale, (values ('terms'), ('privacy')) as p(purpose)`,
  )
}

/** Their payments by the sandbox's card, in our books and in its own, and the invoices. */
export async function addPayments(sql: Sql): Promise<void> {
  await sql.query(
    `insert into shop.payment (id, order_id, provider, provider_reference, method, amount_minor, currency, payment_state,
       created_at, updated_at)
     select payment_id, order_id, 'sandbox', reference, 'card', total, 'EUR', 'paid', at, at from sale order by n`,
  )
  await sql.query(
    `insert into shop.payment_event (provider, event_id, type, provider_reference, payload, outcome, received_at)
     select 'sandbox', 'evt_' || reference || '_succeeded', 'payment.succeeded', reference,
       jsonb_build_object('id', 'evt_' || reference || '_succeeded', 'type', 'payment.succeeded', 'currency', 'EUR',
         'refundId', null, 'disputeId', null, 'reference', reference, 'amountMinor', total, 'failureCode', null,
         'merchantReference', payment_id), 'placed', at
     from sale order by n`,
  )
  await sql.query(
    `insert into shop.sandbox_payment (id, merchant_reference, amount_minor, currency, description, return_url, cancel_url,
       language, state, card_last4, created_at, updated_at)
     select reference, payment_id, total, 'EUR', number, 'http://127.0.0.1/', 'http://127.0.0.1/', 'en-gb', 'succeeded', '4242', at, at
     from sale order by n`,
  )
  await sql.query(
    `with numbered as (
       select s.*, extract(year from s.at)::int of_year,
         coalesce(i.last_number, 0) + (row_number() over (partition by extract(year from s.at) order by n))::int sequence
       from sale s left join shop.invoice_series i
         on i.legal_department_id = 1 and i.kind = 'invoice' and i.year = extract(year from s.at)),
     counted as (
       insert into shop.invoice_series (legal_department_id, kind, year, last_number)
       select 1, 'invoice', of_year, max(sequence) from numbered group by of_year
       on conflict (legal_department_id, kind, year) do update set last_number = excluded.last_number)
     insert into shop.invoice (kind, number, legal_department_id, year, sequence, order_id, issued_on, language, currency,
       net_minor, tax_minor, total_minor, content, created_at)
     select 'invoice', 'I1-' || of_year || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0'), 1, of_year, sequence,
       order_id, at::date, 'en-gb', 'EUR', total - tax, tax, total, jsonb_build_object(
         'buyer', jsonb_build_object('address', address, 'vatNumber', null, 'organisationName', null), 'dueOn', null,
         'isNet', false, 'credits', null, 'orderedOn', at::date, 'treatment', 'standard', 'orderNumber', number,
         'discountMinor', 0, 'paymentMethod', 'card', 'deliveryCountry', 'DK',
         'seller', jsonb_build_object('bic', null, 'city', 'Aarhus', 'iban', 'DK50 0040 0440 1162 43', 'email', 'dk@example.test',
           'phone', '+4500000000', 'street', 'Vestergade 1', 'country', 'DK', 'legalName', 'Kindred Test A/S',
           'vatNumber', 'DK12345678', 'postalCode', '8000', 'registrationNumber', 'CVR 12 34 56 78'),
         'lines', jsonb_build_array(
           jsonb_build_object('netMinor', 128000, 'quantity', 2, 'taxMinor', 32000, 'taxRateBp', 2500, 'grossMinor', 160000,
             'description', goods, 'orderLineId', line_id, 'productKind', 'strawDelivery', 'periodMonths', null),
           jsonb_build_object('netMinor', 35000, 'quantity', 1, 'taxMinor', 8750, 'taxRateBp', 2500, 'grossMinor', 43750,
             'description', place, 'orderLineId', place_line_id, 'productKind', 'quota', 'periodMonths', null),
           jsonb_build_object('netMinor', total - tax - 163000, 'quantity', 1, 'taxMinor', tax - 40750, 'taxRateBp', 2500,
             'grossMinor', total - 203750, 'description', '{}'::jsonb, 'orderLineId', null,
             'productKind', case when is_kept then 'storageRenewalPeriod' else 'shipment' end, 'periodMonths', null))), at
     from numbered order by n`,
  )
}

/** Baskets of visitors that held a straw and a place of a donor for an hour and bought nothing. */
export async function addLetGo(sql: Sql, from: number, to: number): Promise<void> {
  await sql.query('drop table if exists let_go')
  await sql.query(
    `create temp table let_go as
     select s.n, gen_random_uuid() basket_id, gen_random_uuid() place_id, g.donor_id, g.item_id, g.balance_id,
       now() - interval '2 hours' - random() * interval '700 days' as at
     from generate_series($1::int, $2::int) as s(n) join goods g on g.n = 1 + s.n % (select count(*)::int from goods)`,
    [from, to],
  )
  await sql.query(
    `insert into shop.basket (id, shop_code, customer_type, language, currency, treatment_country, version, created_at, updated_at)
     select basket_id, 'dk', 'anonymous', 'en-gb', 'EUR', 'DK', 2, at, at from let_go`,
  )
  await sql.query(
    `insert into shop.basket_line (basket_id, line_handling_type, product_kind, donor_id, stock_item_id, quantity,
       unit_price_minor, tax_rate_bp, added_automatically, created_at)
     select basket_id, 'strawDelivery'::shop.line_handling_type, 'strawDelivery'::shop.product_kind, donor_id, item_id, 1,
       80000, 2500, false, at from let_go
     union all select basket_id, 'quota', 'quota', donor_id, null, 1, 35000, 2500, true, at from let_go`,
  )
  await sql.query(
    `insert into shop.stock_movement (stock_item_id, kind, quantity, basket_id, by, reason, at)
     select item_id, m.kind::shop.stock_movement_kind, 1, basket_id, m.by, m.reason, at
     from let_go, (values (1, 'held', 'visitor', null), (2, 'holdReleased', 'system', 'hold-expired')) as m(step, kind, by, reason)
     order by n, m.step`,
  )
  await sql.query(
    `insert into shop.quota_place (id, donor_id, country, basket_id, place_state, created_at, changed_at)
     select place_id, donor_id, 'DK', basket_id, 'released', at, at from let_go`,
  )
  await sql.query(
    `insert into shop.quota_movement (quota_balance_id, quota_place_id, change, reason, by, at)
     select balance_id, place_id, m.change, m.reason, m.by, at
     from let_go, (values (1, 1, 'basket', 'visitor'), (2, -1, 'hold-expired', 'system')) as m(step, change, reason, by)
     order by n, m.step`,
  )
}
