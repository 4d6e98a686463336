import { ByteWriter } from './byte-writer.ts'
import type { FoundDonors } from './find-donors.ts'
import type { MarketView } from './market-view.ts'

const writer = new ByteWriter()

/**
 * The body of `donorSearchResultSchema`. Cards are printed once per donor and market and joined here, since running 20
 * cards through a schema for every request costs more than finding them; a test holds both equal.
 */
export function printResult({ set, docs }: FoundDonors, view: MarketView): Buffer {
  const { members, totalUnfiltered, facets, ranges, relax } = set
  writer.text(`{"total":${members.count},"totalUnfiltered":${totalUnfiltered},"donors":[`)
  for (let i = 0; i < docs.length; i++) {
    if (i > 0) writer.comma()
    writer.bytes(view.card(docs[i] as number))
  }
  writer.text('],"facets":').bytes(facets)
  writer.text(`,"ranges":${JSON.stringify(ranges)},"relax":${JSON.stringify(relax)}}`)
  return writer.take()
}
