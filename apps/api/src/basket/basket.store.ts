import { worldwide } from '../quotas/place-limits.ts'
import type { Sql } from '../stock/move-stock.ts'
import type { BasketFacts, BasketRow, LineRow } from './basket-rows.ts'
import { selectDiscountUses } from './discount-uses.ts'

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

export type WantedFacts = {
  stockItemIds: readonly string[]
  donorIds: readonly string[]
  depositIds?: readonly string[]
  discountCode?: string | null
}

const discountUses = selectDiscountUses({
  code: '$7::text',
  shop: '$8::text',
  basket: '$1',
  customer: '$4::uuid',
  at: '$9::timestamptz',
})

/**
 * All facts of a basket in one statement, made after its lock so that nothing of it changes any more. The arrays stand in
 * selects of their own, so that their lengths are no part of the plan: PostgreSQL then plans once for each connection
 * instead of for each basket, which took longer than the reading.
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
    text: `with line as (select * from shop.basket_line where basket_id = $1),
      step as (select * from shop.checkout where basket_id = $1),
      kept as (select d.*, l.stock_item_id from shop.deposit d join shop.order_line l on l.id = d.order_line_id
        where d.customer_id = $4 and d.shop_code = $8 and d.closed_at is null
          and d.id = any(array(select unnest((select $10::uuid[])) union select deposit_id from line))),
      item as (select * from shop.stock_item
        where id = any(array(select unnest((select $2::uuid[])) union select stock_item_id from line
          union select stock_item_id from kept))),
      person as (select d.*, l.place_limit as country_limit from shop.donor d
        left join shop.donor_country_limit l on l.donor_id = d.id and l.country = $5
        where d.id = any(array(select unnest((select $3::uuid[])) union select donor_id from line
          union select donor_id from item union select donor_id from kept)))
      select json_build_object(
        'lines', coalesce((select json_agg(json_build_object('id', id, 'lineHandlingType', line_handling_type,
          'productKind', product_kind, 'donorId', donor_id, 'stockItemId', stock_item_id,
          'depositId', deposit_id, 'periodMonths', period_months, 'quantity', quantity, 'unitPriceMinor', unit_price_minor,
          'taxRateBp', tax_rate_bp, 'addedAutomatically', added_automatically) order by created_at, id) from line), '[]'),
        'items', coalesce((select json_agg(json_build_object('id', id, 'donorId', donor_id, 'shopCode', shop_code,
          'strawType', straw_type, 'motClass', mot_class, 'volumeUl', volume_ul, 'standards', standards,
          'onHand', on_hand, 'held', held)) from item), '[]'),
        'donors', coalesce((select json_agg(json_build_object('id', id, 'code', code, 'alias', alias, 'kind', kind,
          'releaseType', release_type, 'tier', profile_tier,
          'isBlocked', blocked_at is not null, 'isPublished', published_at is not null, 'isUponRequest', upon_request,
          'isSiblingsOnly', siblings_only, 'worldwideLimit', worldwide_limit, 'countryLimit', country_limit))
          from person), '[]'),
        'balances', coalesce((select json_agg(json_build_object('donorId', donor_id, 'country', country,
          'state', state, 'unit', unit, 'placeLimit', place_limit, 'taken', taken)) from shop.quota_balance
          where donor_id = any(array(select id from person)) and country in ($5, $6)), '[]'),
        'places', coalesce((select json_agg(json_build_object('id', id, 'donorId', donor_id, 'country', country,
          'state', state, 'placeState', place_state, 'customerId', customer_id, 'basketId', basket_id))
          from shop.quota_place where place_state <> 'released'
            and ((customer_id = $4 and donor_id = any(array(select id from person)))
              or (basket_id = $1 and place_state = 'held'))),
          '[]'),
        'deposits', coalesce((select json_agg(json_build_object('id', id, 'kind', kind, 'donorId', donor_id,
          'stockItemId', stock_item_id, 'quantity', quantity, 'endsOn', ends_on)) from kept), '[]'),
        'pregnantBy', coalesce((select json_agg(distinct donor_id) from shop.quota_place
          where customer_id = $4 and place_state = 'permanent' and donor_id = any(array(select id from person))), '[]'),
        'vatNumber', (select vat_number from shop.customer where id = $4),
        'deliveryCountry', (select coalesce(delivery, billing) ->> 'country' from step),
        'deliveryState', (select coalesce(delivery, billing) ->> 'state' from step),
        'isClinicDelivery', coalesce((select is_clinic_delivery from step), false),
        'checkout', (select to_json(step) from step),
        'discountUses', (${discountUses}),
        'draftOrderId', (select id from shop."order" where basket_id = $1 and order_state = 'draft')
      ) as facts`,
    values: [
      basket.id,
      wanted.stockItemIds,
      wanted.donorIds,
      basket.customerId,
      country,
      worldwide,
      wanted.discountCode ?? basket.discountCode,
      basket.shopCode,
      at,
      wanted.depositIds ?? [],
    ],
  })
  const [row] = rows
  if (!row) throw new Error('The facts of a basket are always one row')
  return row.facts
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
 *
 * @returns the new version
 */
export async function writeChange(
  sql: Sql,
  basketId: string,
  lines: { written: readonly LineRow[]; removed: readonly string[] },
  end: BasketEnd,
): Promise<number> {
  const hasLines = lines.written.length + lines.removed.length > 0
  const parts = [hasLines ? linesPart : '', end.draftOrderId ? draftPart : '']
  const { rows } = await sql.query<{ version: number }>({
    name: `basket.write${hasLines ? '-lines' : ''}${end.expireAt ? '-hold' : ''}${end.draftOrderId ? '-draft' : ''}`,
    text: `with changed as (
        update shop.basket set version = version + 1, treatment_country = $2, treatment_state = $3,
          hold_expires_at = $4, hold_renewed = $5, discount_code = $11, updated_at = case when $7 then $6::timestamptz else updated_at end
        where id = $1 returning version),
      asked as (select $8::uuid, $9::jsonb, $10::uuid[])${parts.join('')}
      select version${end.expireAt ? `, ${expiryJob('$1::uuid', '$4::timestamptz')}` : ''} from changed`,
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
  const [row] = rows
  if (!row) throw new Error('A basket under lock cannot be gone')
  return row.version
}

const linesPart = `,
  gone as (delete from shop.basket_line where basket_id = $1 and id = any($10)),
  written as (
    insert into shop.basket_line (id, basket_id, line_handling_type, product_kind, donor_id, stock_item_id,
      deposit_id, period_months, quantity, unit_price_minor, tax_rate_bp, added_automatically, created_at)
    select l.id, $1, l."lineHandlingType"::shop.line_handling_type, l."productKind"::shop.product_kind, l."donorId",
      l."stockItemId", l."depositId", l."periodMonths", l.quantity, l."unitPriceMinor", l."taxRateBp", l."addedAutomatically",
      $6::timestamptz + l.position * interval '1 microsecond'
    from jsonb_to_recordset($9) as l(id uuid, "lineHandlingType" text, "productKind" text, "donorId" uuid,
      "stockItemId" uuid, "depositId" uuid, "periodMonths" int, quantity int, "unitPriceMinor" int, "taxRateBp" int,
      "addedAutomatically" boolean, position int)
    on conflict (id) do update set quantity = excluded.quantity, unit_price_minor = excluded.unit_price_minor,
      tax_rate_bp = excluded.tax_rate_bp, period_months = excluded.period_months)`

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
