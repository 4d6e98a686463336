import { write } from '@kindred/database/transaction-connection'
import type { Sql } from '../stock/move-stock.ts'
import type { BasketFacts, BasketRow, LineRow } from './basket-rows.ts'
import { selectFacts } from './select-facts.ts'

/** Whose basket: a customer's open one of a shop, or a visitor's by its id. */
export type BasketKey = {
  shopCode: string
  customerId: string | null
  /** The visitor's `x-basket-id`. */
  basketId: string | null
}

export type NewBasket = {
  customerType: BasketRow['customerType']
  language: string
  currency: string
  treatmentCountry: string | null
  treatmentState: string
}

export const basketColumns = `id, shop_code "shopCode", customer_id "customerId", customer_type "customerType", language, currency,
  treatment_country "treatmentCountry", treatment_state "treatmentState", version, hold_expires_at "holdExpiresAt",
  hold_renewed "holdRenewed", discount_code "discountCode", updated_at "updatedAt"`

/** Reads an open basket; `lock` keeps it for this transaction. Null without one. */
export async function findBasket(sql: Sql, key: BasketKey, lock = false): Promise<BasketRow | null> {
  const suffix = lock ? ' for update' : ''
  const { rows } = key.customerId
    ? await sql.query<BasketRow>({
        name: `basket.find-own${suffix}`,
        text: `select ${basketColumns} from shop.basket
          where customer_id = $1 and shop_code = $2 and basket_state = 'open'${suffix}`,
        values: [key.customerId, key.shopCode],
      })
    : await sql.query<BasketRow>({
        name: `basket.find-visitors${suffix}`,
        text: `select ${basketColumns} from shop.basket
          where id = $1 and customer_id is null and shop_code = $2 and basket_state = 'open'${suffix}`,
        values: [key.basketId, key.shopCode],
      })
  return rows[0] ?? null
}

/**
 * Keeps the shopper's open basket for this transaction and opens one where there is none, in one statement. Two first
 * requests of a customer at once meet in the same basket.
 */
export async function takeBasket(sql: Sql, key: BasketKey, basket: NewBasket): Promise<BasketRow> {
  const known = key.customerId
    ? `select ${basketColumns} from shop.basket where customer_id = $2 and shop_code = $1 and basket_state = 'open' for update`
    : `select ${basketColumns} from shop.basket
       where id = $8 and customer_id is null and shop_code = $1 and basket_state = 'open' for update`
  const { rows } = await sql.query<BasketRow>({
    name: `basket.take-${key.customerId ? 'own' : 'visitors'}`,
    text: `with known as (${known}), opened as (
        insert into shop.basket
          (shop_code, customer_id, customer_type, language, currency, treatment_country, treatment_state)
        select $1, $2::uuid, $3::shop.customer_type, $4, $5, $6, $7
        where not exists (select from known)
        on conflict (customer_id, shop_code) where basket_state = 'open' and customer_id is not null
          do update set language = excluded.language
        returning ${basketColumns})
      select * from known union all select * from opened`,
    values: [
      key.shopCode,
      key.customerId,
      basket.customerType,
      basket.language,
      basket.currency,
      basket.treatmentCountry,
      basket.treatmentState,
      ...(key.customerId ? [] : [key.basketId]),
    ],
  })
  const [taken] = rows
  if (!taken) throw new Error('A basket is always found or opened')
  return taken
}

/**
 * The customer's open basket, kept as by `takeBasket`, with all its facts, in one trip: they are read behind the lock, so that
 * nothing of them changes any more.
 *
 * @param country treatment country whose places count; the basket's own unless given
 */
