import { addMonths, type CalendarDate, compareDates } from '../dates/calendar-date.ts'
import { type Money, percentOf } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Share of the straw value paid back when reserved straws are cancelled (domain rules 5), in per cent. */
export const defaultCancelRefundPercent = 75

/** The last day of a reservation by calendar months: 31 January and one month end on the last of February. */
export function computeReservationEnd(start: CalendarDate, periodMonths: number): CalendarDate {
  return addMonths(start, periodMonths)
}

/**
 * The new end when a period is added. The fee is per deposit, not per straw, and a deposit can be extended any time
 * before it ends. Refusal: `reservation-over`.
 */
export function extendReservation(
  currentEnd: CalendarDate,
  periodMonths: number,
  today: CalendarDate,
): Result<CalendarDate> {
  if (compareDates(today, currentEnd) > 0) return refuse('reservation-over', 'The reservation has ended.')
  return ok(addMonths(currentEnd, periodMonths))
}

/**
 * What is paid back for cancelling some of the reserved straws; the deposit's fee is not. `paidForStraws` is what was paid
 * for the cancelled ones. Refusals: `quantity-not-valid` (data: reserved), `reservation-over`.
 */
export function refundCancelledStraws(input: {
  readonly paidForStraws: Money
  readonly cancelled: number
  readonly reserved: number
  readonly end: CalendarDate
  readonly today: CalendarDate
  readonly percent?: number
}): Result<Money> {
  const { cancelled, reserved } = input
  if (!Number.isSafeInteger(cancelled) || cancelled < 1 || cancelled > reserved) {
    return refuse('quantity-not-valid', 'That many straws are not reserved.', {
      field: 'quantity',
      data: { reserved },
    })
  }
  if (compareDates(input.today, input.end) > 0)
    return refuse('reservation-over', 'The reservation has ended.')
  return ok(percentOf(input.paidForStraws, input.percent ?? defaultCancelRefundPercent))
}
