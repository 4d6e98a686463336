import { addAll, type Bitset, countCommon, makeBitset, setBit } from './bitset.ts'

/** The values of one trait: which donors have each, and the combinations of values that occur. */
type Column = {
  values: string[]
  codes: Map<string, number>
  bits: Bitset[]
  /** Combination 0 is "no value". */
  combinations: (readonly number[])[]
  known: Map<string, number>
}

/**
 * Traits of donors as sets and numbers. Donors share few combinations of values, so each donor holds one number a trait,
 * and all its numbers lie side by side: counting reads one or two cache lines a donor, where an array for each trait cost a
 * miss for each (at 100,000 donors most of a search). Where walking the sets is shorter, the sets are walked.
 */
export class FacetTable<Name extends string> {
  readonly #names: readonly Name[]
  readonly #columns: Column[]
  readonly #numbers: Uint32Array
  readonly #words: number

  constructor(names: readonly Name[], size: number, words: number, from?: FacetTable<Name>) {
    this.#names = names
    this.#words = words
    this.#numbers = from ? from.#numbers.slice() : new Uint32Array(size * names.length)
    this.#columns = from ? from.#columns.map(copyColumn) : names.map(makeColumn)
  }

  /** A copy that can be changed on its own. */
  clone(): FacetTable<Name> {
    return new FacetTable(this.#names, 0, this.#words, this)
  }

  /** All values of a trait, in the order of the counts. */
  values(name: Name): readonly string[] {
    return this.#column(name).values
  }

  /** Replaces the values of one donor. */
  set(doc: number, name: Name, values: readonly string[]): void {
    const at = this.#names.indexOf(name)
    const column = this.#columns[at] as Column
    const cell = doc * this.#names.length + at
    const old = this.#numbers[cell] as number
    const next = this.#intern(column, values)
    if (next === old) return
    for (const code of column.combinations[old] as readonly number[])
      setBit(column.bits[code] as Bitset, doc, false)
    for (const code of column.combinations[next] as readonly number[])
      setBit(column.bits[code] as Bitset, doc, true)
    this.#numbers[cell] = next
  }

  /** Donors that have any of these values; a set of the caller's own. */
  any(name: Name, values: readonly string[]): Bitset {
    const { codes, bits } = this.#column(name)
    const found = makeBitset(this.#words)
    for (const value of values) {
      const code = codes.get(value)
      if (code !== undefined) addAll(found, bits[code] as Bitset)
    }
    return found
  }

  /**
   * How many donors of a set have each value of each trait.
   * @param docs the members of `set`
   * @returns for each name, counts in the order of `values(name)`
   */
  count(names: readonly Name[], set: Bitset, docs: Int32Array): Map<Name, Int32Array> {
    const counted = new Map<Name, Int32Array>()
    const together: number[] = []
    for (const name of names) {
      const at = this.#names.indexOf(name)
      const column = this.#columns[at] as Column
      if (docs.length > column.values.length * this.#words)
        counted.set(
          name,
          Int32Array.from(column.bits, (bits) => countCommon(set, bits)),
        )
      else together.push(at)
    }
    this.#countTogether(together, docs, counted)
    return counted
  }

  #countTogether(columns: readonly number[], docs: Int32Array, into: Map<Name, Int32Array>): void {
    const asked = Int32Array.from(columns)
    const starts = new Int32Array(asked.length)
    let length = 0
    for (let j = 0; j < asked.length; j++) {
      starts[j] = length
      length += (this.#columns[asked[j] as number] as Column).combinations.length
    }
    const times = new Int32Array(length)
    const numbers = this.#numbers
    const width = this.#names.length
    for (let i = 0; i < docs.length; i++) {
      const row = (docs[i] as number) * width
      for (let j = 0; j < asked.length; j++) {
        const at = (starts[j] as number) + (numbers[row + (asked[j] as number)] as number)
        times[at] = (times[at] as number) + 1
      }
    }
    for (let j = 0; j < asked.length; j++) {
      const at = asked[j] as number
      into.set(this.#names[at] as Name, spread(this.#columns[at] as Column, times, starts[j] as number))
    }
  }

  #column(name: Name): Column {
    return this.#columns[this.#names.indexOf(name)] as Column
  }

  #intern(column: Column, values: readonly string[]): number {
    // Sorted, so that the same values in another order are no other combination.
    const key = values.length === 1 ? (values[0] as string) : [...values].sort().join('\u0000')
    const known = column.known.get(key)
    if (known !== undefined) return known
    const codes = [...new Set(values)].map((value) => {
      const code = column.codes.get(value) ?? column.values.length
      if (code === column.values.length) {
        column.values.push(value)
        column.codes.set(value, code)
        column.bits.push(makeBitset(this.#words))
      }
      return code
    })
    column.combinations.push(codes)
    column.known.set(key, column.combinations.length - 1)
    return column.combinations.length - 1
  }
}

/** From counts of combinations to counts of values. */
function spread({ combinations, values }: Column, times: Int32Array, start: number): Int32Array {
  const counts = new Int32Array(values.length)
  for (let combination = 1; combination < combinations.length; combination++) {
    const many = times[start + combination] as number
    if (many === 0) continue
    const codes = combinations[combination] as readonly number[]
    for (let i = 0; i < codes.length; i++)
      counts[codes[i] as number] = (counts[codes[i] as number] as number) + many
  }
  return counts
}

function makeColumn(): Column {
  return { values: [], codes: new Map(), bits: [], combinations: [[]], known: new Map([['', 0]]) }
}

function copyColumn(column: Column): Column {
  return {
    values: [...column.values],
    codes: new Map(column.codes),
    bits: column.bits.map((bits) => bits.slice()),
    combinations: [...column.combinations],
    known: new Map(column.known),
  }
}
