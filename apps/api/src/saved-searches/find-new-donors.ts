import { toFilterBody } from '@kindred/contracts/filter-body'
import { settlingTime } from '@kindred/domain/saved-searches/saved-search'
import { parseDonorFilter } from '@kindred/domain/search/donor-filter'
import type { ClientType } from '@kindred/domain/vocabulary'
import type { DonorRecord } from '../donors/donor-record.ts'
import { loadDonors } from '../donors/load-donors.ts'
import { findDonors } from '../search/find-donors.ts'
import { SearchIndex } from '../search/search-index.ts'
import type { Services } from '../services.ts'
import { listPublished, type SavedSearchRow } from './saved-search.store.ts'

/** A search with the moment after which donors are new to it. */
export type AskedSearch = { search: SavedSearchRow; since: string; customerType: ClientType }

/** For each search, in their order, the donors that are new to it, the newest first; and up to when was looked. */
export type NewDonors = { found: DonorRecord[][]; until: string }

/**
 * Which donors that joined since are found by these searches. The new ones alone are put into a search of their own, so a
 * filter means here exactly what it means on the page, and law, shop and country decide as there.
 */
export async function findNewDonors(services: Services, asked: readonly AskedSearch[]): Promise<NewDonors> {
  const until = new Date(services.now().getTime() - settlingTime).toISOString()
  const earliest = asked.map(({ since }) => since).sort()[0]
  const published = earliest === undefined ? [] : await listPublished(services.db, earliest, until)
  if (published.length === 0) return { found: asked.map(() => []), until }
  const publishedAt = new Map(published.map(({ id, publishedAt }) => [id, publishedAt]))
  const index = new SearchIndex(services)
  await index.load(await loadDonors(services, [...publishedAt.keys()]))
  const found: DonorRecord[][] = []
  for (const { search, since, customerType } of asked) {
    const { shopCode, treatmentCountry, treatmentState, kind, query } = search
    const { index: donors, view } = await index.open({
      shopCode,
      treatmentCountry,
      treatmentState,
      customerType,
    })
    const { docs } = findDonors(donors, view, {
      kind,
      filter: toFilterBody(parseDonorFilter(query)),
      sort: 'newest',
      scope: 'all',
      includeNotOffered: false,
      from: 0,
      take: published.length,
    })
    found.push(
      docs.flatMap((doc) => donors.donors[doc] ?? []).filter(({ id }) => (publishedAt.get(id) ?? '') > since),
    )
  }
  return { found, until }
}
