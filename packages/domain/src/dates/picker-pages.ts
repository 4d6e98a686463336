import { err, ok, type Result } from '../result.ts'
import { addDays, type CalendarDate, compareDates } from './calendar-date.ts'
import type { DateInputFormat } from './read-date-input.ts'

/** DATE-04: how a picker is unless told otherwise. */
export const pickerDefaults = {
  format: 'MM/dd/yyyy' as DateInputFormat,
  /** Minutes between the times of a time list. */
  timeInterval: 30,
  /** Years on one page of the year view. */
  yearsPerPage: 12,
  monthsShown: 1,
} as const

/** DATE-06 */
export const monthColumns = [2, 3, 4] as const
export type MonthColumns = (typeof monthColumns)[number]

/** The page of the year view that holds a year; pages begin at multiples of their length, so that paging never overlaps. */
export function yearPage(year: number, perPage: number = pickerDefaults.yearsPerPage): number[] {
  const first = Math.floor((year - 1) / perPage) * perPage + 1
  return Array.from({ length: perPage }, (_, index) => first + index)
}

/** DATE-05: the years of the drop-down, latest first: 5 on each side of a year, 10 when the list scrolls. */
export function yearList(year: number, isScrollable = false): number[] {
  const side = isScrollable ? 10 : 5
  return Array.from({ length: 2 * side + 1 }, (_, index) => year + side - index).filter(
    (each) => each >= 1 && each <= 9999,
  )
}

/** DATE-06: the twelve months (1 to 12) in rows of 2, 3 or 4. */
export function monthRows(columns: MonthColumns): number[][] {
  return Array.from({ length: 12 / columns }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column + 1),
  )
}

/** DATE-04: the times of a day, `HH:mm`, `interval` minutes apart. @throws RangeError for an interval that is not 1 to 1440 */
export function timesOfDay(interval: number = pickerDefaults.timeInterval): string[] {
  if (!Number.isInteger(interval) || interval < 1 || interval > 1440)
    throw new RangeError(`No interval of minutes: ${interval}`)
  return Array.from({ length: Math.ceil(1440 / interval) }, (_, index) => {
    const minutes = index * interval
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })
}

/** The nearest day within bounds; a refusal where the bounds leave none. */
export function clampDate(
  date: CalendarDate,
  { earliest, latest }: { earliest?: CalendarDate; latest?: CalendarDate },
): Result<CalendarDate, 'no-day-fits'> {
  if (earliest && latest && compareDates(earliest, latest) > 0) return err('no-day-fits')
  if (earliest && compareDates(date, earliest) < 0) return ok(earliest)
  if (latest && compareDates(date, latest) > 0) return ok(latest)
  return ok(addDays(date, 0))
}
