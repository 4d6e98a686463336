import { addDays, addMonths, addYears, type CalendarDate, weekday } from '@kindred/domain/dates/calendar-date'

const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Where a key leads from a day, as the date picker of the ARIA practices has it: arrows by day and week, Home and End within
 * the week, Page Up and Page Down by month, with Shift by year. Undefined for other keys, and past the ends of time.
 */
export function dayAfterKey(
  date: CalendarDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  firstWeekday: number,
): CalendarDate | undefined {
  try {
    const step = days[key]
    if (step !== undefined) return addDays(date, step)
    if (key === 'Home') return addDays(date, -((weekday(date) - firstWeekday + 7) % 7))
    if (key === 'End') return addDays(date, 6 - ((weekday(date) - firstWeekday + 7) % 7))
    if (key === 'PageUp') return shiftKey ? addYears(date, -1) : addMonths(date, -1)
    if (key === 'PageDown') return shiftKey ? addYears(date, 1) : addMonths(date, 1)
    return undefined
  } catch {
    return undefined
  }
}

/** Where a key leads in a grid of cells: arrows by cell and row, Home and End within the row. */
export function cellAfterKey(index: number, key: string, columns: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -(index % columns),
    End: columns - 1 - (index % columns),
  }
  const step = steps[key]
  return step === undefined ? undefined : index + step
}
