import type { depositSchema } from '@kindred/contracts/orders'
import type { GoodsKind } from '@kindred/domain/stock/goods-of'
import type { z } from 'zod'
import type { Sql } from '../stock/move-stock.ts'

export type OrderDeposit = {
  id: string
  orderLineId: string
  kind: 'stored' | 'reserved'
  quantity: number
  endsOn: string
  /** Of what was brought from elsewhere. */
  broughtGoods: GoodsKind | null
}

/** What an order keeps with us and has not given back. */
export async function listOrderDeposits(sql: Sql, orderId: string): Promise<OrderDeposit[]> {
  const { rows } = await sql.query<OrderDeposit>(
    `select d.id, d.order_line_id "orderLineId", d.kind, d.quantity, d.ends_on::text "endsOn",
       d.brought_goods "broughtGoods"
     from shop.deposit d join shop.order_line l on l.id = d.order_line_id
     where l.order_id = $1 and d.closed_at is null order by d.ends_on, d.id`,
    [orderId],
  )
  return rows
}

/** Lessens deposits by what is called off; one that is empty is closed with the number it had. */
export async function lessenDeposits(
  sql: Sql,
  parts: readonly { orderLineId: string; quantity: number }[],
  at: Date,
): Promise<void> {
  await sql.query(
    `update shop.deposit d set quantity = case when d.quantity > part.quantity then d.quantity - part.quantity else d.quantity end,
       closed_at = case when d.quantity > part.quantity then null else $2::timestamptz end
     from jsonb_to_recordset($1::jsonb) as part("orderLineId" uuid, quantity int)
     where d.order_line_id = part."orderLineId" and d.closed_at is null`,
    [JSON.stringify(parts), at],
  )
}

/** Keeps the deposits of an order for this transaction: nothing is sent out of them meanwhile. */
export async function lockOrderDeposits(sql: Sql, orderId: string): Promise<void> {
  await sql.query(
    `select d.id from shop.deposit d join shop.order_line l on l.id = d.order_line_id
     where l.order_id = $1 order by d.id for update of d`,
    [orderId],
  )
}

export type Renewal = {
  orderLineId: string
  depositId: string
  months: number
  endedOn: string
  endsOn: string
}

/** A deposit, kept for this transaction; null for one that was given back. */
export async function lockDeposit(sql: Sql, id: string): Promise<LockedDeposit | null> {
  const { rows } = await sql.query<LockedDeposit>(
    `select id, kind, quantity, ends_on::text "endsOn" from shop.deposit
     where id = $1 and closed_at is null for update`,
    [id],
  )
  return rows[0] ?? null
}

type LockedDeposit = { id: string; kind: 'stored' | 'reserved'; quantity: number; endsOn: string }

export async function setDepositEnd(sql: Sql, id: string, endsOn: string): Promise<void> {
  await sql.query('update shop.deposit set ends_on = greatest(starts_on, $2::date) where id = $1', [
    id,
    endsOn,
  ])
}

export async function insertRenewal(sql: Sql, renewal: Renewal, at: Date): Promise<void> {
  await sql.query(
    `insert into shop.deposit_renewal (order_line_id, deposit_id, months, ended_on, ends_on, renewed_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [renewal.orderLineId, renewal.depositId, renewal.months, renewal.endedOn, renewal.endsOn, at],
  )
}

/** Renewals of these lines, marked as undone; those undone before are not among them. */
export async function listRenewals(sql: Sql, lineIds: readonly string[], at: Date): Promise<Renewal[]> {
  const { rows } = await sql.query<Renewal>(
    `update shop.deposit_renewal set undone_at = $2 where order_line_id = any($1::uuid[]) and undone_at is null
     returning order_line_id "orderLineId", deposit_id "depositId", months, ended_on::text "endedOn", ends_on::text "endsOn"`,
    [lineIds, at],
  )
  return rows
}

export type EndingDeposit = {
  id: string
  kind: 'stored' | 'reserved'
  quantity: number
  endsOn: string
  shopCode: string
  /** Of a donor of ours, with what lies in it; null for what was brought from elsewhere. */
  alias: string | null
  donorCode: string | null
  strawType: string | null
  /** Who kept it before. */
  broughtFrom: string | null
  email: string
  fullName: string
  language: string
  orderNumber: string
  /** Days before this end of which the customer was told. */
  sent: number[]
}

/** Open deposits that end before a day, with whom to tell and what was told. */
export async function listEnding(sql: Sql, before: string): Promise<EndingDeposit[]> {
  const { rows } = await sql.query<EndingDeposit>(
    `select p.id, p.kind, p.quantity, p.ends_on::text "endsOn", p.shop_code "shopCode", d.alias, d.code "donorCode",
       s.straw_type "strawType", l.description -> 'arrival' ->> 'from' "broughtFrom", c.email, c.full_name "fullName", o.language, o.number "orderNumber",
       array(select r.days_before from shop.deposit_reminder r where r.deposit_id = p.id and r.ends_on = p.ends_on) sent
     from shop.deposit p join shop.customer c on c.id = p.customer_id
       join shop.order_line l on l.id = p.order_line_id join shop."order" o on o.id = l.order_id
       left join shop.donor d on d.id = p.donor_id left join shop.stock_item s on s.id = l.stock_item_id
     where p.closed_at is null and p.ends_on < $1 order by p.ends_on, p.id`,
    [before],
  )
  return rows
}

/** Notes reminders of one end; only those that nobody noted before. */
export async function noteReminders(
  sql: Sql,
  deposit: Pick<EndingDeposit, 'id' | 'endsOn'>,
  days: readonly number[],
  at: Date,
): Promise<number[]> {
  const { rows } = await sql.query<{ days: number }>(
    `insert into shop.deposit_reminder (deposit_id, ends_on, days_before, sent_at)
     select $1, $2, unnest($3::int[]), $4 on conflict do nothing returning days_before days`,
    [deposit.id, deposit.endsOn, days, at],
  )
  return rows.map((row) => row.days)
}

export type CustomerDeposit = Omit<z.output<typeof depositSchema>, 'goods' | 'isOver' | 'renewals'> & {
  broughtGoods: GoodsKind | null
}

/** What a customer keeps with us, soonest end first. */
export async function listCustomerDeposits(sql: Sql, customerId: string): Promise<CustomerDeposit[]> {
  const { rows } = await sql.query<CustomerDeposit>(
    `select p.id, p.kind, d.code "donorId", d.alias "donorAlias", '/media/portraits/' || d.code || '.svg' "portraitUrl",
       p.brought_goods "broughtGoods", l.description -> 'arrival' ->> 'from' "broughtFrom",
       (select m.place from shop.deposit_movement m where m.deposit_id = p.id order by m.id desc limit 1) place,
       s.straw_type "strawType", s.mot_class "motClass", p.quantity, p.shop_code "shopCode",
       p.starts_on::text "startsOn", p.ends_on::text "endsOn", o.number "orderNumber",
       array(select w.code from shop.straw_assignment a join shop.straw w on w.id = a.straw_id
         where a.order_line_id = l.id and a.released_at is null order by w.code) straws
     from shop.deposit p join shop.order_line l on l.id = p.order_line_id join shop."order" o on o.id = l.order_id
       left join shop.donor d on d.id = p.donor_id left join shop.stock_item s on s.id = l.stock_item_id
     where p.customer_id = $1 and p.closed_at is null order by p.ends_on, p.id`,
    [customerId],
  )
  return rows
}
