import { transaction } from '@kindred/database/transaction'
import { explainUnpayable } from '@kindred/domain/payment-requests/payment-request'
import { ok, type Result } from '@kindred/domain/result'
import { addJob } from '../jobs/add-job.ts'
import type { Services } from '../services.ts'
import {
  findRequest,
  listTries,
  markCancelled,
  type PaymentRequestRow,
  setTryState,
} from './payment-request.store.ts'

/**
 * Staff take a request back: its link pays nothing any more, and a page that is open at the provider is closed. Money that
 * was quicker goes back by itself. Refusals: `request-paid`, `request-cancelled`, `request-expired`; null: no such request.
 */
export async function cancelPaymentRequest(
  services: Services,
  id: string,
  by: string,
): Promise<Result<PaymentRequestRow> | null> {
  return transaction(services.pool, async (tx): Promise<Result<PaymentRequestRow> | null> => {
    const sql = tx.$client
    const request = await findRequest(sql, { id }, true)
    if (!request) return null
    const at = services.now()
    const failure = explainUnpayable(request, at)
    if (failure) return { ok: false, error: failure }
    await markCancelled(sql, id, by, at)
    for (const one of await listTries(sql, id)) {
      if (one.state !== 'pending') continue
      await setTryState(sql, one.id, 'failed', at, 'request-cancelled')
      await addJob(tx, 'paymentRequests.cancelTry', { tryId: one.id }, { key: `cancel-try-${one.id}` })
    }
    return ok({ ...request, state: 'cancelled' })
  })
}
