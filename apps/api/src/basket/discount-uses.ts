/**
 * SQL of how often a code is used (domain rules 4): orders that were placed with it, and drafts of other baskets while
 * those hold what is paid for. Given-up orders free it again by themselves; nothing is counted twice.
 *
 * @param of SQL of the code, shop, basket that asks, customer and instant
 */
export const selectDiscountUses = (of: {
  code: string
  shop: string
  basket: string
  customer: string
  at: string
}): string => `select json_build_object('total', count(*)::int,
    'byCustomer', (count(*) filter (where o.customer_id = ${of.customer}))::int)
  from shop."order" o join shop.basket b on b.id = o.basket_id
  where o.shop_code = ${of.shop} and o.discount_code = ${of.code} and o.basket_id <> ${of.basket}
    and (o.order_state not in ('draft', 'cancelled') or (o.order_state = 'draft'
      and coalesce(b.hold_expires_at, o.created_at + interval '60 minutes') > ${of.at}))`
