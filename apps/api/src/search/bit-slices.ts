import { type Bitset, makeBitset, setBit } from './bitset.ts'
import type { ScratchSets } from './scratch-sets.ts'

/**
 * A whole number of each donor, kept as one set for each of its binary digits. Comparing all donors with a bound is then a
 * few steps a word of 32 donors: no set for every bound has to be remembered, and a change touches one donor alone.
 */
export class BitSlices {
  readonly #scratch: ScratchSets
  /** The lowest digit first. */
  readonly #digits: Bitset[]

  /** @param digits numbers beyond 2 ** digits - 1 count as that */
  constructor(scratch: ScratchSets, digits: number, from?: BitSlices) {
    this.#scratch = scratch
    this.#digits = Array.from({ length: digits }, (_, i) =>
      from ? (from.#digits[i] as Bitset).slice() : makeBitset(scratch.words),
    )
  }

  clone(): BitSlices {
    return new BitSlices(this.#scratch, this.#digits.length, this)
  }

  /** False when it is what it was. */
  set(doc: number, value: number): boolean {
    const kept = this.#keep(value)
    let isOther = false
    this.#digits.forEach((digit, i) => {
      if (setBit(digit, doc, ((kept >>> i) & 1) === 1)) isOther = true
    })
    return isOther
  }

  /** Donors with this number or more; the set lasts as long as the search. */
  atLeast(bound: number): Bitset {
    const found = this.#scratch.take().fill(0xffffffff)
    const wanted = this.#keep(bound)
    // From the lowest digit: the higher one decides, unless both have it alike.
    this.#digits.forEach((digit, i) => {
      if (((wanted >>> i) & 1) === 1)
        for (let w = 0; w < found.length; w++) found[w] = (found[w] as number) & (digit[w] as number)
      else for (let w = 0; w < found.length; w++) found[w] = (found[w] as number) | (digit[w] as number)
    })
    return found
  }

  /** Donors with this number or less, and positions that hold no donor; the set lasts as long as the search. */
  atMost(bound: number): Bitset {
    // As nothing is kept beyond the greatest number, nothing is more than that either.
    if (bound >= this.#greatest) return this.#scratch.take().fill(0xffffffff)
    const found = this.atLeast(bound + 1)
    for (let w = 0; w < found.length; w++) found[w] = ~(found[w] as number)
    return found
  }

  #keep(value: number): number {
    return Math.max(0, Math.min(value, this.#greatest))
  }

  get #greatest(): number {
    return 2 ** this.#digits.length - 1
  }
}
