import { addDays, type CalendarDate, readParts } from '@kindred/domain/dates/calendar-date'

/** Names come from the language itself; all reckoning is in UTC, so that no zone moves a name by a day. */
const print = (date: CalendarDate, locale: string, options: Intl.DateTimeFormatOptions) => {
  const { year, month, day } = readParts(date)
  const instant = new Date(0).setUTCFullYear(year, month - 1, day)
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' }).format(instant)
}

/** “Wednesday 4 March 2026” */
export function printLongDate(date: CalendarDate, locale: string): string {
  return print(date, locale, { dateStyle: 'full' })
}

/** “March 2026” */
export function printMonth(month: string, locale: string): string {
  return print(`${month}-01`, locale, { month: 'long', year: 'numeric' })
}

/** Names of the twelve months, each standing by itself. */
export function listMonthNames(locale: string): { long: string; short: string }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const date = `2026-${String(index + 1).padStart(2, '0')}-01`
    return { long: print(date, locale, { month: 'long' }), short: print(date, locale, { month: 'short' }) }
  })
}

/** Names of the weekdays from the first of the week (1 Monday, 7 Sunday). */
export function listWeekdayNames(locale: string, firstWeekday: number): { long: string; short: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    // 5 January 2026 was a Monday.
    const date = addDays('2026-01-05', firstWeekday - 1 + index)
    return {
      long: print(date, locale, { weekday: 'long' }),
      short: print(date, locale, { weekday: 'short' }),
    }
  })
}
