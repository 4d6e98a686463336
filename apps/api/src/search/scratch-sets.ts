import { type Bitset, makeBitset } from './bitset.ts'

/**
 * Sets that are of use during one search and used again in the next: a search needs a dozen, and making them anew gave the
 * garbage collector more work than the search itself. A search runs to its end without a pause, so they are never shared.
 */
export class ScratchSets {
  readonly words: number
  readonly #sets: Bitset[] = []
  #taken = 0

  constructor(words: number) {
    this.words = words
  }

  /** A set that holds anything. */
  take(): Bitset {
    const set = this.#sets[this.#taken] ?? makeBitset(this.words)
    this.#sets[this.#taken++] = set
    return set
  }

  takeEmpty(): Bitset {
    return this.take().fill(0)
  }

  /** All sets may be taken again. */
  release(): void {
    this.#taken = 0
  }
}
