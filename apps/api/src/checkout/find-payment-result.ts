import type { paymentSuccessfulDetailsSchema } from '@kindred/contracts/checkout'
import { money } from '@kindred/domain/money'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import type { PaymentState } from '@kindred/domain/vocabulary'
import type { z } from 'zod'
import { findOrderByNumber } from '../orders/move-order.ts'
import { readNextSteps } from '../orders/read-orders.ts'
import { findFailureCode } from '../payments/find-failure-code.ts'
import type { Services } from '../services.ts'

type Details = z.output<typeof paymentSuccessfulDetailsSchema>

const states: Readonly<Record<PaymentState, Details['state']>> = {
  none: 'pending',
  pending: 'pending',
  authorised: 'authorised',
  paid: 'paid',
  partlyRefunded: 'paid',
  refunded: 'refunded',
  failed: 'failed',
  invoiced: 'invoiced',
  settled: 'invoiced',
  disputed: 'paid',
  chargedBack: 'refunded',
}

/** Money came, so it goes back when the order is called off. */
const taken: ReadonlySet<PaymentState> = new Set([
  'paid',
  'partlyRefunded',
  'refunded',
  'disputed',
  'chargedBack',
])

/**
 * CHK-12: what became of a payment, by the provider's signed event alone; `pending` until it came. Null for an order that
 * is not this customer's.
 */
export async function findPaymentResult(
  services: Services,
  customer: { customerId: string; email: string },
  orderNumber: string,
): Promise<Details | null> {
  const number = parseOrderNumber(orderNumber)
  const order = number.ok ? await findOrderByNumber(services.pool, number.value) : null
  if (order?.customerId !== customer.customerId) return null
  const isCalledOff = order.orderState === 'cancelled'
  const state = !isCalledOff
    ? states[order.paymentState]
    : taken.has(order.paymentState)
      ? 'refunded'
      : 'failed'
  return {
    orderNumber: order.number,
    state,
    // Of an order that stood once, the reason is a note of staff, and none of the customer’s.
    failureCode:
      order.placedAt === null && (state === 'failed' || state === 'refunded')
        ? await findFailureCode(services.pool, order.id)
        : null,
    total: money(order.totalMinor, order.currency),
    email: customer.email,
    placedAt: order.placedAt?.toISOString() ?? null,
    dispatchOn: order.dispatchOn,
    next: order.placedAt ? await readNextSteps(services, order) : [],
  }
}
