import type { CalendarDate } from '../dates/calendar-date.ts'

/** When a rule holds: the first and the last day; null is open. */
export type Validity = { readonly validFrom: CalendarDate | null; readonly validUntil: CalendarDate | null }

export function isInForce({ validFrom, validUntil }: Validity, today: CalendarDate): boolean {
  return (validFrom === null || validFrom <= today) && (validUntil === null || validUntil >= today)
}

/** Whether a rule begins or has ended between two days, so that what was made on the first is wrong on the second. */
export function changesBetween(rule: Validity, before: CalendarDate, after: CalendarDate): boolean {
  return isInForce(rule, before) !== isInForce(rule, after)
}
