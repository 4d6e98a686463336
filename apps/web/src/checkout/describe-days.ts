import type { shippingDaySchema } from '@kindred/contracts/checkout'
import type { CalendarDay } from '@kindred/ui/calendar-grid/calendar-grid.island'
import type { z } from 'zod'

export type ShippingDay = z.output<typeof shippingDaySchema>
export type Method = ShippingDay['methods'][number]

type Words = {
  /** A date in full. */
  date: (day: string) => string
  /** The short word of a method, under the number of a day. */
  note: (method: Method) => string
  /** Every offered way leaves on that day. */
  anyWay: string
  chosen: string
  leaves: (date: string) => string
  other: (date: string, methods: string) => string
  none: (date: string) => string
}

/**
 * What the calendar says of each day of a month: days on which the chosen method leaves can be taken, those of another
 * method say so, all others say that nothing leaves.
 */
export function describeDays(
  days: readonly ShippingDay[],
  choice: { method: Method | null; day: string | null; month: string; offered: readonly Method[] },
  words: Words,
): Record<string, CalendarDay> {
  const known = new Map(days.map((day) => [day.date, day.methods]))
  const dates = Array.from(
    { length: daysOfMonth(choice.month) },
    (_, index) => `${choice.month}-${String(index + 1).padStart(2, '0')}`,
  )
  return Object.fromEntries(
    dates.map((date): [string, CalendarDay] => {
      const methods = known.get(date) ?? []
      const spoken = words.date(date)
      if (methods.length === 0) return [date, { offer: 'none', label: words.none(spoken) }]
      const note =
        date === choice.day
          ? words.chosen
          : methods.length === choice.offered.length
            ? words.anyWay
            : methods.map(words.note).join(', ')
      if (choice.method && !methods.includes(choice.method)) {
        const names = methods.map(words.note).join(', ')
        return [date, { offer: 'none', note, label: words.other(spoken, names) }]
      }
      const offer = methods.length === choice.offered.length ? 'all' : 'some'
      return [date, { offer, note, label: words.leaves(spoken) }]
    }),
  )
}

const daysOfMonth = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The month before or after. Both `yyyy-MM`. */
export function moveMonth(month: string, step: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}
