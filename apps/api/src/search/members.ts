import { type Bitset, listBits } from './bitset.ts'

/** A set, how many it holds, and (made when first asked for) which. */
export class Members {
  readonly bits: Bitset
  readonly count: number
  #docs: readonly number[] | null = null

  constructor(bits: Bitset, count: number) {
    this.bits = bits
    this.count = count
  }

  /** Positions, ascending. */
  get docs(): readonly number[] {
    this.#docs ??= listBits(this.bits, this.count)
    return this.#docs
  }

  /** The same in a set of its own, to be kept longer than a search. */
  keep(): Members {
    return new Members(this.bits.slice(), this.count)
  }
}
