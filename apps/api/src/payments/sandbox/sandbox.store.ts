import type { ProviderPayment } from '@kindred/domain/reconciliation/compare-with-provider'
import type { Pool, PoolClient } from 'pg'
import type { PaymentRequest } from '../payment-provider.ts'

type Sql = Pick<PoolClient, 'query'> | Pick<Pool, 'query'>

export type SandboxState =
  | 'open'
  | 'challenge'
  | 'authorised'
  | 'succeeded'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'refunded'

export type SandboxPayment = PaymentRequest & {
  id: string
  state: SandboxState
  /** What was taken: less than the amount where only a part was captured. Null until it was. */
  capturedMinor: number | null
  isWebhookDoubled: boolean
}

const columns = `id, merchant_reference "merchantReference", amount_minor "amountMinor", currency, description,
  return_url "returnUrl", cancel_url "cancelUrl", language, state, is_webhook_doubled "isWebhookDoubled",
  is_captured_later "isCapturedLater", captured_minor "capturedMinor"`

/** Opens a payment, or gives the one that its merchant reference opened before. */
export async function openSandboxPayment(sql: Sql, request: PaymentRequest): Promise<string> {
  // The payment's own id is made from the merchant's, so that two calls at once meet in the same row.
  const { rows } = await sql.query<{ id: string }>({
    name: 'sandbox.open',
    text: `insert into shop.sandbox_payment
       (id, merchant_reference, amount_minor, currency, description, return_url, cancel_url, language, is_captured_later)
     values (md5('sandbox:' || $1)::uuid, $1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set updated_at = now() returning id`,
    values: [
      request.merchantReference,
      request.amountMinor,
      request.currency,
      request.description,
      request.returnUrl,
      request.cancelUrl,
      request.language,
      request.isCapturedLater,
    ],
  })
  return rows[0]?.id ?? ''
}

export async function findSandboxPayment(sql: Sql, id: string): Promise<SandboxPayment | null> {
  const { rows } = await sql.query<SandboxPayment>({
    name: 'sandbox.find',
    text: `select ${columns} from shop.sandbox_payment where id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** Moves a payment on if it is still where it was; a second click finds it moved. */
export async function moveSandboxPayment(
  sql: Sql,
  id: string,
  from: readonly SandboxState[],
  to: SandboxState,
  card: { last4?: string; isWebhookDoubled?: boolean } = {},
): Promise<SandboxPayment | null> {
  const { rows } = await sql.query<SandboxPayment>({
    name: 'sandbox.move',
    text: `update shop.sandbox_payment set state = $3, card_last4 = coalesce($4, card_last4),
       is_webhook_doubled = coalesce($5, is_webhook_doubled), updated_at = now()
     where id = $1 and state = any($2::text[]) returning ${columns}`,
    values: [id, from, to, card.last4 ?? null, card.isWebhookDoubled ?? null],
  })
  return rows[0] ?? null
}

export async function lockSandboxPayment(sql: Sql, id: string): Promise<SandboxPayment | null> {
  const { rows } = await sql.query<SandboxPayment>(
    `select ${columns} from shop.sandbox_payment where id = $1 for update`,
    [id],
  )
  return rows[0] ?? null
}

export async function setCaptured(sql: Sql, id: string, capturedMinor: number): Promise<void> {
  await sql.query('update shop.sandbox_payment set captured_minor = $2 where id = $1', [id, capturedMinor])
}

export async function markDisputed(sql: Sql, id: string): Promise<void> {
  await sql.query('update shop.sandbox_payment set is_disputed = true where id = $1', [id])
}

/** What went back of a payment, and whether one refund is among it. */
export async function sumSandboxRefunds(
  sql: Sql,
  paymentId: string,
  refundId: string,
): Promise<{ amountMinor: number; isKnown: boolean }> {
  const { rows } = await sql.query<{ amountMinor: number; isKnown: boolean }>(
    `select coalesce(sum(amount_minor), 0)::int "amountMinor", coalesce(bool_or(id = $2), false) "isKnown"
     from shop.sandbox_refund where sandbox_payment_id = $1`,
    [paymentId, refundId],
  )
  return rows[0] ?? { amountMinor: 0, isKnown: false }
}

export async function insertSandboxRefund(
  sql: Sql,
  refund: { refundId: string; reference: string; amountMinor: number },
): Promise<void> {
  await sql.query(
    'insert into shop.sandbox_refund (id, sandbox_payment_id, amount_minor) values ($1, $2, $3)',
    [refund.refundId, refund.reference, refund.amountMinor],
  )
}

/** The sandbox's own books, as a provider would list them. Its clock is the database's, as a stranger's would be. */
export async function listSandboxPayments(sql: Sql, from: Date): Promise<ProviderPayment[]> {
  const { rows } = await sql.query<ProviderPayment>(
    `select p.id::text reference, case p.state when 'open' then 'open' when 'challenge' then 'open'
         when 'authorised' then 'authorised' when 'succeeded' then 'succeeded' when 'refunded' then 'succeeded' else 'failed' end state,
       coalesce(p.captured_minor, p.amount_minor) "amountMinor", p.currency, coalesce(r.refunded, 0)::int "refundedMinor", p.is_disputed "isDisputed",
       (extract(epoch from greatest(p.updated_at, r.last)) * 1000)::float "changedAt"
     from shop.sandbox_payment p left join (select sandbox_payment_id id, sum(amount_minor) refunded, max(created_at) last
       from shop.sandbox_refund group by 1) r on r.id = p.id
     where p.created_at >= $1`,
    [from],
  )
  return rows
}
