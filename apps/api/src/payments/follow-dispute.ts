import type { Transaction } from '@kindred/database/pool'
import { moveState } from '@kindred/domain/orders/machine'
import { type PaymentEvent, paymentMachine } from '@kindred/domain/orders/payment-machine'
import type { DisputeState } from '@kindred/domain/vocabulary'
import { moveOrder, noteOrder } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { Services } from '../services.ts'
import { noteDispute } from './note-dispute.ts'
import { type PaymentRow, setPaymentState } from './payment.store.ts'
import type { ProviderEvent } from './payment-provider.ts'
import { listOrderRefunds } from './refund.store.ts'

export type DisputeCase = { provider: string; event: ProviderEvent; order: OrderRow; payment: PaymentRow }

/**
 * The bank of the payer asks for the money, and decides: nothing is shipped and nothing paid back meanwhile, won money is as
 * it was, lost money is gone for good. Staff are alerted at once and answer at the provider. In the caller's transaction
 * that holds order and payment.
 *
 * @returns `disputed`, `dispute-won`, `dispute-lost`, or `nothing-to-do`
 */
export async function followDispute(
  tx: Transaction,
  services: Services,
  state: DisputeState,
  { provider, event, order, payment }: DisputeCase,
): Promise<string> {
  const sql = tx.$client
  const at = services.now()
  const noted = await noteDispute(sql, state, event, {
    of: { paymentId: payment.id },
    subject: order.number,
    at,
  })
  if (!noted) return 'nothing-to-do'
  const { outcome, isPending, data } = noted
  const moved = isPending ? null : await movePayment(tx, payment, state, at)
  if (moved) await moveOrder(sql, order, { paymentState: moved }, { by: provider, reason: outcome, data, at })
  else await noteOrder(sql, order.id, { by: provider, reason: outcome, data, at })
  return outcome
}

/** The payment's new state; null where it cannot move there, such as one that was paid back meanwhile. */
async function movePayment(tx: Transaction, payment: PaymentRow, state: DisputeState, at: Date) {
  const refunds = await listOrderRefunds(tx.$client, payment.orderId)
  const isPart = refunds.some((one) => one.paymentId === payment.id && one.refundState === 'confirmed')
  const events: Record<DisputeState, PaymentEvent[]> = {
    open: ['dispute'],
    won: [isPart ? 'winRest' : 'win'],
    // The end may be told before the beginning.
    lost: payment.paymentState === 'disputed' ? ['lose'] : ['dispute', 'lose'],
  }
  let next = payment.paymentState
  for (const event of events[state]) {
    const moved = moveState(paymentMachine, next, event)
    if (!moved.ok) return null
    next = moved.value
  }
  await setPaymentState(tx.$client, payment.id, next, at)
  return next
}
