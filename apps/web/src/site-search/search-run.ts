import type { SiteSearchResult } from '@kindred/contracts/site-search'

/** What became of a search. `query` is what was asked, not what stands in the field. */
export type SearchRun =
  | { state: 'none' }
  | { state: 'asking'; query: string }
  | { state: 'failed'; query: string }
  | { state: 'shown'; query: string; result: SiteSearchResult; more: 'idle' | 'asking' | 'failed' }

export const noRun: SearchRun = { state: 'none' }

/** The query whose results are there (SRCH-04); null where none are. */
export const shownQuery = (run: SearchRun): string | null => (run.state === 'shown' ? run.query : null)

/** SRCH-17: the next page behind what is shown. What changed meanwhile may come twice, so an address is shown once. */
export function appendPage(result: SiteSearchResult, next: SiteSearchResult): SiteSearchResult {
  const known = new Set(result.hits.map(({ url }) => url))
  return {
    ...result,
    total: next.total,
    hits: [...result.hits, ...next.hits.filter(({ url }) => !known.has(url))],
  }
}
