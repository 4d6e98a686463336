import { addMonths, type CalendarDate } from '../dates/calendar-date.ts'

/** A subscription as it was paid for. */
export type SubscriptionPeriod = { readonly startsOn: CalendarDate; readonly months: number }

/**
 * The last day (not included) of a customer’s subscription, or null without one. A period bought while another runs
 * begins when that one ends, so that paying early costs no day; after a gap it begins the day it was paid.
 */
export function findSubscriptionEnd(periods: readonly SubscriptionPeriod[]): CalendarDate | null {
  let end: CalendarDate | null = null
  for (const { startsOn, months } of [...periods].sort((a, b) => a.startsOn.localeCompare(b.startsOn)))
    end = addMonths(end !== null && end > startsOn ? end : startsOn, months)
  return end
}

/** True on the days a subscription covers. */
export function isSubscribedOn(periods: readonly SubscriptionPeriod[], today: CalendarDate): boolean {
  const end = findSubscriptionEnd(periods.filter(({ startsOn }) => startsOn <= today))
  return end !== null && today < end
}
