import { worldwide } from '../quotas/place-limits.ts'
import { selectDiscountUses } from './discount-uses.ts'

/** SQL of what the facts of a basket are asked by. */
export type FactKeys = {
  basket: string
  customer: string
  shop: string
  /** Treatment country whose places count. */
  country: string
  code: string
  at: string
  /** Arrays of what a change names and the basket may not have yet. */
  items: string
  donors: string
  deposits: string
}

/**
 * SQL of all facts of a basket (`BasketFacts`) as one JSON value, and of the common table expressions it is made from. The
 * arrays stand in selects of their own, so that their lengths are no part of the plan: PostgreSQL then plans once for each
 * connection instead of for each basket, which took longer than the reading.
 */
export const selectFacts = (of: FactKeys): { parts: string; facts: string } => ({
  parts: `line as (select * from shop.basket_line where basket_id = ${of.basket}),
    step as (select * from shop.checkout where basket_id = ${of.basket}),
    kept as (select d.*, l.stock_item_id from shop.deposit d join shop.order_line l on l.id = d.order_line_id
      where d.customer_id = ${of.customer} and d.shop_code = ${of.shop} and d.closed_at is null
        and d.id = any(array(select unnest((select ${of.deposits})) union select deposit_id from line))),
    item as (select * from shop.stock_item
      where id = any(array(select unnest((select ${of.items})) union select stock_item_id from line
        union select stock_item_id from kept))),
    person as (select d.*, l.place_limit as country_limit from shop.donor d
      left join shop.donor_country_limit l on l.donor_id = d.id and l.country = ${of.country}
      where d.id = any(array(select unnest((select ${of.donors})) union select donor_id from line
        union select donor_id from item union select donor_id from kept)))`,
  facts: `json_build_object(
      'lines', coalesce((select json_agg(json_build_object('id', id, 'lineHandlingType', line_handling_type,
        'productKind', product_kind, 'donorId', donor_id, 'stockItemId', stock_item_id,
        'depositId', deposit_id, 'arrival', arrival, 'periodMonths', period_months, 'quantity', quantity, 'unitPriceMinor', unit_price_minor,
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
        where donor_id = any(array(select id from person)) and country in (${of.country}, '${worldwide}')), '[]'),
      'places', coalesce((select json_agg(json_build_object('id', id, 'donorId', donor_id, 'country', country,
        'state', state, 'placeState', place_state, 'customerId', customer_id, 'basketId', basket_id))
        from shop.quota_place where place_state <> 'released'
          and ((customer_id = ${of.customer} and donor_id = any(array(select id from person)))
            or (basket_id = ${of.basket} and place_state = 'held'))),
        '[]'),
      'deposits', coalesce((select json_agg(json_build_object('id', id, 'kind', kind, 'donorId', donor_id,
        'stockItemId', stock_item_id, 'quantity', quantity, 'endsOn', ends_on)) from kept), '[]'),
      'pregnantBy', coalesce((select json_agg(distinct donor_id) from shop.quota_place
        where customer_id = ${of.customer} and place_state = 'permanent' and donor_id = any(array(select id from person))), '[]'),
      'vatNumber', (select vat_number from shop.customer where id = ${of.customer}),
      'deliveryCountry', (select coalesce(delivery, billing) ->> 'country' from step),
      'deliveryState', (select coalesce(delivery, billing) ->> 'state' from step),
      'isClinicDelivery', coalesce((select is_clinic_delivery from step), false),
      'checkout', (select to_json(step) from step),
      'discountUses', case when ${of.code} is null then json_build_object('total', 0, 'byCustomer', 0)
        else (${selectDiscountUses(of)}) end,
      'draftOrderId', (select id from shop."order" where basket_id = ${of.basket} and order_state = 'draft')
    )`,
})
