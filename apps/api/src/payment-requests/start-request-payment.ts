import { transaction } from '@kindred/database/transaction'
import { explainUnpayable } from '@kindred/domain/payment-requests/payment-request'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { findCardProvider } from '../payments/find-provider.ts'
import type { Services } from '../services.ts'
import { findPaymentPage } from './find-payment-page.ts'
import { findRequest, insertTry, listTries, setTryReference } from './payment-request.store.ts'
import { hashPaymentToken } from './payment-token.ts'

/**
 * Leads to the provider's page for a request. Who presses twice, or in two windows, is led to one page. Refusals:
 * `request-paid`, `request-cancelled`, `request-expired`, `method-off`; null: no request has this token.
 */
export async function startRequestPayment(
  services: Services,
  token: string,
): Promise<Result<{ redirectUrl: string }> | null> {
  const provider = findCardProvider(services)
  if (!provider) return refuse('method-off', 'Cards are not taken at present.')
  const prepared = await transaction(services.pool, async (tx) => {
    const sql = tx.$client
    const request = await findRequest(sql, { tokenHash: hashPaymentToken(token) }, true)
    if (!request) return null
    const at = services.now()
    const failure = explainUnpayable(request, at)
    if (failure) return { ok: false as const, error: failure }
    const waiting = (await listTries(sql, request.id)).find((one) => one.state === 'pending')
    const tryId = waiting?.id ?? (await insertTry(sql, request.id, provider.name, at))
    return ok({ request, tryId })
  })
  if (!prepared?.ok) return prepared
  const { request, tryId } = prepared.value
  const page = `${services.config.publicUrl}${(await findPaymentPage(services, request)) ?? '/'}`
  const { reference, redirectUrl } = await provider.startPayment({
    merchantReference: tryId,
    amountMinor: request.amountMinor,
    currency: request.currency,
    isCapturedLater: false,
    description: request.number,
    language: request.language,
    // The token stays with the browser that has it.
    returnUrl: `${page}?back=paid`,
    cancelUrl: `${page}?back=open`,
  })
  await setTryReference(services.pool, tryId, reference)
  return ok({ redirectUrl })
}
