import type { Services } from '../../services.ts'
import type { ProviderEvent } from '../payment-provider.ts'
import { findSandboxPayment } from './sandbox.store.ts'
import { signatureHeader, signEvent } from './sign-event.ts'

export type Deliver = (url: string, body: string, headers: Record<string, string>) => Promise<number>

type Notice = Pick<ProviderEvent, 'type' | 'failureCode'> & {
  eventId: string
  paymentId: string
  /** Of an event about a refund. */
  refundId?: string
  /** Of an event about a dispute. */
  disputeId?: string
  amountMinor?: number
}

/** Sends one signed event to the shop; any answer but 2xx or a refusal is tried again by the job's own back-off. */
export async function deliverEvent(
  payload: unknown,
  services: Services,
  deliver: Deliver = post,
): Promise<void> {
  const { eventId, paymentId, type, failureCode, refundId = null, disputeId = null } = payload as Notice
  const { amountMinor } = payload as Notice
  const payment = await findSandboxPayment(services.pool, paymentId)
  if (!payment) return
  const event: ProviderEvent = {
    id: eventId,
    type,
    reference: payment.id,
    merchantReference: payment.merchantReference,
    refundId,
    disputeId,
    amountMinor: amountMinor ?? payment.amountMinor,
    currency: payment.currency,
    failureCode,
  }
  const body = JSON.stringify(event)
  const { config, now } = services
  const status = await deliver(`http://127.0.0.1:${config.port}/api/payments/sandbox/events`, body, {
    'content-type': 'application/json',
    [signatureHeader]: signEvent(body, config.keys.sandboxEvents, now()),
  })
  // A refusal is an answer: the shop has read the event and will not change its mind.
  if (status >= 300 && status !== 422) throw new Error(`The shop answered ${status} to a payment event`)
}

const post: Deliver = async (url, body, headers) => {
  const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) })
  return response.status
}
