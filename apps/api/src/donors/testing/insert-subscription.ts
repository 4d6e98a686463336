import type pg from 'pg'

/** An order of one subscription, placed on a day and paid; gives the order's id. */
export async function insertSubscription(
  pool: pg.Pool,
  customerId: string,
  { placedAt, months, paymentState = 'paid' }: { placedAt: string; months: number; paymentState?: string },
): Promise<string> {
  const basket = await pool.query<{ id: string }>(
    `insert into shop.basket (shop_code, customer_id, customer_type, language, currency, basket_state)
    values ('dk', $1, 'private', 'en-GB', 'EUR', 'ordered') returning id`,
    [customerId],
  )
  const order = await pool.query<{ id: string }>(
    `insert into shop."order" (number, shop_code, customer_id, customer_type, basket_id, language, order_state,
      payment_state, payment_method, currency, subtotal_minor, shipping_minor, tax_minor, total_minor, billing, consents,
      placed_at)
    values (gen_random_uuid()::text, 'dk', $1, 'private', $2, 'en-GB', 'closed', $3, 'card', 'EUR', 5000, 0, 1000, 5000,
      '{}', '{}', $4) returning id`,
    [customerId, basket.rows[0]?.id, paymentState, placedAt],
  )
  await pool.query(
    `insert into shop.order_line (order_id, position, line_handling_type, product_kind, description, period_months,
      quantity, unit_price_minor, tax_rate_bp, tax_minor, total_minor)
    values ($1, 1, 'subscription', 'subscription', '{}', $2, 1, 5000, 2500, 1000, 5000)`,
    [order.rows[0]?.id, months],
  )
  return order.rows[0]?.id as string
}
