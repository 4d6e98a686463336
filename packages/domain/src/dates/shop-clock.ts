import { type CalendarDate, toCalendarDate } from './calendar-date.ts'

/** A moment as the wall clock of a place shows it; `minutes` since local midnight, 0 to 1439. */
export type LocalMoment = { readonly date: CalendarDate; readonly minutes: number }

/**
 * What the wall clock of an IANA time zone shows at an instant (ISO 8601 or epoch milliseconds), daylight saving
 * included. @throws RangeError for an unknown zone or instant.
 */
export function readLocalMoment(instant: string | number, timeZone: string): LocalMoment {
  const at = new Date(instant)
  const minute = Math.floor(at.getTime() / 60_000)
  const known = lastRead.get(timeZone)
  if (known?.minute === minute) return known.moment
  const parts = findClock(timeZone).formatToParts(at)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const moment = {
    date: toCalendarDate(read('year'), read('month'), read('day')),
    minutes: read('hour') * 60 + read('minute'),
  }
  if (minute >= firstEvenMinute) lastRead.set(timeZone, { minute, moment })
  return moment
}

/** The last answer of each zone: a call asks for the present day several times, and a minute's answer is the same. */
const lastRead = new Map<string, { minute: number; moment: LocalMoment }>()

/** Since 1973 every zone is whole minutes away from UTC; before, a minute of UTC could be two of the wall clock. */
const firstEvenMinute = Date.UTC(1973, 0) / 60_000

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
