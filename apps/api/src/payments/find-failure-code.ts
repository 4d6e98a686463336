import type { Sql } from '../stock/move-stock.ts'

/** Why the last try to pay an order came to nothing, or why its money goes back. */
export async function findFailureCode(sql: Sql, orderId: string): Promise<string | null> {
  const { rows } = await sql.query<{ code: string | null }>(
    `select coalesce(p.failure_code, (select r.reason from shop.refund r where r.payment_id = p.id
       order by r.requested_at desc limit 1)) code
     from shop.payment p where p.order_id = $1 order by p.updated_at desc limit 1`,
    [orderId],
  )
  return rows[0]?.code ?? null
}
