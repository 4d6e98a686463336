import type { Sql } from './move-stock.ts'

export type StrawDemand = { orderLineId: string; stockItemId: string; quantity: number }

/**
 * Gives each sold straw its code: the oldest free straws of the item go to the order line. Call it after the `sold`
 * movements of the same transaction: their row lock on the stock item keeps two sales from choosing the same straws.
 *
 * @returns how many straws have no code yet (the bank's books hold fewer straws than its count); staff must settle it
 * before the order is picked
 */
export async function assignStraws(sql: Sql, demands: readonly StrawDemand[]): Promise<number> {
  const missing = demands.map(async (demand) => {
    const { rowCount } = await sql.query({
      name: 'stock.assign-straws',
      text: `insert into shop.straw_assignment (straw_id, order_line_id)
        select s.id, $2 from shop.straw s
        where s.stock_item_id = $1 and s.left_bank_at is null and s.destroyed_at is null
          and not exists (select from shop.straw_assignment a where a.straw_id = s.id and a.released_at is null)
        order by s.code limit $3 for update of s skip locked`,
      values: [demand.stockItemId, demand.orderLineId, demand.quantity],
    })
    return demand.quantity - (rowCount ?? 0)
  })
  return (await Promise.all(missing)).reduce((sum, one) => sum + one, 0)
}

/** Takes codes back from order lines, the last ones first; what has left the bank stays theirs for good. */
export async function releaseStraws(
  sql: Sql,
  parts: readonly { orderLineId: string; quantity: number }[],
  at: Date,
): Promise<void> {
  await sql.query(
    `update shop.straw_assignment set released_at = $2 where id in (
       select one.id from jsonb_to_recordset($1::jsonb) as part("orderLineId" uuid, quantity int)
       cross join lateral (
         select a.id from shop.straw_assignment a join shop.straw s on s.id = a.straw_id
         where a.order_line_id = part."orderLineId" and a.released_at is null and s.left_bank_at is null
         order by s.code desc limit part.quantity) one)`,
    [JSON.stringify(parts), at],
  )
}

/**
 * Passes straws of one order line to another, the first ones first: out of a deposit into the order that sends them, or
 * back. What has left the bank stays where it is.
 *
 * @returns how many had a code to pass
 */
export async function moveStrawsBetween(
  sql: Sql,
  { from, to, quantity }: { from: string; to: string; quantity: number },
  at: Date,
): Promise<number> {
  const { rows } = await sql.query<{ strawId: string }>(
    `update shop.straw_assignment set released_at = $3 where id in (
       select a.id from shop.straw_assignment a join shop.straw s on s.id = a.straw_id
       where a.order_line_id = $1 and a.released_at is null and s.left_bank_at is null
       order by s.code limit $2 for update of a)
     returning straw_id "strawId"`,
    [from, quantity, at],
  )
  await sql.query(
    `insert into shop.straw_assignment (straw_id, order_line_id, assigned_at)
     select straw, $2, $3 from unnest($1::uuid[]) straw`,
    [rows.map((row) => row.strawId), to, at],
  )
  return rows.length
}

/** Notes that the straws of an order's delivered lines left the bank; from then on they never come back to stock. */
export async function markStrawsLeft(sql: Sql, orderLineIds: readonly string[], at: Date): Promise<void> {
  await sql.query(
    `update shop.straw set left_bank_at = $2 where left_bank_at is null and id in
     (select straw_id from shop.straw_assignment where released_at is null and order_line_id = any($1::uuid[]))`,
    [orderLineIds, at],
  )
}
