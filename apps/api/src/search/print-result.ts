import type { FoundDonors } from './find-donors.ts'
import type { MarketView } from './market-view.ts'

const [comma, closeList] = [0x2c, 0x5d]
const facetsLabel = Buffer.from(',"facets":')
/** Where each answer is written before it is a text of its own; it grows with the longest one. */
let paper = Buffer.allocUnsafeSlow(64 * 1024)

/**
 * The body of `donorSearchResultSchema`. Cards are printed once per donor and market and joined here, since running 20
 * cards through a schema for every request costs more than finding them; a test holds both equal.
 *
 * It is a text and no buffer: Node sends a text in one piece with its head, which takes half as long, and memory for a
 * buffer is either found anew for each answer or has to be given back.
 */
export function printResult({ set, docs, wishes }: FoundDonors, view: MarketView): string {
  const { members, totalUnfiltered, facets, ranges, relax, leftOut } = set
  const head = `{"total":${members.count},"totalUnfiltered":${totalUnfiltered},"donors":[`
  const hidden = leftOut === undefined ? '' : `,"leftOut":${leftOut}`
  const met = wishes === undefined ? '' : `,"wishes":${JSON.stringify(wishes)}`
  const tail = `,"ranges":${JSON.stringify(ranges)},"relax":${JSON.stringify(relax)}${hidden}${met}}`
  const tailBytes = Buffer.byteLength(tail)
  const cards: Uint8Array[] = []
  // Each card is followed by a comma, the last one by the end of the list.
  let length = head.length + Math.max(1, docs.length) + facetsLabel.length + facets.length + tailBytes
  for (let i = 0; i < docs.length; i++) {
    const card = view.card(docs[i] as number)
    cards.push(card)
    length += card.length
  }
  if (paper.length < length) paper = Buffer.allocUnsafeSlow(2 * length)
  const body = paper
  let at = body.write(head, 0, 'latin1')
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Uint8Array
    body.set(card, at)
    at += card.length
    body[at++] = comma
  }
  if (cards.length > 0) at--
  body[at++] = closeList
  body.set(facetsLabel, at)
  body.set(facets, at + facetsLabel.length)
  body.write(tail, length - tailBytes, 'utf8')
  return body.toString('utf8', 0, length)
}
