import type { Sql } from '../stock/move-stock.ts'
import { listPayments, type PaymentRow } from './payment.store.ts'
import { listOrderRefunds } from './refund.store.ts'
import type { RefundRow } from './refund-rows.ts'

/** The money of an order as it is with us. */
export type OrderMoney = {
  /** The payment that holds it, or held it; null while nothing came. */
  payment: PaymentRow | null
  /** What is authorised for it and not taken yet. */
  authorised: PaymentRow | null
  /** What can still go back, in minor units. */
  refundableMinor: number
  /** Refunds of that payment, the first asked for first. */
  refunds: readonly RefundRow[]
}

const holding: ReadonlySet<string> = new Set([
  'paid',
  'partlyRefunded',
  'settled',
  'refunded',
  'disputed',
  'chargedBack',
])
/** Nothing can go back of what is gone, or may go to the bank of the payer. */
const closed: ReadonlySet<string> = new Set(['refunded', 'disputed', 'chargedBack'])

export async function readOrderMoney(sql: Sql, orderId: string): Promise<OrderMoney> {
  const all = await listOrderRefunds(sql, orderId)
  const isByItself = new Set(
    all.filter((one) => one.cause === 'returnedByItself').map((one) => one.paymentId),
  )
  // Money that went back by itself was never the order's.
  const tries = await listPayments(sql, orderId)
  const payment = tries.find((one) => holding.has(one.paymentState) && !isByItself.has(one.id)) ?? null
  return {
    payment,
    authorised: tries.find((one) => one.paymentState === 'authorised') ?? null,
    refundableMinor:
      payment && !closed.has(payment.paymentState) ? payment.amountMinor - payment.refundedMinor : 0,
    refunds: all.filter((one) => one.paymentId === payment?.id),
  }
}
