import { transaction } from '@kindred/database/transaction'
import { moveState } from '@kindred/domain/orders/machine'
import { refundMachine } from '@kindred/domain/orders/refund-machine'
import type { Services } from '../services.ts'
import { findProvider } from './find-provider.ts'
import { findRefund, setRefundState } from './refund.store.ts'
import type { RefundRow } from './refund-rows.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * The job: asks the provider, as often as it takes, for money that moves once. From the first try on it cannot be
 * withdrawn. That it went is known by the provider's event alone.
 */
export async function sendRefund(payload: unknown, services: Services): Promise<void> {
  const { refundId } = payload as { refundId: string }
  const refund = await takeRefund(services, refundId)
  if (!refund?.providerReference) return
  const provider = findProvider(services, refund.provider)
  if (!provider) throw new Error(`The provider ${refund.provider} of a refund is not there`)
  const { providerReference: reference, amountMinor, currency } = refund
  const asked = await provider.refund({ refundId, reference, amountMinor, currency })
  if (!asked.ok)
    await settleRefund(services, refund, {
      outcome: 'failed',
      failureCode: asked.error.code,
      by: refund.provider,
    })
}

/** The refund, marked as sent; null when there is nothing to send. */
function takeRefund(services: Services, refundId: string): Promise<RefundRow | null> {
  return transaction(services.pool, async (tx): Promise<RefundRow | null> => {
    const refund = await findRefund(tx.$client, refundId, true)
    if (!refund || refund.refundState === 'sent') return refund
    const next = moveState(refundMachine, refund.refundState, 'send')
    if (!next.ok) return null
    await setRefundState(tx.$client, refundId, next.value, services.now())
    return refund
  })
}
