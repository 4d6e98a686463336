import type { RefundCause, RefundState } from '@kindred/domain/vocabulary'
import type { Sql } from '../stock/move-stock.ts'
import type { RefundLineRow, RefundRow } from './refund-rows.ts'

export type NewRefund = {
  paymentId: string
  amountMinor: number
  cause: RefundCause
  reason: string
  by: string
  lines: readonly RefundLineRow[]
  sendAt: Date | null
}

const columns = `r.id, r.payment_id "paymentId", p.order_id "orderId", r.amount_minor "amountMinor", p.currency, p.provider,
  p.provider_reference "providerReference", r.cause, r.refund_state "refundState", r.reason, r.by,
  r.requested_at "requestedAt", r.send_at "sendAt", r.confirmed_at "confirmedAt",
  coalesce((select jsonb_agg(jsonb_build_object('orderLineId', l.order_line_id, 'quantity', l.quantity,
    'amountMinor', l.amount_minor)) from shop.refund_line l where l.refund_id = r.id), '[]') lines`
const source = 'shop.refund r join shop.payment p on p.id = r.payment_id'

/** Notes a refund with its lines; the database refuses one that is more than is left of the payment. */
export async function insertRefund(sql: Sql, refund: NewRefund, at: Date): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `with made as (
       insert into shop.refund (payment_id, amount_minor, cause, reason, by, requested_at, send_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id),
     lines as (
       insert into shop.refund_line (refund_id, order_line_id, quantity, amount_minor)
       select made.id, l."orderLineId", l.quantity, l."amountMinor" from made,
         jsonb_to_recordset($8::jsonb) as l("orderLineId" uuid, quantity int, "amountMinor" int))
     select id from made`,
    [
      refund.paymentId,
      refund.amountMinor,
      refund.cause,
      refund.reason,
      refund.by,
      at,
      refund.sendAt,
      JSON.stringify(refund.lines),
    ],
  )
  return rows[0]?.id ?? ''
}

export async function findRefund(sql: Sql, id: string, lock = false): Promise<RefundRow | null> {
  const { rows } = await sql.query<RefundRow>(
    `select ${columns} from ${source} where r.id = $1${lock ? ' for update of r' : ''}`,
    [id],
  )
  return rows[0] ?? null
}

/** Refunds of an order, the first asked for first. */
export async function listOrderRefunds(sql: Sql, orderId: string): Promise<RefundRow[]> {
  const { rows } = await sql.query<RefundRow>(
    `select ${columns} from ${source} where p.order_id = $1 order by r.requested_at, r.id`,
    [orderId],
  )
  return rows
}

export async function setRefundState(
  sql: Sql,
  id: string,
  state: RefundState,
  at: Date,
  failureCode: string | null = null,
): Promise<void> {
  await sql.query(
    `update shop.refund set refund_state = $2, failure_code = $3,
       confirmed_at = case when $2 = 'confirmed'::shop.refund_state then $4::timestamptz else confirmed_at end where id = $1`,
    [id, state, failureCode, at],
  )
}
