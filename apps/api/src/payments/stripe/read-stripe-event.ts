import { ok, type Result, refuse } from '@kindred/domain/result'
import { z } from 'zod'
import type { ProviderEvent } from '../payment-provider.ts'

const currency = z
  .string()
  .length(3)
  .transform((code) => code.toUpperCase())
const envelope = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})

const session = z.object({
  id: z.string(),
  client_reference_id: z.guid(),
  amount_total: z.int(),
  currency,
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  metadata: z.object({ isCapturedLater: z.literal('true').optional() }).nullish(),
})

/** The intent of a payment that is captured later; those that are taken at once are told by their session. */
const laterIntent = z.object({
  id: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency,
  cancellation_reason: z.string().nullable().optional(),
  metadata: z.object({ isCapturedLater: z.literal('true') }),
})

/** An event that names Stripe's own id of the payment, by which the session is looked up. */
export type IntentNotice = Omit<ProviderEvent, 'reference' | 'merchantReference'> & { paymentIntent: string }

const dispute = z.object({
  id: z.string(),
  amount: z.int(),
  currency,
  payment_intent: z.string(),
  reason: z.string(),
  status: z.string(),
})

/** An inquiry that is closed took no money. */
const disputeEnds = {
  won: 'payment.disputeWon',
  warning_closed: 'payment.disputeWon',
  lost: 'payment.disputeLost',
} as const

/** Only what this shop asked for carries these; a refund given in Stripe's own screens is found by the reconciliation. */
const refund = z.object({
  amount: z.int(),
  currency,
  status: z.string().nullable(),
  failure_reason: z.string().optional(),
  metadata: z.object({ refundId: z.guid(), reference: z.string(), merchantReference: z.guid() }),
})

/**
 * What a believed event of Stripe says in the words of the port; null when it says nothing that moves money here. A card
 * declined on Stripe's page is no end: the person tries another there. Refusal: `event-invalid`.
 */
export function readStripeEvent(body: unknown): Result<ProviderEvent | IntentNotice | null> {
  const read = envelope.safeParse(body)
  if (!read.success) return invalid
  const { id, type, data } = read.data
  switch (type) {
    case 'checkout.session.completed':
      return readSession(id, data.object, (one) => {
        if (one.payment_status === 'paid') return succeeded
        return one.metadata?.isCapturedLater ? authorised : null
      })
    case 'checkout.session.async_payment_succeeded':
      return readSession(id, data.object, () => succeeded)
    case 'checkout.session.async_payment_failed':
      return readSession(id, data.object, () => failed('payment-failed'))
    case 'checkout.session.expired':
      return readSession(id, data.object, () => failed('payment-expired'))
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return readIntent(id, data.object, type === 'payment_intent.succeeded')
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return readRefund(id, data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return readDispute(id, data.object, type === 'charge.dispute.closed')
    default:
      return ok(null)
  }
}

const invalid = refuse('event-invalid', 'The event cannot be read.')
const succeeded = { type: 'payment.succeeded', failureCode: null } as const
const authorised = { type: 'payment.authorised', failureCode: null } as const
const failed = (failureCode: string) => ({ type: 'payment.failed', failureCode }) as const

function readSession(
  id: string,
  object: unknown,
  judge: (one: z.output<typeof session>) => Pick<ProviderEvent, 'type' | 'failureCode'> | null,
): Result<ProviderEvent | null> {
  const read = session.safeParse(object)
  if (!read.success) return invalid
  const one = read.data
  const judged = judge(one)
  if (!judged) return ok(null)
  return ok({
    id,
    ...judged,
    reference: one.id,
    merchantReference: one.client_reference_id,
    refundId: null,
    disputeId: null,
    amountMinor: one.amount_total,
    currency: one.currency,
  })
}

function readRefund(id: string, object: unknown): Result<ProviderEvent | null> {
  const read = refund.safeParse(object)
  if (!read.success) return ok(null)
  const { status, amount, metadata, failure_reason: reason } = read.data
  const isGone = status === 'succeeded'
  if (!isGone && status !== 'failed' && status !== 'canceled') return ok(null)
  return ok({
    id,
    type: isGone ? 'payment.refunded' : 'payment.refundFailed',
    reference: metadata.reference,
    merchantReference: metadata.merchantReference,
    refundId: metadata.refundId,
    disputeId: null,
    amountMinor: amount,
    currency: read.data.currency,
    failureCode: isGone ? null : (reason ?? 'refund-failed'),
  })
}

/** Taken, or free again: by itself after its time (`automatic`), or since somebody cancelled it. */
function readIntent(id: string, object: unknown, isTaken: boolean): Result<IntentNotice | null> {
  const read = laterIntent.safeParse(object)
  if (!read.success) return ok(null)
  const { id: paymentIntent, amount, amount_received: taken, currency, cancellation_reason } = read.data
  const isExpired = cancellation_reason === 'automatic'
  const judged = isTaken
    ? succeeded
    : isExpired
      ? ({ type: 'payment.authorisationExpired', failureCode: 'authorisation-expired' } as const)
      : failed('payment-cancelled')
  const amountMinor = isTaken ? taken : amount
  return ok({ id, ...judged, paymentIntent, refundId: null, disputeId: null, amountMinor, currency })
}

function readDispute(id: string, object: unknown, isClosed: boolean): Result<IntentNotice | null> {
  const read = dispute.safeParse(object)
  if (!read.success) return ok(null)
  const { amount: amountMinor, payment_intent: paymentIntent, reason: failureCode, status } = read.data
  const ended = Object.entries(disputeEnds).find(([word]) => word === status)?.[1]
  const type = isClosed ? ended : 'payment.disputed'
  if (!type) return ok(null)
  const { id: disputeId, currency } = read.data
  return ok({ id, type, paymentIntent, refundId: null, disputeId, amountMinor, currency, failureCode })
}
