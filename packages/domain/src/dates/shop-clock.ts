import { type CalendarDate, toCalendarDate } from './calendar-date.ts'

/** A moment as the wall clock of a place shows it; `minutes` since local midnight, 0 to 1439. */
export type LocalMoment = { readonly date: CalendarDate; readonly minutes: number }

/**
 * What the wall clock of an IANA time zone shows at an instant (ISO 8601 or epoch milliseconds), daylight saving
 * included. @throws RangeError for an unknown zone or instant.
 */
export function readLocalMoment(instant: string | number, timeZone: string): LocalMoment {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    date: toCalendarDate(read('year'), read('month'), read('day')),
    minutes: read('hour') * 60 + read('minute'),
  }
}

/** The calendar date of a shop: the day by which its rules are in force. */
export function readShopDay({ timeZone }: { readonly timeZone: string }, now: Date): CalendarDate {
  return readLocalMoment(now.getTime(), timeZone).date
}
