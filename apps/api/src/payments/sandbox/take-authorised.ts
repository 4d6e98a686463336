import { transaction } from '@kindred/database/transaction'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { Pool } from 'pg'
import { addJob } from '../../jobs/add-job.ts'
import { lockSandboxPayment, moveSandboxPayment, setCaptured } from './sandbox.store.ts'

/**
 * Takes all or a part of what is authorised and plans the event, both or neither. Once: the same again changes nothing.
 * Refusal: `capture-refused`, when nothing is authorised (any more), or not so much.
 */
export function takeAuthorised(
  parts: { pool: Pool },
  reference: string,
  amountMinor: number,
): Promise<Result<undefined>> {
  return transaction(parts.pool, async (tx): Promise<Result<undefined>> => {
    const sql = tx.$client
    const payment = await lockSandboxPayment(sql, reference)
    if (payment && payment.capturedMinor === amountMinor) return ok()
    if (payment?.state !== 'authorised' || amountMinor < 1 || amountMinor > payment.amountMinor)
      return refuse('capture-refused', 'The payment holds no such authorisation.')
    await moveSandboxPayment(sql, reference, ['authorised'], 'succeeded')
    await setCaptured(sql, reference, amountMinor)
    const eventId = `evt_${reference}_captured`
    const payload = {
      eventId,
      paymentId: reference,
      type: 'payment.succeeded',
      failureCode: null,
      amountMinor,
    }
    await addJob(tx, 'sandbox.deliverEvent', payload, { key: `sandbox-${eventId}` })
    return ok()
  })
}
