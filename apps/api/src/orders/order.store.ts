import { write } from '@kindred/database/transaction-connection'
import type { Sql } from '../stock/move-stock.ts'
import { announce } from '../webhooks/announce.ts'
import { describeMoves } from './describe-events.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'

const columns = `o.id, o.number, o.shop_code "shopCode", o.customer_id "customerId",
  o.customer_type "customerType", o.basket_id "basketId", o.language, o.treatment_country "treatmentCountry",
  o.treatment_state "treatmentState", o.order_state "orderState", o.payment_state "paymentState",
  o.fulfilment_state "fulfilmentState", o.payment_method "paymentMethod", o.currency, o.subtotal_minor "subtotalMinor",
  o.shipping_minor "shippingMinor", o.shipping_tax_rate_bp "shippingTaxRateBp", o.discount_minor "discountMinor",
  o.discount_code "discountCode", o.tax_minor "taxMinor", o.total_minor "totalMinor", o.delivery, o.billing,
  o.clinic_id "clinicId", o.clinic_name "clinicName", o.shipping_method "shippingMethod",
  o.dispatch_on::text "dispatchOn", o.consents, o.created_at "createdAt", o.placed_at "placedAt"`

/** One order by one of its names; `lock` keeps it for this transaction. */
export async function findOrder(
  sql: Sql,
  by: { id: string } | { number: string } | { draftOfBasket: string },
  lock = false,
): Promise<OrderRow | null> {
  const [where, value] =
    'id' in by
      ? ['o.id = $1', by.id]
      : 'number' in by
        ? ['o.number = $1', by.number]
        : [`o.basket_id = $1 and o.order_state = 'draft'`, by.draftOfBasket]
  const { rows } = await sql.query<OrderRow>({
    name: `orders.find-${Object.keys(by)[0]}${lock ? '-lock' : ''}`,
    text: `select ${columns} from shop."order" o where ${where}${lock ? ' for update' : ''}`,
    values: [value],
  })
  return rows[0] ?? null
}

/** Orders of a customer that were placed or tried, newest first; given-up drafts are not theirs to see. */
export async function listCustomerOrders(sql: Sql, customerId: string): Promise<OrderRow[]> {
  const { rows } = await sql.query<OrderRow>(
    `select ${columns} from shop."order" o
     where o.customer_id = $1 and (o.order_state <> 'cancelled' or o.placed_at is not null or o.payment_state = 'refunded')
     order by o.created_at desc, o.id limit 500`,
    [customerId],
  )
  return rows
}

export type StaffOrderFilter = { words?: string; state?: string; shop?: string; from: number; take: number }

type ListedCustomer = { customerName: string; organisationName: string | null }

/** The word of `showState` for one order, in SQL, so that a list can be filtered by it; a blocked donor is no filter. */
const visibleState = `case
  when o.payment_state = 'refunded' then 'refunded'
  when o.order_state = 'cancelled' then 'cancelled'
  when o.fulfilment_state = 'returned' or o.order_state = 'closed' then 'closed'
  when o.fulfilment_state in ('delivered', 'shipped') then o.fulfilment_state::text
  when o.payment_state = 'failed' then 'paymentFailed'
  when o.payment_state in ('pending', 'none') or o.order_state = 'draft' then 'awaitingPayment'
  when o.fulfilment_state = 'picked' or o.order_state = 'processing' then 'processing'
  when o.shipping_method is null and exists (select from shop.order_line l
    where l.order_id = o.id and l.stock_item_id is not null) then 'stored'
  when not exists (select from shop.order_line l where l.order_id = o.id
    and l.product_kind not in ('subscription', 'reservationRenewalPeriod', 'storageRenewalPeriod')) then 'closed'
  else 'placed' end`

