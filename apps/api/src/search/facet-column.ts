import { addAll, type Bitset, countCommon, makeBitset, setBit } from './bitset.ts'

/**
 * The values of one trait: for each value the set of donors that have it, and for each donor the number of its combination
 * of values. Donors share few combinations, so counting is one step a donor in a flat array; where that is longer than
 * walking the sets, the sets are walked.
 */
export class FacetColumn {
  readonly values: string[] = []
  readonly #codes = new Map<string, number>()
  readonly #bits: Bitset[] = []
  /** Combination 0 is "no value". */
  readonly #combinations: (readonly number[])[] = [[]]
  readonly #known = new Map<string, number>([['', 0]])
  readonly #combinationOf: Uint32Array
  readonly #words: number

  constructor(size: number, words: number) {
    this.#combinationOf = new Uint32Array(size)
    this.#words = words
  }

  /** Replaces the values of one donor. */
  set(doc: number, values: readonly string[]): void {
    const next = this.#intern(values)
    const old = this.#combinationOf[doc] as number
    if (next === old) return
    for (const code of this.#combinations[old] as readonly number[])
      setBit(this.#bits[code] as Bitset, doc, false)
    for (const code of this.#combinations[next] as readonly number[])
      setBit(this.#bits[code] as Bitset, doc, true)
    this.#combinationOf[doc] = next
  }

  /** Donors that have any of these values; a set of the caller's own. */
  any(values: readonly string[]): Bitset {
    const found = makeBitset(this.#words)
    for (const value of values) {
      const code = this.#codes.get(value)
      if (code !== undefined) addAll(found, this.#bits[code] as Bitset)
    }
    return found
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
    if (this.#combinations.length > docs.length * 2) this.#countOneByOne(docs, counts)
    else this.#countCombinations(docs, counts)
    return counts
  }

  /** A copy that can be changed on its own. */
  clone(): FacetColumn {
    const copy = new FacetColumn(this.#combinationOf.length, this.#words)
    copy.values.push(...this.values)
    for (const [value, code] of this.#codes) copy.#codes.set(value, code)
    for (const bits of this.#bits) copy.#bits.push(bits.slice())
    copy.#combinations.splice(0, 1, ...this.#combinations)
    for (const [key, combination] of this.#known) copy.#known.set(key, combination)
    copy.#combinationOf.set(this.#combinationOf)
    return copy
  }

  #countCombinations(docs: Int32Array, counts: Int32Array): void {
    const combinationOf = this.#combinationOf
    const times = new Int32Array(this.#combinations.length)
    for (let i = 0; i < docs.length; i++) {
      const at = combinationOf[docs[i] as number] as number
      times[at] = (times[at] as number) + 1
    }
    for (let combination = 1; combination < times.length; combination++) {
      const many = times[combination] as number
      if (many === 0) continue
      for (const code of this.#combinations[combination] as readonly number[])
        counts[code] = (counts[code] as number) + many
    }
  }

  #countOneByOne(docs: Int32Array, counts: Int32Array): void {
    for (let i = 0; i < docs.length; i++) {
      const codes = this.#combinations[this.#combinationOf[docs[i] as number] as number] as readonly number[]
      for (let j = 0; j < codes.length; j++) {
        const code = codes[j] as number
        counts[code] = (counts[code] as number) + 1
      }
    }
  }

  #intern(values: readonly string[]): number {
    const key = values.length === 1 ? (values[0] as string) : values.join('\u0000')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#combinations.push([...new Set(values)].map((value) => this.#code(value)))
    this.#known.set(key, this.#combinations.length - 1)
    return this.#combinations.length - 1
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
