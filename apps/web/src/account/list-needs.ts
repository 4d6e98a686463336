import type { Basket } from '@kindred/contracts/basket'
import type { depositSchema, orderHeadSchema } from '@kindred/contracts/orders'
import { addDays, type CalendarDate } from '@kindred/domain/dates/calendar-date'
import type { z } from 'zod'

export type OrderHead = z.output<typeof orderHeadSchema>
export type Deposit = z.output<typeof depositSchema>

export type Need =
  | { kind: 'basket'; count: number; heldUntil: string | null }
  | { kind: 'ending'; deposit: Deposit }
  | { kind: 'unpaid'; order: OrderHead }

/** Days before its end in which a deposit asks for an answer. */
const noticeDays = 60

/** True for a deposit whose last day is near enough to think about. */
export function endsSoon(deposit: Pick<Deposit, 'endsOn'>, today: CalendarDate): boolean {
  return deposit.endsOn <= addDays(today, noticeDays)
}

/** What waits for the customer, the most urgent first: what is held runs by the minute, a deposit by the day. */
export function listNeeds(
  known: {
    basket: Pick<Basket, 'count' | 'hold'>
    orders: readonly OrderHead[]
    deposits: readonly Deposit[]
  },
  today: CalendarDate,
): Need[] {
  const { basket, orders, deposits } = known
  return [
    ...(basket.count > 0
      ? [{ kind: 'basket' as const, count: basket.count, heldUntil: basket.hold?.expiresAt ?? null }]
      : []),
    // An unpaid order of a basket that still stands is the basket's own matter.
    ...(basket.count > 0 ? [] : orders.filter((order) => order.state === 'paymentFailed')).map((order) => ({
      kind: 'unpaid' as const,
      order,
    })),
    ...deposits
      .filter((deposit) => endsSoon(deposit, today))
      .sort((a, b) => a.endsOn.localeCompare(b.endsOn))
      .map((deposit) => ({ kind: 'ending' as const, deposit })),
  ]
}
