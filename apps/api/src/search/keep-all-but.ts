import { type Bitset, makeBitset, setBit } from './bitset.ts'
import type { DonorIndex } from './donor-index.ts'

/** All donors of the index but these. */
export function keepAllBut(index: DonorIndex, donorIds: readonly string[]): Bitset {
  // Bits beyond the last donor are set too; whatever this is combined with has none there.
  const kept = makeBitset(index.words).fill(0xff_ff_ff_ff)
  for (const id of donorIds) {
    const doc = index.doc(id)
    if (doc !== undefined) setBit(kept, doc, false)
  }
  return kept
}
