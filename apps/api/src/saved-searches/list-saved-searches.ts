import type { CustomerPrincipal } from '@kindred/contracts/principal'
import type { SavedSearch } from '@kindred/contracts/saved-searches'
import type { Services } from '../services.ts'
import { findNewDonors } from './find-new-donors.ts'
import { listSearches, type SavedSearchRow } from './saved-search.store.ts'

/** The searches a customer keeps, the newest first, each with how many donors are new since it was last opened. */
export async function listSavedSearches(
  { customerId, clientType }: CustomerPrincipal,
  services: Services,
): Promise<SavedSearch[]> {
  return present(await listSearches(services.db, customerId), clientType, services)
}

/** @param rows of one customer */
export async function present(
  rows: readonly SavedSearchRow[],
  customerType: CustomerPrincipal['clientType'],
  services: Services,
): Promise<SavedSearch[]> {
  // A shop that was closed since shows nobody.
  const open = rows.filter(({ shopCode }) => services.reference().shops.has(shopCode))
  const asked = open.map((search) => ({ search, since: search.seenAt, customerType }))
  const { found } = await findNewDonors(services, asked)
  return open.map((row, at) => ({
    savedSearchGuid: row.id,
    name: row.name,
    kind: row.kind,
    query: row.query,
    shopCode: row.shopCode,
    treatmentCountry: row.treatmentCountry,
    hasAlert: row.hasAlert,
    savedAt: row.createdAt.toISOString(),
    seenAt: row.seenAt,
    newDonors: found[at]?.length ?? 0,
  }))
}