/** A page of the orders staff ask for: by number, name, address or donor, by the state they see or any of the three, by shop. */
export async function listOrders(
  sql: Sql,
  filter: StaffOrderFilter,
): Promise<{ orders: (OrderRow & ListedCustomer)[]; total: number }> {
  const { rows } = await sql.query<OrderRow & ListedCustomer & { count: number }>(
    `select ${columns}, c.full_name "customerName", c.organisation_name "organisationName", count(*) over ()::int count
     from shop."order" o join shop.customer c on c.id = o.customer_id
     where ($1::text is null or o.number ilike '%' || $1 || '%' or c.full_name ilike '%' || $1 || '%'
        or c.organisation_name ilike '%' || $1 || '%' or c.email ilike '%' || $1 || '%'
        or exists (select from shop.order_line l join shop.donor d on d.id = l.donor_id
          where l.order_id = o.id and (d.code ilike $1 or d.alias ilike $1)))
       and ($2::text is null
         or $2 in (${visibleState}, o.order_state::text, o.payment_state::text, o.fulfilment_state::text))
       and ($3::text is null or o.shop_code = $3)
     order by o.created_at desc, o.id offset $4 limit $5`,
    [
      filter.words?.trim().replace(/[\\%_]/g, '\\$&') || null,
      filter.state || null,
      filter.shop || null,
      filter.from,
      filter.take,
    ],
  )
  return { orders: rows, total: rows[0]?.count ?? 0 }
}

export async function insertOrder(
  sql: Sql,
  order: Omit<OrderRow, 'createdAt' | 'placedAt'>,
  lines: readonly Omit<OrderLineRow, 'orderId'>[],
  at: Date,
): Promise<void> {
  await write(sql, {
    name: 'orders.insert',
    text: `with made as (
      insert into shop."order" (id, number, shop_code, customer_id, customer_type, basket_id, language, treatment_country,
        treatment_state, order_state, payment_state, fulfilment_state, payment_method, currency, subtotal_minor,
        shipping_minor, shipping_tax_rate_bp, discount_minor, discount_code, tax_minor, total_minor, delivery, billing, clinic_id, clinic_name, shipping_method, dispatch_on,
        consents, created_at, updated_at)
      select r.id, r.number, r."shopCode", r."customerId", r."customerType"::shop.customer_type, r."basketId", r.language,
        r."treatmentCountry", r."treatmentState", r."orderState"::shop.order_state, r."paymentState"::shop.payment_state,
        r."fulfilmentState"::shop.fulfilment_state, r."paymentMethod"::shop.payment_method, r.currency, r."subtotalMinor",
        r."shippingMinor", r."shippingTaxRateBp", r."discountMinor", r."discountCode", r."taxMinor", r."totalMinor", nullif(r.delivery, 'null'), r.billing, r."clinicId",
        r."clinicName", r."shippingMethod", r."dispatchOn", r.consents, $3, $3
      from jsonb_to_record($1::jsonb) as r(id uuid, number text, "shopCode" text, "customerId" uuid, "customerType" text,
        "basketId" uuid, language text, "treatmentCountry" text, "treatmentState" text, "orderState" text,
        "paymentState" text, "fulfilmentState" text, "paymentMethod" text, currency text, "subtotalMinor" int,
        "shippingMinor" int, "shippingTaxRateBp" int, "discountMinor" int, "discountCode" text, "taxMinor" int, "totalMinor" int, delivery jsonb, billing jsonb, "clinicId" uuid,
        "clinicName" text, "shippingMethod" text, "dispatchOn" date, consents jsonb) returning id)
      insert into shop.order_line (id, order_id, position, line_handling_type, product_kind, donor_id, stock_item_id,
        deposit_id, description, period_months, quantity, unit_price_minor, tax_rate_bp, tax_minor, total_minor, added_automatically)
      select l.id, made.id, l.position, l."lineHandlingType"::shop.line_handling_type,
        l."productKind"::shop.product_kind, l."donorId", l."stockItemId", l."depositId", l.description, l."periodMonths", l.quantity,
        l."unitPriceMinor", l."taxRateBp", l."taxMinor", l."totalMinor", l."addedAutomatically"
      from made, jsonb_to_recordset($2::jsonb) as l(id uuid, position int, "lineHandlingType" text, "productKind" text,
        "donorId" uuid, "stockItemId" uuid, "depositId" uuid, description jsonb, "periodMonths" int, quantity int, "unitPriceMinor" int,
        "taxRateBp" int, "taxMinor" int, "totalMinor" int, "addedAutomatically" boolean)`,
    values: [
      JSON.stringify(order),
      JSON.stringify(lines.map((line, position) => ({ ...line, position }))),
      at,
    ],
  })
}

