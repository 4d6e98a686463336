import { ok, type Result, refuse } from '../result.ts'
import { addDays, addYears, type CalendarDate, compareDates, yearsBetween } from './calendar-date.ts'

/** DATE-02: youngest and oldest age that fits, in completed years, both included. Null and undefined bound nothing. */
export type AgeBounds = { readonly minYears?: number | null; readonly maxYears?: number | null }

/** The first and the last day of birth that fit; undefined where nothing bounds. */
export type BirthRange = { readonly earliest?: CalendarDate; readonly latest?: CalendarDate }

/**
 * Says whether a day of birth lies within the bounds (DATE-02, FORM-16). A person has an age from the birthday on, by
 * calendar day: 18 fits from the 18th birthday, 45 until the day before the 46th. Who was born on 29 February has the
 * birthday on 1 March in common years.
 *
 * @param birth `yyyy-MM-dd`
 * @param today the calendar day where it counts; given, so that no clock and no zone can move the answer
 * @returns `too-young` (also for a day to come) or `too-old`, with the bound as `data.years`
 */
export function checkAgeBounds(
  birth: CalendarDate,
  { minYears, maxYears }: AgeBounds,
  today: CalendarDate,
): Result<CalendarDate> {
  const years = yearsBetween(birth, today)
  if (isBound(minYears) && years < minYears)
    return refuse('too-young', `The date must be at least ${minYears} years ago.`, {
      data: { years: minYears },
    })
  if (isBound(maxYears) && years > maxYears)
    return refuse('too-old', `The date must be less than ${maxYears + 1} years ago.`, {
      data: { years: maxYears },
    })
  return ok(birth)
}

/** The same bounds as the days a calendar offers. */
export function findBirthRange({ minYears, maxYears }: AgeBounds, today: CalendarDate): BirthRange {
  return {
    latest: isBound(minYears) ? addYears(today, -minYears) : undefined,
    earliest: isBound(maxYears) ? addDays(addYears(today, -maxYears - 1), 1) : undefined,
  }
}

/** Is the day among those the calendar offers? */
export function isInRange(date: CalendarDate, { earliest, latest }: BirthRange): boolean {
  return !(
    (earliest !== undefined && compareDates(date, earliest) < 0) ||
    (latest !== undefined && compareDates(date, latest) > 0)
  )
}

function isBound(years: number | null | undefined): years is number {
  return years !== null && years !== undefined
}
