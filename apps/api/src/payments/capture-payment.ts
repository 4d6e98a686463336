import { randomUUID } from 'node:crypto'
import type { Transaction } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import { addJob } from '../jobs/add-job.ts'
import { lockOrderAndBasket, noteOrder } from '../orders/move-order.ts'
import { raiseAlert } from '../reconciliation/raise-alert.ts'
import type { Services } from '../services.ts'
import { findProvider } from './find-provider.ts'
import { findPayment, type PaymentRow, setCapture } from './payment.store.ts'

/**
 * Asks for what is authorised, in the caller's transaction that holds the order: once, however often it is pressed. That it
 * was taken is known by the provider's event alone.
 */
export async function capturePayment(
  tx: Transaction,
  payment: PaymentRow,
  of: { by: string; at: Date },
): Promise<void> {
  if (payment.captureId !== null) return
  const captureId = randomUUID()
  const { id: paymentId, orderId, amountMinor, currency } = payment
  await setCapture(tx.$client, paymentId, captureId, of.at)
  await addJob(tx, 'payments.capture', { paymentId }, { key: `capture-${captureId}` })
  const data = { amountMinor, currency }
  await noteOrder(tx.$client, orderId, { ...of, reason: 'capture-requested', data })
}

/** The job: asks the provider, as often as it takes, for money that moves once. */
export async function sendCapture(payload: unknown, services: Services): Promise<void> {
  const { paymentId } = payload as { paymentId: string }
  const payment = await findPayment(services.pool, paymentId)
  if (payment?.paymentState !== 'authorised' || !payment.captureId || !payment.providerReference) return
  const provider = findProvider(services, payment.provider)
  if (!provider) throw new Error(`The provider ${payment.provider} of a payment is not there`)
  const { captureId, providerReference: reference, amountMinor } = payment
  const asked = await provider.capture({ captureId, reference, amountMinor })
  if (!asked.ok) await noteRefused(services, payment, asked.error.code)
}

/** Nothing was taken: staff are alerted, and can ask again or call the order off. */
async function noteRefused(services: Services, refused: PaymentRow, failureCode: string): Promise<void> {
  await transaction(services.pool, async (tx) => {
    const sql = tx.$client
    const at = services.now()
    const order = await lockOrderAndBasket(sql, refused.orderId)
    const payment = await findPayment(sql, refused.id)
    // The provider's event may have been quicker.
    if (payment?.paymentState !== 'authorised' || payment.captureId !== refused.captureId) return
    await setCapture(sql, payment.id, null, at, failureCode)
    const { amountMinor, currency } = payment
    const data = { amountMinor, currency, failureCode }
    await noteOrder(sql, order.id, { by: payment.provider, reason: 'capture-failed', data, at })
    await raiseAlert(sql, { kind: 'capture-failed', subject: order.number, data }, at)
  })
}
