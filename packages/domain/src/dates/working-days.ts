import { addDays, type CalendarDate, weekday } from './calendar-date.ts'

/** Days the shop is closed besides weekends (`yyyy-MM-dd`); editable data of the shop. */
export type Holidays = ReadonlySet<CalendarDate>

/** Monday to Friday and not a holiday. */
export function isWorkingDay(date: CalendarDate, holidays: Holidays): boolean {
  return weekday(date) <= 5 && !holidays.has(date)
}

/** The first working day on or after the date. */
export function nextWorkingDay(date: CalendarDate, holidays: Holidays): CalendarDate {
  let day = date
  while (!isWorkingDay(day, holidays)) day = addDays(day, 1)
  return day
}

/** The `count`-th working day after the date; the date itself is not counted. */
export function addWorkingDays(date: CalendarDate, count: number, holidays: Holidays): CalendarDate {
  let day = date
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(addDays(day, 1), holidays)
  return day
}
