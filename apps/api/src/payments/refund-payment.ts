import type { Transaction } from '@kindred/database/pool'
import { addJob } from '../jobs/add-job.ts'
import type { Services } from '../services.ts'
import { findProvider } from './find-provider.ts'
import { confirmRefund, findRefund, insertRefund, type PaymentRow, setPaymentState } from './payment.store.ts'

/** Notes that the whole of a payment goes back and plans the request to the provider, in the caller's transaction. */
export async function refundPayment(
  tx: Transaction,
  payment: PaymentRow,
  reason: string,
  at: Date,
): Promise<void> {
  const sql = tx.$client
  await setPaymentState(sql, payment.id, 'refunded', at)
  const { id: paymentId, amountMinor } = payment
  const refundId = await insertRefund(sql, { paymentId, amountMinor, reason }, at)
  await addJob(tx, 'payments.refund', { refundId }, { key: `refund-${refundId}` })
}

/** The job: asks the provider, as often as it takes, for money that moves once. */
export async function sendRefund(payload: unknown, services: Services): Promise<void> {
  const { refundId } = payload as { refundId: string }
  const refund = await findRefund(services.pool, refundId)
  if (!refund || refund.confirmedAt || !refund.providerReference) return
  const provider = findProvider(services, refund.provider)
  if (!provider) throw new Error(`The provider ${refund.provider} of a refund is not there`)
  const { providerReference: reference, amountMinor, currency } = refund
  await provider.refund({ refundId, reference, amountMinor, currency })
  await confirmRefund(services.pool, refundId, services.now())
}
