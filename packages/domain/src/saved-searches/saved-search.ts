import { parseDonorFilter, printDonorFilter } from '../search/donor-filter.ts'

/** Searches one customer keeps; more are no help in deciding. */
export const mostSavedSearches = 20

/** Days for which a removed search can be taken back, and then is forgotten. */
export const keptRemovedDays = 1

/** Hours between two mails about new donors to one customer, however much comes: a day, less what a job may be early. */
export const quietHours = 20

/**
 * Milliseconds before now up to which donors are counted as there: what is being published at this moment is left to the
 * next time, so that everybody is told of once and nobody never.
 */
export const settlingTime = 60_000

/** What a customer looked for and when they last saw what it finds. Instants are ISO 8601. */
export type SeenSearch = { seenAt: string; toldAt: string | null }

/** The one form in which a search is kept: known filters in the order of an address, so that equal searches are one. */
export function normaliseSearch(query: string): string {
  const { kind: _, ...filter } = parseDonorFilter(query)
  return printDonorFilter(filter)
}

/** From when on donors are new to a mail: since the search was last opened, and since the last mail about it. */
export function findTellingStart({ seenAt, toldAt }: SeenSearch): string {
  return toldAt !== null && toldAt > seenAt ? toldAt : seenAt
}

/** Whether a customer may have a mail again. @param lastMailAt of any of their searches, null before the first */
export function mayTell(lastMailAt: string | null, now: string): boolean {
  return lastMailAt === null || Date.parse(now) - Date.parse(lastMailAt) >= quietHours * 3_600_000
}
