import type { Transaction } from '@kindred/database/pool'
import type { RefundCause } from '@kindred/domain/vocabulary'
import { refundPayment } from '../payments/refund-payment.ts'
import type { RefundLineRow } from '../payments/refund-rows.ts'
import { noteRefund } from './move-order.ts'
import type { OrderRecord } from './present-order.ts'

export type RequestedRefund = {
  amountMinor: number
  cause: RefundCause
  lines?: readonly RefundLineRow[]
  reason: string
  by: string
  sendAt?: Date
}

/** Asks for money of an order to go back and writes it into the history, in the caller's transaction. */
export async function requestRefund(
  tx: Transaction,
  { order, money }: OrderRecord,
  refund: RequestedRefund,
  at: Date,
): Promise<void> {
  if (!money.payment) throw new Error('Money of an order that has none cannot go back')
  const refundId = await refundPayment(tx, money.payment, refund, at)
  const { amountMinor, by, reason } = refund
  const data = { refundId, amountMinor, currency: order.currency }
  await noteRefund(tx.$client, order.id, { from: null, to: 'requested', by, reason, data, at })
}
