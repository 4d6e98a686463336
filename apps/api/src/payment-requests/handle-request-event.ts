import type { Transaction } from '@kindred/database/pool'
import { explainUnpayable } from '@kindred/domain/payment-requests/payment-request'
import { readAddress } from '../accounts/addresses.ts'
import { issueRequestInvoice } from '../invoices/issue-request-invoice.ts'
import { addJob } from '../jobs/add-job.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { disputeSteps } from '../payments/note-dispute.ts'
import type { ProviderEvent } from '../payments/payment-provider.ts'
import type { Services } from '../services.ts'
import { followRequestDispute } from './follow-request-dispute.ts'
import {
  findEventTry,
  findRequest,
  markPaid,
  type PaymentRequestRow,
  setTryReference,
  setTryState,
  type TryRow,
} from './payment-request.store.ts'

/**
 * What a provider's signed event does to a payment request, in the caller's transaction; null when it is about none. Money
 * that comes for what is paid or cancelled already goes back by itself. Money in time counts, though it is told late.
 *
 * @returns the outcome that is kept with the event
 */
export async function handleRequestEvent(
  tx: Transaction,
  services: Services,
  provider: string,
  event: ProviderEvent,
): Promise<string | null> {
  const sql = tx.$client
  const known = await findEventTry(sql, provider, event)
  // Always the request before its try: the order every other path takes them in.
  const request = known && (await findRequest(sql, { id: known.requestId }, true))
  const one = request && (await findEventTry(sql, provider, event, true))
  if (!one) return null
  if (one.providerReference === null) await setTryReference(sql, one.id, event.reference)
  const dispute = disputeSteps[event.type]
  if (dispute) return followRequestDispute(tx, services, dispute, { event, request, one })
  if (event.amountMinor !== request.amountMinor || event.currency !== request.currency)
    return 'amount-mismatch'
  switch (event.type) {
    case 'payment.succeeded':
      return takeMoney(tx, services, request, one)
    case 'payment.failed':
      if (one.state !== 'pending') return 'nothing-to-do'
      await setTryState(sql, one.id, 'failed', services.now(), event.failureCode ?? 'payment-failed')
      return 'failed'
    case 'payment.refunded':
      return 'refund-confirmed'
    default:
      return 'nothing-to-do'
  }
}

async function takeMoney(
  tx: Transaction,
  services: Services,
  request: PaymentRequestRow,
  one: TryRow,
): Promise<string> {
  const sql = tx.$client
  const at = services.now()
  if (one.state !== 'pending' && one.state !== 'failed') return 'nothing-to-do'
  const refusal = explainUnpayable(request, at)
  if (refusal && refusal.code !== 'request-expired') {
    await setTryState(sql, one.id, 'refunded', at, refusal.code)
    await addJob(tx, 'paymentRequests.refundTry', { tryId: one.id }, { key: `refund-try-${one.id}` })
    return refusal.code
  }
  await setTryState(sql, one.id, 'paid', at)
  await markPaid(sql, request.id, at)
  const shop = services.reference().shops.get(request.shopCode)
  const { reason, amountMinor, currency, number } = request
  const values = { shop: shop?.displayName ?? '', reason, amountMinor, currency, number }
  const mail = { to: request.email, locale: request.language, values }
  await queueMail(
    tx,
    { ...mail, key: `payment-received:${request.id}`, template: 'paymentReceived' },
    services,
  )
  const billing = request.customerId ? await readAddress(request.customerId, 'billing', services) : null
  await issueRequestInvoice(tx, services, request, billing)
  return 'paid'
}
