import { findProvider } from '../payments/find-provider.ts'
import type { Services } from '../services.ts'
import { findRequest, findTry } from './payment-request.store.ts'

/** What is told to the provider about a try, as often as it takes. */
export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  'paymentRequests.cancelTry': async (payload, services) => {
    const found = await open(payload, services)
    if (found) await found.provider.cancel(found.reference)
  },
  'paymentRequests.refundTry': async (payload, services) => {
    const found = await open(payload, services)
    if (!found) return
    const { refundId, reference, amountMinor, currency } = found
    await found.provider.refund({ refundId, reference, amountMinor, currency })
  },
}

/** A try that was never opened at the provider has nothing to be told. */
async function open(payload: unknown, services: Services) {
  const { tryId } = payload as { tryId: string }
  const one = await findTry(services.pool, tryId)
  const request = one && (await findRequest(services.pool, { id: one.requestId }))
  if (!request || !one.providerReference) return null
  const provider = findProvider(services, one.provider)
  if (!provider) throw new Error(`The provider ${one.provider} of a payment is not there`)
  const { amountMinor, currency } = request
  return { provider, refundId: one.id, reference: one.providerReference, amountMinor, currency }
}