export async function takeBasketWithFacts(
  sql: Sql,
  key: BasketKey & { customerId: string },
  basket: NewBasket,
  wanted: WantedFacts,
  country: string | null,
  at: Date,
): Promise<{ basket: BasketRow; facts: BasketFacts }> {
  const [taken, { rows }] = await Promise.all([
    takeBasket(sql, key, basket),
    sql.query<{ facts: BasketFacts }>({
      name: 'basket.own-facts',
      text: `with mine as (select * from shop.basket where customer_id = $1 and shop_code = $2 and basket_state = 'open'),
        ${own.parts} select ${own.facts} as facts`,
      values: [
        key.customerId,
        key.shopCode,
        at,
        wanted.stockItemIds,
        wanted.donorIds,
        wanted.depositIds ?? [],
        country,
        wanted.discountCode ?? null,
      ],
    }),
  ])
  const [row] = rows
  if (!row) throw new Error('The facts of a basket are always one row')
  return { basket: taken, facts: row.facts }
}

const own = selectFacts({
  basket: '(select id from mine)',
  customer: '$1::uuid',
  shop: '$2',
  country: 'coalesce($7::text, (select treatment_country from mine))',
  code: 'coalesce($8::text, (select discount_code from mine))',
  at: '$3::timestamptz',
  items: '$4::uuid[]',
  donors: '$5::uuid[]',
  deposits: '$6::uuid[]',
})

export type WantedFacts = {
  stockItemIds: readonly string[]
  donorIds: readonly string[]
  depositIds?: readonly string[]
  discountCode?: string | null
}

const locked = selectFacts({
  basket: '$1',
  customer: '$4::uuid',
  shop: '$6::text',
  country: '$5::text',
  code: '$7::text',
  at: '$8::timestamptz',
  items: '$2::uuid[]',
  donors: '$3::uuid[]',
  deposits: '$9::uuid[]',
})

/**
 * All facts of a basket in one statement, made after its lock so that nothing of it changes any more.
 *
 * @param wanted stock items, donors and a code that a change names and the basket may not have yet
 * @param country treatment country whose places count
 */
export async function readFacts(
  sql: Sql,
  basket: BasketRow,
  wanted: WantedFacts,
  country: string | null,
  at: Date,
): Promise<BasketFacts> {
  const { rows } = await sql.query<{ facts: BasketFacts }>({
    name: 'basket.facts',
    text: `with ${locked.parts} select ${locked.facts} as facts`,
    values: [
      basket.id,
      wanted.stockItemIds,
      wanted.donorIds,
      basket.customerId,
      country,
      basket.shopCode,
      wanted.discountCode ?? basket.discountCode,
      at,
      wanted.depositIds ?? [],
    ],
  })
  const [row] = rows
  if (!row) throw new Error('The facts of a basket are always one row')
  return row.facts
}

const seen = selectFacts({
  basket: '(select id from mine)',
  customer: '(select customer_id from mine)',
  shop: '$2',
  country: '(select treatment_country from mine)',
  code: '(select discount_code from mine)',
  at: '$3::timestamptz',
  items: `'{}'::uuid[]`,
  donors: `'{}'::uuid[]`,
  deposits: `'{}'::uuid[]`,
})

/** An open basket with all its facts as they stand, for who only looks: one statement, no lock. Null without one. */
export async function seeOpenBasket(
  sql: Sql,
  key: BasketKey,
  at: Date,
): Promise<{ basket: BasketRow; facts: BasketFacts } | null> {
  const mine = key.customerId ? 'customer_id = $1' : 'id = $1 and customer_id is null'
  const { rows } = await sql.query<BasketRow & { facts: BasketFacts }>({
    name: `basket.see-${key.customerId ? 'own' : 'visitors'}`,
    text: `with mine as (select * from shop.basket where ${mine} and shop_code = $2 and basket_state = 'open'),
      ${seen.parts} select ${basketColumns}, ${seen.facts} as facts from mine`,
    values: [key.customerId ?? key.basketId, key.shopCode, at],
  })
  const [row] = rows
  if (!row) return null
  const { facts, ...basket } = row
  return { basket, facts }
}

export type BasketEnd = {
  treatmentCountry: string | null
  treatmentState: string
  holdExpiresAt: Date | null
  holdRenewed: boolean
  discountCode: string | null
  /** Set when the hold is new: the job that ends it is due then. */
  expireAt: Date | null
  draftOrderId: string | null
  /** False when only the hold changed: what was confirmed in the checkout stays confirmed. */
  isChanged: boolean
  at: Date
}

