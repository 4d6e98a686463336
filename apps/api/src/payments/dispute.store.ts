import type { DisputeState } from '@kindred/domain/vocabulary'
import type { Sql } from '../stock/move-stock.ts'

/** What a dispute is about: the payment of an order, or a try to pay a request. */
export type Disputed = { paymentId: string } | { requestTryId: string }

const columnOf = (of: Disputed) =>
  'paymentId' in of ? (['payment_id', of.paymentId] as const) : (['request_try_id', of.requestTryId] as const)

/**
 * Notes a dispute of a payment as the provider tells it; one that has ended stays ended, in whatever order events come.
 * False when nothing is new.
 */
export async function keepDispute(
  sql: Sql,
  dispute: Disputed & { reference: string; amountMinor: number; cause: string; state: DisputeState },
  at: Date,
): Promise<boolean> {
  const [column, id] = columnOf(dispute)
  const { rowCount } = await sql.query(
    `insert into shop.payment_dispute as d (${column}, reference, amount_minor, cause, state, opened_at, closed_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (${column}, reference) do update set state = excluded.state, closed_at = excluded.closed_at
       where d.state = 'open' and excluded.state <> 'open'`,
    [
      id,
      dispute.reference,
      dispute.amountMinor,
      dispute.cause,
      dispute.state,
      at,
      dispute.state === 'open' ? null : at,
    ],
  )
  return rowCount === 1
}

/** Whether another dispute of the same is still open. */
export async function hasOpenDispute(sql: Sql, of: Disputed): Promise<boolean> {
  const [column, id] = columnOf(of)
  const { rowCount } = await sql.query(
    `select from shop.payment_dispute where ${column} = $1 and state = 'open'`,
    [id],
  )
  return (rowCount ?? 0) > 0
}

export type DisputeRow = { amountMinor: number; cause: string; state: DisputeState; openedAt: Date }

/** The dispute of a payment that was opened last; null where there was none. */
export async function selectLastDispute(sql: Sql, paymentId: string): Promise<DisputeRow | null> {
  const { rows } = await sql.query<DisputeRow>(
    `select amount_minor "amountMinor", cause, state, opened_at "openedAt" from shop.payment_dispute
     where payment_id = $1 order by opened_at desc, id limit 1`,
    [paymentId],
  )
  return rows[0] ?? null
}
