import { type CalendarDate, toCalendarDate } from './calendar-date.ts'

/** A moment as the wall clock of a place shows it; `minutes` since local midnight, 0 to 1439. */
export type LocalMoment = { readonly date: CalendarDate; readonly minutes: number }

/**
 * What the wall clock of an IANA time zone shows at an instant (ISO 8601 or epoch milliseconds), daylight saving
 * included. @throws RangeError for an unknown zone or instant.
 */
export function readLocalMoment(instant: string | number, timeZone: string): LocalMoment {
  const parts = findClock(timeZone).formatToParts(new Date(instant))
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    date: toCalendarDate(read('year'), read('month'), read('day')),
    minutes: read('hour') * 60 + read('minute'),
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: making one takes a thousand times as long as reading it. */
function findClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The calendar date of a shop: the day by which its rules are in force. */
export function readShopDay({ timeZone }: { readonly timeZone: string }, now: Date): CalendarDate {
  return readLocalMoment(now.getTime(), timeZone).date
}
