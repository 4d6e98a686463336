import type { FoundDonors } from './find-donors.ts'
import type { MarketView } from './market-view.ts'

/**
 * The body of `donorSearchResultSchema`. Cards are printed once per donor and market and joined here, since running 20
 * cards through a schema for every request costs more than finding them; a test holds both equal.
 */
export function printResult({ set, docs, wishes }: FoundDonors, view: MarketView): string {
  const { members, totalUnfiltered, facets, ranges, relax, leftOut } = set
  const pieces = [`{"total":${members.count},"totalUnfiltered":${totalUnfiltered},"donors":[`]
  for (let i = 0; i < docs.length; i++) {
    if (i > 0) pieces.push(',')
    pieces.push(view.card(docs[i] as number))
  }
  pieces.push('],"facets":', facets, `,"ranges":${JSON.stringify(ranges)},"relax":${JSON.stringify(relax)}`)
  if (leftOut !== undefined) pieces.push(`,"leftOut":${leftOut}`)
  if (wishes !== undefined) pieces.push(`,"wishes":${JSON.stringify(wishes)}`)
  pieces.push('}')
  return pieces.join('')
}
