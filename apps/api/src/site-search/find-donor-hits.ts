import type { SiteSearchResult } from '@kindred/contracts/site-search'
import { donorKinds } from '@kindred/domain/vocabulary'
import type { DonorRecord } from '../donors/donor-record.ts'
import type { MarketKey } from '../donors/market.ts'
import { findDonors } from '../search/find-donors.ts'
import type { SearchIndex } from '../search/search-index.ts'

/** Donors shown beside the pages, of each kind; the donor search shows them all. */
const shownOfKind = 3

export type DonorHits = Pick<SiteSearchResult, 'donors' | 'donorTotal'>

/** Donors of a market whose code, name or own words begin with what was searched for (SRCH-08). */
export async function findDonorHits(
  index: SearchIndex,
  market: MarketKey,
  donorPageUri: string,
  query: string,
  releaseType?: 'idRelease' | 'nonIDRelease',
): Promise<DonorHits> {
  const { index: donors, view } = await index.open(market)
  const filter = { keyword: query, ...(releaseType && { releaseType: [releaseType] }) }
  const found = donorKinds.map((kind) =>
    findDonors(donors, view, {
      kind,
      filter,
      scope: 'all',
      sort: 'name',
      from: 0,
      take: shownOfKind,
      includeNotOffered: false,
    }),
  )
  return {
    donorTotal: found.reduce((sum, { set }) => sum + set.members.count, 0),
    donors: found.flatMap(({ docs }) =>
      docs.map((doc) => {
        const { code, alias, kind } = donors.donors[doc] as DonorRecord
        return { code, alias, kind, url: `${donorPageUri}${encodeURIComponent(code)}/` }
      }),
    ),
  }
}
