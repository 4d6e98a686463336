import { err, ok, type Result } from '../result.ts'
import { type CalendarDate, isExistingDay, toCalendarDate } from './calendar-date.ts'

/** DATE-01: the three ways a person may write a day. */
export const dateInputFormats = ['yyyy-MM-dd', 'dd/MM/yyyy', 'MM/dd/yyyy'] as const
export type DateInputFormat = (typeof dateInputFormats)[number]

/** DATE-03: the numeric code and the text stand in the specification. */
export const dateInputError = { code: 1, message: 'Date input not valid.' } as const
export type DateInputError = typeof dateInputError

/**
 * Reads a typed day into `yyyy-MM-dd` (DATE-01), or refuses with code 1 (DATE-03). A field has one format, since
 * 03/04/2026 alone does not tell its order; `yyyy-MM-dd` is understood in every field, since it cannot be misread. No
 * clock and no zone takes part, so nothing moves by a day.
 *
 * @param text as typed; blanks around it do not count
 * @param format of the field
 */
export function readDateInput(text: string, format: DateInputFormat): Result<CalendarDate, DateInputError> {
  const typed = text.trim()
  const dashed = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed)
  if (dashed) return build(Number(dashed[1]), Number(dashed[2]), Number(dashed[3]))
  const slashed = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed)
  if (!slashed || format === 'yyyy-MM-dd') return err(dateInputError)
  const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])]
  return format === 'dd/MM/yyyy' ? build(year, second, first) : build(year, first, second)
}

/** Writes a day in one of the three forms; the reverse of `readDateInput`. */
export function printDateInput(date: CalendarDate, format: DateInputFormat): string {
  const [year, month, day] = date.split('-')
  if (format === 'yyyy-MM-dd') return date
  return format === 'dd/MM/yyyy' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}

function build(year: number, month: number, day: number): Result<CalendarDate, DateInputError> {
  return isExistingDay(year, month, day) ? ok(toCalendarDate(year, month, day)) : err(dateInputError)
}
