import type { FoundDonors } from './find-donors.ts'
import type { MarketView } from './market-view.ts'

/**
 * The body of `donorSearchResultSchema` as text. Cards are printed once per donor and market and joined here, since
 * running 20 cards through a schema for every request costs more than finding them; a test holds both equal.
 */
export function printResult({ set, docs }: FoundDonors, view: MarketView): string {
  const { members, totalUnfiltered, facetsJson, ranges, relax } = set
  let donors = ''
  for (let i = 0; i < docs.length; i++) donors += (i === 0 ? '' : ',') + view.card(docs[i] as number)
  return `{"total":${members.count},"totalUnfiltered":${totalUnfiltered},"donors":[${donors}],"facets":${facetsJson},"ranges":${JSON.stringify(ranges)},"relax":${JSON.stringify(relax)}}`
}