/** A line with the codes given to it, how many of them have left the bank, and how many went on with other orders. */
export type StoredLine = OrderLineRow & {
  /** Of what it is: its own item, or that of the deposit it sends from; null for what is nothing in a tank. */
  sourceItemId: string | null
  straws: string[]
  leftQuantity: number
  sentQuantity: number
}

/** Of these orders, in their order. The array stands in a select of its own, so that it is no part of the plan (`selectFacts`). */
export async function listOrderLines(sql: Sql, orderIds: readonly string[]): Promise<StoredLine[]> {
  const { rows } = await sql.query<StoredLine>({
    name: 'orders.lines',
    text: `select l.id, l.order_id "orderId", l.line_handling_type "lineHandlingType", l.product_kind "productKind",
       l.donor_id "donorId", l.stock_item_id "stockItemId", l.deposit_id "depositId", l.description, l.period_months "periodMonths", l.quantity,
       l.cancelled_quantity "cancelledQuantity",
       l.unit_price_minor "unitPriceMinor", l.tax_rate_bp "taxRateBp", l.tax_minor "taxMinor",
       l.total_minor "totalMinor", l.added_automatically "addedAutomatically",
       array(select s.code from shop.straw_assignment a join shop.straw s on s.id = a.straw_id
         where a.order_line_id = l.id and a.released_at is null order by s.code) straws,
       (select count(*)::int from shop.straw_assignment a join shop.straw s on s.id = a.straw_id
         where a.order_line_id = l.id and a.released_at is null and s.left_bank_at is not null) "leftQuantity",
       (select coalesce(sum(s.quantity - s.given_back), 0)::int from shop.deposit d
         join shop.deposit_sending s on s.deposit_id = d.id where d.order_line_id = l.id) "sentQuantity",
       coalesce(l.stock_item_id, (select k.stock_item_id from shop.deposit d join shop.order_line k on k.id = d.order_line_id
         where d.id = l.deposit_id and l.period_months is null)) "sourceItemId"
     from shop.order_line l where l.order_id = any(array(select unnest((select $1::uuid[])))) order by l.order_id, l.position`,
    values: [orderIds],
  })
  return rows
}

/** Orders that were placed with a code and stand. */
export async function countPlacedWith(
  sql: Sql,
  of: { shopCode: string; discountCode: string },
): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'orders.placed-with-code',
    text: `select count(*)::int from shop."order"
      where shop_code = $1 and discount_code = $2 and order_state not in ('draft', 'cancelled')`,
    values: [of.shopCode, of.discountCode],
  })
  return rows[0]?.count ?? 0
}

export type StateChange = Partial<Pick<OrderRow, 'orderState' | 'paymentState' | 'fulfilmentState'>>

/**
 * Moves an order that this transaction has locked, with one history row for each machine that moved. Which moves are
 * possible is decided before, by the tables of the domain.
 */
export async function changeOrderState(
  sql: Sql,
  order: OrderRow,
  change: StateChange,
  of: { by: string; reason: string | null; data?: Record<string, unknown>; at: Date },
): Promise<OrderRow> {
  const machines = [
    ['order', order.orderState, change.orderState],
    ['payment', order.paymentState, change.paymentState],
    ['fulfilment', order.fulfilmentState, change.fulfilmentState],
  ] as const
  const rows = machines.flatMap(([machine, from, to]) =>
    to !== undefined && to !== from ? [{ machine, from, to }] : [],
  )
  if (rows.length === 0) return order
  const placedAt = change.orderState === 'placed' ? of.at : order.placedAt
  await write(sql, {
    name: 'orders.change-state',
    text: `with moved as (update shop."order" set order_state = coalesce($2, order_state),
        payment_state = coalesce($3, payment_state), fulfilment_state = coalesce($4, fulfilment_state),
        placed_at = $5, updated_at = $6 where id = $1)
     insert into shop.order_history (order_id, machine, from_state, to_state, by, reason, data, at)
     select $1, h.machine, h."from", h."to", $7, $8, $9, $6
     from jsonb_to_recordset($10::jsonb) as h(machine text, "from" text, "to" text)`,
    values: [
      order.id,
      change.orderState ?? null,
      change.paymentState ?? null,
      change.fulfilmentState ?? null,
      placedAt,
      of.at,
      of.by,
      of.reason,
      of.data ? JSON.stringify(of.data) : null,
      JSON.stringify(rows),
    ],
  })
  const moved = { ...order, ...change, placedAt }
  await announce(sql, describeMoves(moved, rows), of.at)
  return moved
}

