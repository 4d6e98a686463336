import { addDays, addMonths, type CalendarDate } from '../dates/calendar-date.ts'

/** Storage in the customer's deposit is free for the first 30 days (domain rules 5); a shop may set another number. */
export const defaultFreeStorageDays = 30

/** Periods offered where a shop has not set its own, in months: 3, 6 and 12 months, 5 and 10 years. */
export const defaultPeriodMonths: readonly number[] = [3, 6, 12, 60, 120]

/** The last day of a storage that begins on `start`: the free days, then a bought period if any. */
export function computeStorageEnd(
  start: CalendarDate,
  periodMonths: number | null,
  freeDays: number = defaultFreeStorageDays,
): CalendarDate {
  const freeEnd = addDays(start, freeDays)
  return periodMonths === null ? freeEnd : addMonths(freeEnd, periodMonths)
}

/**
 * The new end after a renewal: the period is added to the end, so that renewing early loses nothing. A storage that has
 * run out goes on from its old end too, since it was stored all the while.
 */
export function renewStorage(currentEnd: CalendarDate, periodMonths: number): CalendarDate {
  return addMonths(currentEnd, periodMonths)
}
