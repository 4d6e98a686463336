import type { FoundDonors } from './find-donors.ts'
import type { MarketView } from './market-view.ts'

/**
 * The body of `donorSearchResultSchema`. Cards are printed once per donor and market and joined here, since running 20
 * cards through a schema for every request costs more than finding them; a test holds both equal.
 */
export function printResult({ set, docs, wishes }: FoundDonors, view: MarketView): string {
  const { members, totalUnfiltered, facets, ranges, relax, leftOut } = set
  const cards: string[] = []
  for (let i = 0; i < docs.length; i++) cards.push(view.card(docs[i] as number))
  const hidden = leftOut === undefined ? '' : `,"leftOut":${leftOut}`
  const met = wishes === undefined ? '' : `,"wishes":${JSON.stringify(wishes)}`
  return `{"total":${members.count},"totalUnfiltered":${totalUnfiltered},"donors":[${cards.join(',')}],"facets":${facets},"ranges":${JSON.stringify(ranges)},"relax":${JSON.stringify(relax)}${hidden}${met}}`
}
