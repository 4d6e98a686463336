import type { Transaction } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import type { DisputeState } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'
import { addJob } from '../../jobs/add-job.ts'
import type { ProviderEvent } from '../payment-provider.ts'
import { markDisputed, moveSandboxPayment, type SandboxPayment, type SandboxState } from './sandbox.store.ts'

/** What comes of a dispute, for the shop. */

/** Seconds by which the event of the late card is late. */
const lateSeconds = 10

/** Days after which the bank frees what was authorised and not taken, as card networks have it. */
const authorisationDays = 7
const dayMs = 24 * 60 * 60_000

const types = {
  authorised: 'payment.authorised',
  expired: 'payment.authorisationExpired',
  succeeded: 'payment.succeeded',
  declined: 'payment.failed',
  cancelled: 'payment.failed',
} as const

const failureCodes: Readonly<Record<string, string>> = {
  declined: 'card-declined',
  cancelled: 'payment-cancelled',
  expired: 'authorisation-expired',
}

/**
 * Ends a payment and plans its event, both or neither. A payment ends once: null when another request was faster. The
 * late card's event is sent twice, ten seconds late.
 */
export async function settlePayment(
  parts: { pool: Pool; now: () => Date },
  id: string,
  from: readonly SandboxState[],
  outcome: keyof typeof types,
  card: { last4?: string; isWebhookDoubled?: boolean; dispute?: DisputeState } = {},
): Promise<SandboxPayment | null> {
  return transaction(parts.pool, async (tx) => {
    const payment = await moveSandboxPayment(tx.$client, id, from, outcome, card)
    if (!payment) return null
    const eventId = `evt_${id}_${outcome}`
    const runAt = payment.isWebhookDoubled ? new Date(parts.now().getTime() + lateSeconds * 1000) : undefined
    const payload = {
      eventId,
      paymentId: id,
      type: types[outcome],
      failureCode: failureCodes[outcome] ?? null,
    }
    for (const copy of payment.isWebhookDoubled ? [1, 2] : [1])
      await addJob(tx, 'sandbox.deliverEvent', payload, { key: `sandbox-${eventId}-${copy}`, runAt })
    if (outcome === 'authorised') {
      const expireAt = new Date(parts.now().getTime() + authorisationDays * dayMs)
      await addJob(tx, 'sandbox.expire', { paymentId: id }, { key: `sandbox-expire-${id}`, runAt: expireAt })
    }
    if (card.dispute) await planDispute(tx, id, card.dispute, parts.now())
    return payment
  })
}

/** The job: the bank frees what nobody took. */
export async function expireAuthorisation(
  payload: unknown,
  parts: { pool: Pool; now: () => Date },
): Promise<void> {
  const { paymentId } = payload as { paymentId: string }
  await settlePayment(parts, paymentId, ['authorised'], 'expired')
}

/** The owner of the card asks their bank for the money, a minute after it went; the bank decides five minutes later. */
async function planDispute(
  tx: Transaction,
  paymentId: string,
  outcome: DisputeState,
  at: Date,
): Promise<void> {
  await markDisputed(tx.$client, paymentId)
  const tell = (type: ProviderEvent['type'], minutes: number) => {
    const disputeId = `dp_${paymentId}`
    const eventId = `evt_${paymentId}_${type}`
    const payload = { eventId, paymentId, type, disputeId, failureCode: 'fraudulent' }
    const runAt = new Date(at.getTime() + minutes * 60_000)
    return addJob(tx, 'sandbox.deliverEvent', payload, { key: `sandbox-${eventId}`, runAt })
  }
  await tell('payment.disputed', 1)
  if (outcome !== 'open') await tell(outcome === 'won' ? 'payment.disputeWon' : 'payment.disputeLost', 6)
}
