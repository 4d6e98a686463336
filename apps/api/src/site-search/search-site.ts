import { fallbackChain } from '@kindred/content/config/locales.ts'
import type { SiteSearchResult } from '@kindred/contracts/site-search'
import { splitWords } from '@kindred/domain/site-search/split-words'
import { findKindPath } from '../content/find-kind-path.ts'
import type { SiteTree } from '../content/site-tree.ts'
import type { MarketKey } from '../donors/market.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Services } from '../services.ts'
import { correctWords } from './correct-words.ts'
import { type DonorHits, findDonorHits } from './find-donor-hits.ts'
import { describePages, type FoundPage, findPages } from './find-pages.ts'
import type { ShopPlace } from './find-place.ts'

/** More words than this are a sentence; the first of them say what it is about. */
const mostWords = 8
const noDonors: DonorHits = { donors: [], donorTotal: 0 }

export type SiteQuestion = {
  q: string
  from: number
  take: number
  /** Among which donors to look; none where the search is of pages alone. */
  market: MarketKey | null
  releaseType?: 'idRelease' | 'nonIDRelease'
}

/**
 * Pages and donors for what somebody typed. When nothing has all of the words, they are read as their nearest words of the
 * pages, and when that has nothing either, as any of them: what is asked slightly wrong is no dead end.
 */
export async function searchSite(
  services: Services,
  index: SearchIndex,
  tree: SiteTree,
  place: ShopPlace,
  question: SiteQuestion,
): Promise<SiteSearchResult> {
  const { q, from, take, market, releaseType } = question
  const words = splitWords(q, place.locale).slice(0, mostWords)
  const donorPageUri = findKindPath(tree, place, 'DonorProfilePage')
  const canFindDonors = market && donorPageUri && words.length > 0
  const donors = canFindDonors
    ? await findDonorHits(index, market, donorPageUri, words.join(' '), releaseType)
    : noDonors
  const { pages, words: meant } = await findMeant(services, tree, place, words, donors.donorTotal > 0)
  return {
    total: pages.length,
    hits: await describePages(services, tree, place, meant, pages.slice(from, from + take)),
    ...donors,
    donorPageUri,
    correctedQuery: meant === words ? null : meant.join(' '),
  }
}

async function findMeant(
  services: Services,
  tree: SiteTree,
  place: ShopPlace,
  words: readonly string[],
  hasDonors: boolean,
): Promise<{ pages: FoundPage[]; words: readonly string[] }> {
  const find = (wanted: readonly string[], how: 'all' | 'any') =>
    findPages(services, tree, place, wanted, how)
  const pages = await find(words, 'all')
  // A donor’s name is no mistyped word.
  if (pages.length > 0 || hasDonors) return { pages, words }
  const corrected = await correctWords(services, words, fallbackChain(place.locale))
  const near = corrected ? await find(corrected, 'all') : []
  if (corrected && near.length > 0) return { pages: near, words: corrected }
  const some = words.length > 1 ? await find(corrected ?? words, 'any') : []
  return { pages: some, words: corrected && some.length > 0 ? corrected : words }
}
