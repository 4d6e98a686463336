import { addDays, type CalendarDate } from '../dates/calendar-date.ts'
import type { LineHandlingType } from '../vocabulary.ts'

/** Days for which a bank keeps what is authorised; card networks give seven. */
export const authorisationDays = 7

/** The last day on which a parcel may leave, counted from the order, so that a late one can still be captured. */
const longestWaitDays = authorisationDays - 2

/** What leaves the bank with the order, and the place that goes with it; all else begins when it is bought. */
const waitingTypes: ReadonlySet<LineHandlingType> = new Set(['strawDelivery', 'embryoShipping', 'quota'])

export type CaptureFacts = {
  /** The shop's own setting; off unless staff switch it on. */
  readonly capturesWhenShipped: boolean
  readonly lineHandlingTypes: readonly LineHandlingType[]
  readonly dispatchOn: CalendarDate | null
  readonly today: CalendarDate
}

/**
 * Whether a card payment is only authorised now and captured when the order is shipped: the shop wants it, all of the order
 * is shipped, and on a day that the authorisation outlives. Otherwise it is taken at once.
 */
export function isCapturedLater({
  capturesWhenShipped,
  lineHandlingTypes,
  dispatchOn,
  today,
}: CaptureFacts): boolean {
  if (!capturesWhenShipped || dispatchOn === null) return false
  return (
    dispatchOn <= addDays(today, longestWaitDays) && lineHandlingTypes.every((type) => waitingTypes.has(type))
  )
}
