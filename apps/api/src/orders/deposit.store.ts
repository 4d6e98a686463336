import type { Sql } from '../stock/move-stock.ts'

export type OrderDeposit = {
  id: string
  orderLineId: string
  kind: 'stored' | 'reserved'
  quantity: number
  endsOn: string
}

/** What an order keeps with us and has not given back. */
export async function listOrderDeposits(sql: Sql, orderId: string): Promise<OrderDeposit[]> {
  const { rows } = await sql.query<OrderDeposit>(
    `select d.id, d.order_line_id "orderLineId", d.kind, d.quantity, d.ends_on::text "endsOn"
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
