import type { OwnPayment } from '@kindred/domain/reconciliation/compare-with-provider'
import type { Sql } from '../stock/move-stock.ts'

/** Tries to pay requests, as they are compared with the provider's books: those it names, and those begun from a moment on. */
export async function listTries(
  sql: Sql,
  provider: string,
  references: readonly string[],
  from: Date,
): Promise<OwnPayment[]> {
  const { rows } = await sql.query<OwnPayment>(
    `select t.provider_reference reference, r.number "orderNumber", t.state, r.amount_minor "amountMinor", r.currency,
       case t.state when 'refunded' then r.amount_minor else 0 end "refundedMinor",
       t.is_disputed "isDisputed",
       (extract(epoch from t.updated_at) * 1000)::float "changedAt"
     from shop.payment_request_try t join shop.payment_request r on r.id = t.request_id
     where t.provider = $1 and t.provider_reference is not null
       and (t.provider_reference = any($2) or t.created_at >= $3)`,
    [provider, references, from],
  )
  return rows
}

/** The requests that tries were made for, by the id of the try. */
export async function nameTries(
  sql: Sql,
  ids: readonly string[],
): Promise<Map<string, { number: string; currency: string }>> {
  const { rows } = await sql.query<{ id: string; number: string; currency: string }>(
    `select t.id, r.number, r.currency from shop.payment_request_try t join shop.payment_request r on r.id = t.request_id
     where t.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, ...one }) => [id, one]))
}
