/** A calendar date, `yyyy-MM-dd`. All reckoning is in UTC, so no zone can shift a day. */
export type CalendarDate = string

const toDate = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)
const toText = (date: Date) => date.toISOString().slice(0, 10)

/** The date some days later (or earlier, below zero). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = toDate(date)
  moved.setUTCDate(moved.getUTCDate() + days)
  return toText(moved)
}

/** The weeks of a month (`yyyy-MM`), seven places each, empty outside the month. Weekdays: 1 Monday to 7 Sunday. */
export function monthGrid(month: string, firstWeekday: number): (CalendarDate | undefined)[][] {
  const first = `${month}-01`
  const weekday = toDate(first).getUTCDay() || 7
  let day = addDays(first, -((weekday - firstWeekday + 7) % 7))
  const weeks: (CalendarDate | undefined)[][] = []
  while (day.startsWith(month) || day < first) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = addDays(day, index)
        return date.startsWith(month) ? date : undefined
      }),
    )
    day = addDays(day, 7)
  }
  return weeks
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Where a key leads from a date: arrows by day and week, Home and End within the week; undefined for other keys. */
export function dateAfterKey(
  date: CalendarDate,
  key: string,
  firstWeekday: number,
): CalendarDate | undefined {
  const step = steps[key]
  if (step !== undefined) return addDays(date, step)
  const intoWeek = ((toDate(date).getUTCDay() || 7) - firstWeekday + 7) % 7
  if (key === 'Home') return addDays(date, -intoWeek)
  if (key === 'End') return addDays(date, 6 - intoWeek)
  return undefined
}
