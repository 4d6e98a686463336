import { addMonths, type CalendarDate } from '../dates/calendar-date.ts'
import { ok, type Result } from '../result.ts'
import { extendReservation } from './reservation.ts'
import { renewStorage } from './storage-periods.ts'

/** Something kept for a customer, as the rules of keeping see it. */
export type KeptDeposit = { readonly kind: 'stored' | 'reserved'; readonly endsOn: CalendarDate }

/** Days before an end on which the customer is told, and the day after it (domain rules 5). */
export const reminderDays: readonly number[] = [60, 14, 3, -1]

/**
 * The end of a deposit with a period more. A storage that has run out goes on from its old end, since it was stored all
 * the while; a reservation cannot be renewed after its end. Refusal: `reservation-over`.
 */
export function renewDeposit(
  deposit: KeptDeposit,
  months: number,
  today: CalendarDate,
): Result<CalendarDate> {
  return deposit.kind === 'stored'
    ? ok(renewStorage(deposit.endsOn, months))
    : extendReservation(deposit.endsOn, months, today)
}

/**
 * The end after a renewal is paid back: the very end from before when nothing was added since, else the period less.
 *
 * @param renewal what the renewal made of it
 */
export function undoRenewal(
  current: CalendarDate,
  renewal: { readonly months: number; readonly endedOn: CalendarDate; readonly endsOn: CalendarDate },
): CalendarDate {
  return current === renewal.endsOn ? renewal.endedOn : addMonths(current, -renewal.months)
}

/**
 * The reminders of a deposit that are due: all whose day has come and that were not sent for this end. Only the last is
 * worth a mail; the others are late and would say the same.
 */
export function listDueReminders(
  endsOn: CalendarDate,
  today: CalendarDate,
  sent: ReadonlySet<number>,
): number[] {
  const left = countDays(today, endsOn)
  return reminderDays.filter((days) => left <= days && !sent.has(days))
}

const dayMs = 86_400_000
const countDays = (from: CalendarDate, to: CalendarDate) => (Date.parse(to) - Date.parse(from)) / dayMs
