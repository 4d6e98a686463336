import type { Transaction } from '@kindred/database/pool'
import { addJob } from '../jobs/add-job.ts'
import type { Services } from '../services.ts'
import { findProvider } from './find-provider.ts'
import { findPayment, setPaymentState, superseded, supersedeGivenUp } from './payment.store.ts'

/**
 * Gives up what was begun or authorised to pay orders that were given up, in the caller's transaction, and plans to close
 * each page at its provider, or to free the amount. Money that was quicker still comes back by itself.
 */
export const cancelGivenUp = (tx: Transaction, customerId: string, at: Date): Promise<void> =>
  supersedeGivenUp(tx.$client, customerId, at)

/** Gives up one try: another takes its place, or it has nothing left to be for. */
export async function cancelPayment(
  tx: Transaction,
  id: string,
  at: Date,
  failureCode: string = superseded,
): Promise<void> {
  await setPaymentState(tx.$client, id, 'failed', at, failureCode)
  await planCancel(tx, id)
}

const planCancel = (tx: Transaction, paymentId: string) =>
  addJob(tx, 'payments.cancel', { paymentId }, { key: `cancel-${paymentId}` })

/** The job: closes the provider's page or frees what it keeps, as often as it takes. A try without a reference has none. */
export async function sendCancel(payload: unknown, services: Services): Promise<void> {
  const { paymentId } = payload as { paymentId: string }
  const payment = await findPayment(services.pool, paymentId)
  if (!payment?.providerReference) return
  const provider = findProvider(services, payment.provider)
  if (!provider) throw new Error(`The provider ${payment.provider} of a payment is not there`)
  await provider.cancel(payment.providerReference)
}
