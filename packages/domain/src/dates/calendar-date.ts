/**
 * Calendar dates are `yyyy-MM-dd` texts from end to end; no time zone is involved, so nothing moves by a day. Arithmetic
 * runs over whole days since 1970-01-01 in UTC. Years 0001 to 9999.
 */
export type CalendarDate = string

const dayMs = 86_400_000
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** True for an existing day written `yyyy-MM-dd` (2024-02-29 yes, 2023-02-29 no). */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = pattern.exec(text)
  if (!match) return false
  return isExistingDay(Number(match[1]), Number(match[2]), Number(match[3]))
}

/** True when the day exists in the Gregorian calendar; `month` counts from 1. */
export function isExistingDay(year: number, month: number, day: number): boolean {
  return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Number of days in a month; `month` counts from 1. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** `yyyy-MM-dd` of the parts. @throws RangeError for a day that does not exist. */
export function toCalendarDate(year: number, month: number, day: number): CalendarDate {
  if (!isExistingDay(year, month, day)) throw new RangeError(`No such day: ${year}-${month}-${day}`)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** The parts of a date. @throws RangeError when the text is not one. */
export function readParts(date: CalendarDate): { year: number; month: number; day: number } {
  const match = pattern.exec(date)
  const [year, month, day] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])]
  if (!match || !isExistingDay(year, month, day)) throw new RangeError(`Not a calendar date: ${date}`)
  return { year, month, day }
}

/** The date `days` later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(toDayNumber(date) + days)
}

/** The same day of the month `months` later; the last day where that month is shorter (31 January + 1 = 28 or 29 February). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = readParts(date)
  const index = year * 12 + (month - 1) + months
  const newYear = Math.floor(index / 12)
  const newMonth = (index % 12) + 1
  return toCalendarDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** The same day `years` later; 29 February becomes the 28th in a common year. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  return addMonths(date, years * 12)
}

/** ISO weekday: Monday 1 … Sunday 7. */
export function weekday(date: CalendarDate): number {
  // 1970-01-01 was a Thursday.
  return ((((toDayNumber(date) + 3) % 7) + 7) % 7) + 1
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** Negative, zero or positive, for sorting. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return toDayNumber(a) - toDayNumber(b)
}

/** Completed years from `birth` to `on`; a birthday on 29 February counts from 1 March in common years. */
export function yearsBetween(birth: CalendarDate, on: CalendarDate): number {
  const from = readParts(birth)
  const to = readParts(on)
  const hadBirthday = to.month > from.month || (to.month === from.month && to.day >= from.day)
  return to.year - from.year - (hadBirthday ? 0 : 1)
}

function toDayNumber(date: CalendarDate): number {
  const { year, month, day } = readParts(date)
  // setUTCFullYear, since Date.UTC reads the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) / dayMs
}

function fromDayNumber(days: number): CalendarDate {
  const date = new Date(days * dayMs)
  return toCalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
