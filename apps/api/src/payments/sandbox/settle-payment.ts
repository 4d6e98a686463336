import type { Transaction } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import type { Pool } from 'pg'
import { addJob } from '../../jobs/add-job.ts'
import { moveSandboxPayment, type SandboxPayment } from './sandbox.store.ts'

/** Seconds by which the event of the late card is late. */
const lateSeconds = 10

const types = {
  succeeded: 'payment.succeeded',
  declined: 'payment.failed',
  cancelled: 'payment.failed',
} as const

const failureCodes: Readonly<Record<string, string>> = {
  declined: 'card-declined',
  cancelled: 'payment-cancelled',
}

/**
 * Ends a payment and plans its event, both or neither. A payment ends once: null when another request was faster. The
 * late card's event is sent twice, ten seconds late.
 */
export async function settlePayment(
  parts: { pool: Pool; now: () => Date },
  id: string,
  from: readonly SandboxPayment['state'][],
  outcome: keyof typeof types,
  card: { last4?: string; isWebhookDoubled?: boolean; isDisputed?: boolean } = {},
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
    if (card.isDisputed) await planDispute(tx, id, parts.now())
    return payment
  })
}

/** The owner of the card asks their bank for the money, a minute after it went. */
async function planDispute(tx: Transaction, paymentId: string, at: Date): Promise<void> {
  const eventId = `evt_${paymentId}_disputed`
  const payload = { eventId, paymentId, type: 'payment.disputed', failureCode: 'fraudulent' }
  const runAt = new Date(at.getTime() + 60_000)
  await addJob(tx, 'sandbox.deliverEvent', payload, { key: `sandbox-${eventId}`, runAt })
}
