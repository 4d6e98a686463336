import type { Sql } from '../stock/move-stock.ts'

/**
 * Lessens a locked deposit; one that is empty is closed with the number it had. The table takes no less than one.
 *
 * @returns the order line that the deposit came from, whose the straws were
 */
export async function takeFromDeposit(sql: Sql, id: string, quantity: number, at: Date): Promise<string> {
  const { rows } = await sql.query<{ lineId: string }>(
    `update shop.deposit set quantity = case when quantity = $2 then quantity else quantity - $2 end,
       closed_at = case when quantity = $2 then $3::timestamptz end
     where id = $1 returning order_line_id "lineId"`,
    [id, quantity, at],
  )
  return readLine(rows)
}

/** Gives back to a deposit; one that was closed is open again. @returns the order line it came from */
export async function giveToDeposit(sql: Sql, id: string, quantity: number): Promise<string> {
  const { rows } = await sql.query<{ lineId: string }>(
    `update shop.deposit set quantity = case when closed_at is null then quantity + $2 else $2 end, closed_at = null
     where id = $1 returning order_line_id "lineId"`,
    [id, quantity],
  )
  return readLine(rows)
}

function readLine([row]: readonly { lineId: string }[]): string {
  if (!row) throw new Error('A deposit that something was sent from cannot be gone')
  return row.lineId
}

export async function insertSending(
  sql: Sql,
  sending: { orderLineId: string; depositId: string; quantity: number },
  at: Date,
): Promise<void> {
  await sql.query(
    'insert into shop.deposit_sending (order_line_id, deposit_id, quantity, taken_at) values ($1, $2, $3, $4)',
    [sending.orderLineId, sending.depositId, sending.quantity, at],
  )
}

/** What lines sent out of deposits and did not give back, in the order of the deposits. */
export async function listSendings(
  sql: Sql,
  lineIds: readonly string[],
): Promise<{ orderLineId: string; depositId: string; left: number }[]> {
  const { rows } = await sql.query<{ orderLineId: string; depositId: string; left: number }>(
    `select order_line_id "orderLineId", deposit_id "depositId", quantity - given_back "left"
     from shop.deposit_sending where order_line_id = any($1::uuid[]) order by deposit_id, order_line_id`,
    [lineIds],
  )
  return rows
}

export async function noteGivenBack(sql: Sql, orderLineId: string, quantity: number): Promise<void> {
  await sql.query('update shop.deposit_sending set given_back = given_back + $2 where order_line_id = $1', [
    orderLineId,
    quantity,
  ])
}
