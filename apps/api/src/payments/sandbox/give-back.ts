import { transaction } from '@kindred/database/transaction'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { Pool } from 'pg'
import { addJob } from '../../jobs/add-job.ts'
import {
  insertSandboxRefund,
  lockSandboxPayment,
  moveSandboxPayment,
  sumSandboxRefunds,
} from './sandbox.store.ts'

type Refund = { refundId: string; reference: string; amountMinor: number; currency: string }

/**
 * Gives back all or a part of a payment and plans the event, both or neither; the same refund once. Refusal:
 * `refund-refused`, when the payment holds no such money.
 */
export function giveBack(parts: { pool: Pool }, refund: Refund): Promise<Result<undefined>> {
  const { refundId, reference, amountMinor } = refund
  return transaction(parts.pool, async (tx): Promise<Result<undefined>> => {
    const sql = tx.$client
    const payment = await lockSandboxPayment(sql, reference)
    const before = await sumSandboxRefunds(sql, reference, refundId)
    if (before.isKnown) return ok()
    const isPaid = payment?.state === 'succeeded'
    const taken = payment?.capturedMinor ?? payment?.amountMinor ?? 0
    if (!isPaid || before.amountMinor + amountMinor > taken)
      return refuse('refund-refused', 'The payment holds no such money.')
    await insertSandboxRefund(sql, refund)
    if (before.amountMinor + amountMinor === taken)
      await moveSandboxPayment(sql, reference, ['succeeded'], 'refunded')
    const eventId = `evt_${refundId}_refunded`
    const payload = {
      eventId,
      paymentId: reference,
      type: 'payment.refunded',
      failureCode: null,
      refundId,
      amountMinor,
    }
    await addJob(tx, 'sandbox.deliverEvent', payload, { key: `sandbox-${eventId}` })
    return ok()
  })
}
