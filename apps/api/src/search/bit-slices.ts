import { type Bitset, setBit } from './bitset.ts'
import type { SetMemory } from './set-memory.ts'

/**
 * A whole number of each donor, kept as one set for each of its binary digits. Comparing all donors with a bound is then a
 * few steps a word of donors: no set for every bound has to be remembered, and a change touches one donor alone.
 */
export class BitSlices {
  readonly #sets: SetMemory
  /** Rows, the lowest digit first. */
  readonly #digits: readonly number[]

  /** @param digits numbers beyond 2 ** digits - 1 count as that */
  constructor(sets: SetMemory, digits: number, from?: BitSlices) {
    this.#sets = sets
    this.#digits = from ? from.#digits : Array.from({ length: digits }, () => sets.add())
  }

  /** The same digits in a copy of the memory. */
  moveTo(sets: SetMemory): BitSlices {
    return new BitSlices(sets, this.#digits.length, this)
  }

  /** False when it is what it was. */
  set(doc: number, value: number): boolean {
    const kept = this.#keep(value)
    let isOther = false
    this.#digits.forEach((row, i) => {
      if (setBit(this.#sets.row(row), doc, ((kept >>> i) & 1) === 1)) isOther = true
    })
    return isOther
  }

  /** Donors with this number or more; the set lasts as long as the search. */
  atLeast(bound: number): Bitset {
    // From the lowest digit: the higher one decides, unless both have it alike.
    return this.#compare(bound, 'and', 'or')
  }

  /** Donors with this number or less, and positions that hold no donor; the set lasts as long as the search. */
  atMost(bound: number): Bitset {
    return this.#compare(bound, 'orNot', 'andNot')
  }

  #compare(bound: number, atOne: 'and' | 'orNot', atZero: 'or' | 'andNot'): Bitset {
    const found = this.#sets.take().fill(0xffffffff)
    const wanted = this.#keep(bound)
    for (let i = 0; i < this.#digits.length; i++) {
      const digit = this.#sets.row(this.#digits[i] as number)
      this.#sets.combine(((wanted >>> i) & 1) === 1 ? atOne : atZero, found, digit, found)
    }
    return found
  }

  #keep(value: number): number {
    return Math.max(0, Math.min(value, 2 ** this.#digits.length - 1))
  }
}
