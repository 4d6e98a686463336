import type { SiteSearchHit } from '@kindred/contracts/site-search'

/** A text with what was searched for marked. */
export function Pieces({ pieces }: { pieces: SiteSearchHit['namePieces'] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
  return pieces.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text))
}
