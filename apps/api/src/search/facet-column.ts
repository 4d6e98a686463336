import { addAll, type Bitset, countCommon, makeBitset, setBit } from './bitset.ts'

/**
 * The values of one trait: for each value the set of donors that have it, and for each donor its values. Counting takes
 * whichever is shorter, the sets or the donors.
 */
export class FacetColumn {
  readonly values: string[] = []
  readonly #codes = new Map<string, number>()
  readonly #bits: Bitset[] = []
  readonly #lists: (readonly number[])[]
  readonly #known = new Map<string, readonly number[]>()
  readonly #words: number

  constructor(size: number, words: number) {
    this.#lists = new Array(size).fill(noCodes)
    this.#words = words
  }

  /** Replaces the values of one donor. */
  set(doc: number, values: readonly string[]): void {
    for (const code of this.#lists[doc] ?? noCodes) setBit(this.#bits[code] as Bitset, doc, false)
    const codes = this.#intern(values)
    for (const code of codes) setBit(this.#bits[code] as Bitset, doc, true)
    this.#lists[doc] = codes
  }

  /** Donors that have any of these values. */
  any(values: readonly string[]): Bitset {
    const found = makeBitset(this.#words)
    for (const value of values) {
      const code = this.#codes.get(value)
      if (code !== undefined) addAll(found, this.#bits[code] as Bitset)
    }
    return found
  }

  /** Donors that have a value; do not change it. */
  bits(value: string): Bitset | undefined {
    const code = this.#codes.get(value)
    return code === undefined ? undefined : this.#bits[code]
  }

  /**
   * How many donors of a set have each value, in the order of `values`.
   * @param docs the members of `set`
   */
  count(set: Bitset, docs: Int32Array): Int32Array {
    const counts = new Int32Array(this.values.length)
    if (docs.length > this.values.length * this.#words) {
      for (let code = 0; code < counts.length; code++)
        counts[code] = countCommon(set, this.#bits[code] as Bitset)
      return counts
    }
    for (let i = 0; i < docs.length; i++) {
      const codes = this.#lists[docs[i] as number] as readonly number[]
      for (let j = 0; j < codes.length; j++)
        counts[codes[j] as number] = (counts[codes[j] as number] as number) + 1
    }
    return counts
  }

  /** A copy that can be changed on its own. */
  clone(): FacetColumn {
    const copy = new FacetColumn(0, this.#words)
    copy.values.push(...this.values)
    for (const [value, code] of this.#codes) copy.#codes.set(value, code)
    for (const bits of this.#bits) copy.#bits.push(bits.slice())
    for (const list of this.#lists) copy.#lists.push(list)
    return copy
  }

  /** Donors share few combinations of values, so each combination is kept once. */
  #intern(values: readonly string[]): readonly number[] {
    const key = values.join('\u0000')
    const known = this.#known.get(key)
    if (known) return known
    const codes = [...new Set(values)].map((value) => this.#code(value))
    this.#known.set(key, codes)
    return codes
  }

  #code(value: string): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    const code = this.values.length
    this.values.push(value)
    this.#codes.set(value, code)
    this.#bits.push(makeBitset(this.#words))
    return code
  }
}

const noCodes: readonly number[] = []