/**
 * Writes what a change comes to: new and changed lines, removed ones, the version, the hold with its expiry job; and gives
 * up an order that still waited for its payment, since it no longer says what the basket says. One statement.
 */
export async function writeChange(
  sql: Sql,
  basketId: string,
  lines: { written: readonly LineRow[]; removed: readonly string[] },
  end: BasketEnd,
): Promise<void> {
  const hasLines = lines.written.length + lines.removed.length > 0
  const parts = [hasLines ? linesPart : '', end.draftOrderId ? draftPart : '']
  await write(sql, {
    name: `basket.write${hasLines ? '-lines' : ''}${end.expireAt ? '-hold' : ''}${end.draftOrderId ? '-draft' : ''}`,
    text: `with changed as (
        update shop.basket set version = version + 1, treatment_country = $2, treatment_state = $3,
          hold_expires_at = $4, hold_renewed = $5, discount_code = $11, updated_at = case when $7 then $6::timestamptz else updated_at end
        where id = $1 returning id),
      asked as (select $8::uuid, $9::jsonb, $10::uuid[])${parts.join('')}
      select ${end.expireAt ? expiryJob('$1::uuid', '$4::timestamptz') : ''} from changed`,
    values: [
      basketId,
      end.treatmentCountry,
      end.treatmentState,
      end.holdExpiresAt,
      end.holdRenewed,
      end.at,
      end.isChanged,
      end.draftOrderId,
      hasLines ? JSON.stringify(lines.written.map((line, position) => ({ ...line, position }))) : null,
      lines.removed,
      end.discountCode,
    ],
  })
}

const linesPart = `,
  gone as (delete from shop.basket_line where basket_id = $1 and id = any($10)),
  written as (
    insert into shop.basket_line (id, basket_id, line_handling_type, product_kind, donor_id, stock_item_id,
      deposit_id, arrival, period_months, quantity, unit_price_minor, tax_rate_bp, added_automatically, created_at)
    select l.id, $1, l."lineHandlingType"::shop.line_handling_type, l."productKind"::shop.product_kind, l."donorId",
      l."stockItemId", l."depositId", l.arrival, l."periodMonths", l.quantity, l."unitPriceMinor", l."taxRateBp", l."addedAutomatically",
      $6::timestamptz + l.position * interval '1 microsecond'
    from jsonb_to_recordset($9) as l(id uuid, "lineHandlingType" text, "productKind" text, "donorId" uuid,
      "stockItemId" uuid, "depositId" uuid, arrival jsonb, "periodMonths" int, quantity int, "unitPriceMinor" int, "taxRateBp" int,
      "addedAutomatically" boolean, position int)
    on conflict (id) do update set quantity = excluded.quantity, unit_price_minor = excluded.unit_price_minor,
      tax_rate_bp = excluded.tax_rate_bp, period_months = excluded.period_months, arrival = excluded.arrival)`

const draftPart = `,
  given_up as (
    update shop."order" o set order_state = 'cancelled', updated_at = $6,
      payment_state = case o.payment_state when 'pending' then 'none' else o.payment_state end
    from (select id, payment_state from shop."order" where id = $8 for update) before
    where o.id = before.id and o.order_state = 'draft' returning o.id, before.payment_state),
  noted as (
    insert into shop.order_history (order_id, machine, from_state, to_state, by, reason, at)
    select id, 'order', 'draft', 'cancelled', 'customer', 'basket-changed', $6::timestamptz from given_up
    union all
    select id, 'payment', 'pending', 'none', 'customer', 'basket-changed', $6 from given_up where payment_state = 'pending')`

/** SQL that plans the end of a basket's hold; the basket's own key replaces an earlier plan. */
export function expiryJob(id: string, at: string): string {
  return `graphile_worker.add_job('basket.expireHolds', payload := json_build_object('basketId', ${id}),
    run_at := ${at}, job_key := 'basket-hold-' || ${id}::text, max_attempts := 25)::text`
}
