import type { FoundDonors } from './find-donors.ts'
import type { MarketView } from './market-view.ts'

const comma = Buffer.from(',')
const beforeFacets = Buffer.from('],"facets":')

/**
 * The body of `donorSearchResultSchema`. Cards are printed once per donor and market and joined here, since running 20
 * cards through a schema for every request costs more than finding them; a test holds both equal.
 */
export function printResult({ set, docs }: FoundDonors, view: MarketView): Buffer {
  const { members, totalUnfiltered, facets, ranges, relax } = set
  const parts: Uint8Array[] = [
    Buffer.from(`{"total":${members.count},"totalUnfiltered":${totalUnfiltered},"donors":[`),
  ]
  for (let i = 0; i < docs.length; i++) {
    if (i > 0) parts.push(comma)
    parts.push(view.card(docs[i] as number))
  }
  parts.push(
    beforeFacets,
    facets,
    Buffer.from(`,"ranges":${JSON.stringify(ranges)},"relax":${JSON.stringify(relax)}}`),
  )
  return Buffer.concat(parts)
}
