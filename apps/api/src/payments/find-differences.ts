import { compareWithProvider, type OwnPayment } from '@kindred/domain/reconciliation/compare-with-provider'
import type { Difference } from '@kindred/domain/reconciliation/difference'
import { listTries, nameTries } from '../payment-requests/list-tries.ts'
import type { Services } from '../services.ts'
import { listProviders } from './find-provider.ts'

const dayMs = 86_400_000
/** How far back the provider's list is compared, and what is so fresh that its event may be under way. */
const span = { days: 31, underWayMs: 10 * 60_000 }

/** Where the providers and our payments disagree, and refunds that are stuck or failed. */
export async function findPaymentDifferences(services: Services): Promise<Difference[]> {
  const now = services.now().getTime()
  const compared = await Promise.all(
    listProviders(services).map(async (provider) => {
      const theirs = await provider.listPayments(new Date(now - span.days * dayMs))
      const references = theirs.map((one) => one.reference)
      // A day of its own: their clock and ours need not agree on which payment is the first.
      const from = new Date(now - (span.days - 1) * dayMs)
      const ours = await listOwnPayments(services, provider.name, references, from)
      const asked = await listTries(services.pool, provider.name, references, from)
      return compareWithProvider(theirs, [...ours, ...asked], now - span.underWayMs)
    }),
  )
  const { rows } = await services.pool.query<Difference>(
    `select case r.refund_state when 'failed' then 'refund-failed' else 'refund-stuck' end kind, o.number subject,
       jsonb_build_object('state', r.refund_state, 'amountMinor', r.amount_minor, 'currency', p.currency,
         'cause', r.cause, 'failureCode', r.failure_code) data
     from shop.refund r join shop.payment p on p.id = r.payment_id join shop."order" o on o.id = p.order_id
     where r.refund_state in ('requested', 'sent') and r.requested_at < $1
       or r.refund_state = 'failed' and (r.cause = 'returnedByItself' or o.order_state = 'cancelled')
         and p.refunded_minor < p.amount_minor`,
    [new Date(now - dayMs)],
  )
  const disputes = await listDisputes(services)
  return [...compared.flat(), ...rows, ...disputes, ...(await listAuthorisations(services))]
}

/** What is authorised and soon free, what could not be taken, and what became free in the last week. */
async function listAuthorisations({ pool, now }: Services): Promise<Difference[]> {
  const at = now().getTime()
  const { rows } = await pool.query<Difference>(
    `with found as (
       select case when p.payment_state = 'authorised' and p.failure_code is null then 'authorisation-ends'
           when p.payment_state = 'authorised' or o.order_state <> 'cancelled' then 'capture-failed'
           else 'authorisation-expired' end kind,
         o.number subject, p.*, o.payment_state order_payment_state, o.order_state
       from shop.payment p join shop."order" o on o.id = p.order_id
       where p.is_captured_later and o.placed_at is not null and p.payment_state in ('authorised', 'failed'))
     select kind, subject, jsonb_build_object('amountMinor', amount_minor, 'currency', currency,
       'failureCode', failure_code) data
     from found where case kind when 'authorisation-ends' then authorised_until < $1
       when 'capture-failed' then order_payment_state in ('authorised', 'failed')
       else failure_code = 'authorisation-expired' and updated_at > $2 end`,
    [new Date(at + 2 * dayMs), new Date(at - 7 * dayMs)],
  )
  return rows
}

/** Disputes that wait for an answer, and those lost in the last month. */
async function listDisputes({ pool, now }: Services): Promise<Difference[]> {
  const { rows } = await pool.query<{
    kind: 'payment-disputed' | 'payment-lost'
    orderNumber: string | null
    requestTryId: string | null
    currency: string | null
    amountMinor: number
    cause: string
  }>(
    `select case d.state when 'open' then 'payment-disputed' else 'payment-lost' end kind, o.number "orderNumber",
       d.request_try_id "requestTryId", p.currency, d.amount_minor "amountMinor", d.cause
     from shop.payment_dispute d left join shop.payment p on p.id = d.payment_id
       left join shop."order" o on o.id = p.order_id
     where d.state = 'open' or d.state = 'lost' and d.closed_at >= $1`,
    [new Date(now().getTime() - span.days * dayMs)],
  )
  const requests = await nameTries(
    pool,
    rows.flatMap((row) => row.requestTryId ?? []),
  )
  return rows.map(({ kind, orderNumber, requestTryId, amountMinor, cause, ...row }) => {
    const request = requests.get(requestTryId ?? '')
    const currency = row.currency ?? request?.currency ?? null
    return { kind, subject: orderNumber ?? request?.number ?? '', data: { amountMinor, currency, cause } }
  })
}

async function listOwnPayments(
  { pool }: Services,
  provider: string,
  references: readonly string[],
  from: Date,
): Promise<OwnPayment[]> {
  const { rows } = await pool.query<OwnPayment>(
    `select p.provider_reference reference, o.number "orderNumber", p.payment_state state, p.amount_minor "amountMinor",
       p.currency, (extract(epoch from p.updated_at) * 1000)::float "changedAt",
       coalesce((select sum(r.amount_minor) from shop.refund r
         where r.payment_id = p.id and r.refund_state = 'confirmed'), 0)::int "refundedMinor",
       exists (select from shop.payment_dispute d where d.payment_id = p.id) "isDisputed"
     from shop.payment p join shop."order" o on o.id = p.order_id
     where p.provider = $1 and p.provider_reference is not null
       and (p.provider_reference = any($2) or p.created_at >= $3)`,
    [provider, references, from],
  )
  return rows
}
