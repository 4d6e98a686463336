import type { PaymentRequestState, RequestTryState } from '@kindred/domain/payment-requests/payment-request'
import type { Sql } from '../stock/move-stock.ts'

export type PaymentRequestRow = {
  id: string
  number: string
  shopCode: string
  customerId: string | null
  email: string
  language: string
  reason: string
  amountMinor: number
  currency: string
  /** Basis points of tax in the amount. */
  taxRateBp: number
  state: PaymentRequestState
  expiresAt: Date
  createdAt: Date
  paidAt: Date | null
  /** Of what was paid: whether the bank of the payer asks for it, or took it. */
  disputeState: 'disputed' | 'chargedBack' | null
}

export type TryRow = {
  id: string
  requestId: string
  provider: string
  providerReference: string | null
  state: RequestTryState
  failureCode: string | null
}

const columns = `r.id, r.number, r.shop_code "shopCode", r.customer_id "customerId", r.email, r.language, r.reason,
  r.amount_minor "amountMinor", r.currency, r.tax_rate_bp "taxRateBp", r.state, r.expires_at "expiresAt", r.created_at "createdAt",
  r.paid_at "paidAt", (select t.state from shop.payment_request_try t
    where t.request_id = r.id and t.state in ('disputed', 'chargedBack')) "disputeState"`
const tryColumns = `t.id, t.request_id "requestId", t.provider, t.provider_reference "providerReference", t.state,
  t.failure_code "failureCode"`

export async function insertRequest(
  sql: Sql,
  request: Omit<PaymentRequestRow, 'id' | 'state' | 'paidAt' | 'disputeState'> & {
    tokenHash: string
    createdBy: string
  },
): Promise<PaymentRequestRow> {
  const { rows } = await sql.query<PaymentRequestRow>(
    `insert into shop.payment_request as r (number, token_hash, shop_code, customer_id, email, language, reason,
       amount_minor, currency, expires_at, created_by, created_at, tax_rate_bp)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${columns}`,
    [
      request.number,
      request.tokenHash,
      request.shopCode,
      request.customerId,
      request.email,
      request.language,
      request.reason,
      request.amountMinor,
      request.currency,
      request.expiresAt,
      request.createdBy,
      request.createdAt,
      request.taxRateBp,
    ],
  )
  const [made] = rows
  if (!made) throw new Error('A request that was written cannot be gone')
  return made
}

/** A request by one of its names; `lock` keeps it for this transaction. */
export async function findRequest(
  sql: Sql,
  by: { id: string } | { number: string } | { tokenHash: string },
  lock = false,
): Promise<PaymentRequestRow | null> {
  const [column, value] =
    'id' in by ? ['id', by.id] : 'number' in by ? ['number', by.number] : ['token_hash', by.tokenHash]
  const { rows } = await sql.query<PaymentRequestRow>(
    `select ${columns} from shop.payment_request r where r.${column} = $1${lock ? ' for update' : ''}`,
    [value],
  )
  return rows[0] ?? null
}

/** Newest first. */
export async function listRequests(sql: Sql, take: number): Promise<PaymentRequestRow[]> {
  const { rows } = await sql.query<PaymentRequestRow>(
    `select ${columns} from shop.payment_request r order by r.created_at desc, r.id limit $1`,
    [take],
  )
  return rows
}

export async function markPaid(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.query(`update shop.payment_request set state = 'paid', paid_at = $2 where id = $1`, [id, at])
}

export async function markCancelled(sql: Sql, id: string, by: string, at: Date): Promise<void> {
  await sql.query(
    `update shop.payment_request set state = 'cancelled', cancelled_at = $2, cancelled_by = $3 where id = $1`,
    [id, at, by],
  )
}

export async function insertTry(sql: Sql, requestId: string, provider: string, at: Date): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into shop.payment_request_try (request_id, provider, created_at, updated_at) values ($1, $2, $3, $3)
     returning id`,
    [requestId, provider, at],
  )
  return rows[0]?.id ?? ''
}

/** Tries to pay a request, newest first. */
export async function listTries(sql: Sql, requestId: string): Promise<TryRow[]> {
  const { rows } = await sql.query<TryRow>(
    `select ${tryColumns} from shop.payment_request_try t where t.request_id = $1 order by t.created_at desc, t.id`,
    [requestId],
  )
  return rows
}

export async function findTry(sql: Sql, id: string): Promise<TryRow | null> {
  const { rows } = await sql.query<TryRow>(
    `select ${tryColumns} from shop.payment_request_try t where t.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** The try an event speaks of: by the provider's reference, or by ours when the event was faster than our note of it. */
export async function findEventTry(
  sql: Sql,
  provider: string,
  event: { reference: string; merchantReference: string },
  lock = false,
): Promise<TryRow | null> {
  const { rows } = await sql.query<TryRow>(
    `select ${tryColumns} from shop.payment_request_try t where t.provider = $1
     and (t.provider_reference = $2 or (t.provider_reference is null and t.id::text = $3))${lock ? ' for update' : ''}`,
    [provider, event.reference, event.merchantReference],
  )
  return rows[0] ?? null
}

export async function setTryReference(sql: Sql, id: string, reference: string): Promise<void> {
  await sql.query(
    'update shop.payment_request_try set provider_reference = $2 where id = $1 and provider_reference is null',
    [id, reference],
  )
}

export async function setTryState(
  sql: Sql,
  id: string,
  state: TryRow['state'],
  at: Date,
  failureCode: string | null = null,
): Promise<void> {
  await sql.query(
    'update shop.payment_request_try set state = $2, failure_code = $3, updated_at = $4 where id = $1',
    [id, state, failureCode, at],
  )
}

/** A dispute of a try, and where it led. */
export async function setTryDisputed(sql: Sql, id: string, state: RequestTryState, at: Date): Promise<void> {
  await sql.query(
    'update shop.payment_request_try set state = $2, is_disputed = true, updated_at = $3 where id = $1',
    [id, state, at],
  )
}
