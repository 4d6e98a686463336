import type { Transaction } from '@kindred/database/pool'
import type { RefundCause } from '@kindred/domain/vocabulary'
import { addJob } from '../jobs/add-job.ts'
import type { PaymentRow } from './payment.store.ts'
import { insertRefund } from './refund.store.ts'
import type { RefundLineRow } from './refund-rows.ts'

export type RefundOrder = {
  amountMinor: number
  cause: RefundCause
  reason: string
  by: string
  lines?: readonly RefundLineRow[]
  /** Not before; until then it can be withdrawn. */
  sendAt?: Date
}

/**
 * Notes that money of a payment goes back and plans the request to its provider, in the caller's transaction. A payment
 * without a provider is paid back by bank, and staff say when that was done. Returns our id of the refund.
 */
export async function refundPayment(
  tx: Transaction,
  payment: Pick<PaymentRow, 'id' | 'provider'>,
  refund: RefundOrder,
  at: Date,
): Promise<string> {
  const { lines = [], sendAt = null, ...rest } = refund
  const refundId = await insertRefund(tx.$client, { ...rest, paymentId: payment.id, lines, sendAt }, at)
  if (!isByBank(payment)) {
    const options = { key: `refund-${refundId}`, ...(sendAt && { runAt: sendAt }) }
    await addJob(tx, 'payments.refund', { refundId }, options)
  }
  return refundId
}

/** No provider took this money: it came by bank and goes back by bank. */
export const isByBank = ({ provider }: Pick<PaymentRow, 'provider'>): boolean => provider === 'invoice'