/** A line in the order's history that moves nothing. */
export async function noteOnOrder(
  sql: Sql,
  orderId: string,
  of: { by: string; reason: string; data?: Record<string, unknown>; at: Date },
): Promise<void> {
  await insertHistory(sql, orderId, {
    ...of,
    machine: 'note',
    fromState: null,
    toState: null,
    data: of.data ?? null,
  })
}

/** One line in the order's history. */
export async function insertHistory(sql: Sql, orderId: string, row: HistoryRow): Promise<void> {
  await write(sql, {
    name: 'orders.insert-history',
    text: `insert into shop.order_history (order_id, machine, from_state, to_state, by, reason, data, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      orderId,
      row.machine,
      row.fromState,
      row.toState,
      row.by,
      row.reason,
      row.data ? JSON.stringify(row.data) : null,
      row.at,
    ],
  })
}

export type HistoryRow = {
  machine: string
  fromState: string | null
  toState: string | null
  by: string
  reason: string | null
  data: Record<string, unknown> | null
  at: Date
}

export async function listHistory(sql: Sql, orderId: string): Promise<HistoryRow[]> {
  const { rows } = await sql.query<HistoryRow>({
    name: 'orders.history',
    text: `select machine, from_state "fromState", to_state "toState", by, reason, data, at
      from shop.order_history where order_id = $1 order by id`,
    values: [orderId],
  })
  return rows
}

/** Subscriptions of a customer whose money came or is owed on an invoice; what was refunded or cancelled counts no more. */
export async function listSubscriptionLines(
  sql: Sql,
  customerId: string,
): Promise<{ shopCode: string; placedAt: Date; months: number }[]> {
  const { rows } = await sql.query<{ shopCode: string; placedAt: Date; months: number }>(
    `select o.shop_code "shopCode", o.placed_at "placedAt", coalesce(l.period_months, 0) * l.quantity months
     from shop.order_line l join shop."order" o on o.id = l.order_id
     where o.customer_id = $1 and l.line_handling_type = 'subscription' and o.placed_at is not null
       and o.order_state in ('placed', 'processing', 'closed')
       and o.payment_state in ('authorised', 'paid', 'partlyRefunded', 'invoiced', 'settled', 'disputed')
     order by o.placed_at, l.position`,
    [customerId],
  )
  return rows
}

export async function noteCancelledLines(
  sql: Sql,
  parts: readonly { orderLineId: string; quantity: number }[],
): Promise<void> {
  await sql.query(
    `update shop.order_line l set cancelled_quantity = l.cancelled_quantity + part.quantity
     from jsonb_to_recordset($1::jsonb) as part("orderLineId" uuid, quantity int) where l.id = part."orderLineId"`,
    [JSON.stringify(parts)],
  )
}

/**
 * Straws, eggs and embryos a customer has by donor: what was ordered and not called off. What was handed over counts too:
 * a child may still come of it, so that a place never goes by itself; staff release it when they know.
 */
export async function countMaterial(sql: Sql, customerId: string): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ donorId: string; count: number }>(
    `select l.donor_id "donorId", sum(l.quantity - l.cancelled_quantity)::int count
     from shop.order_line l join shop."order" o on o.id = l.order_id
     where o.customer_id = $1 and o.placed_at is not null and l.stock_item_id is not null and l.donor_id is not null
     group by 1`,
    [customerId],
  )
  return new Map(rows.map(({ donorId, count }) => [donorId, count]))
}

export async function insertShipment(
  sql: Sql,
  order: Pick<OrderRow, 'id' | 'shippingMethod'>,
  trackingNumber: string | null,
  at: Date,
): Promise<void> {
  await sql.query(
    'insert into shop.shipment (order_id, method, tracking_number, shipped_at) values ($1, $2, $3, $4)',
    [order.id, order.shippingMethod ?? 'pickUp', trackingNumber, at],
  )
}

export async function noteDelivered(sql: Sql, orderId: string, at: Date): Promise<void> {
  await sql.query('update shop.shipment set delivered_at = $2 where order_id = $1', [orderId, at])
}
