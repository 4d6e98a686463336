import { type Bitset, setBit } from './bitset.ts'
import { keyOf, type Label } from './byte-writer.ts'
import type { Members } from './members.ts'
import type { SetMemory } from './set-memory.ts'

/** The values of one trait, the set of donors that have each, and the combinations of values that occur. */
export type Column<Name extends string = string> = {
  readonly name: Name
  /** The name and the values as keys of a JSON object, written once. */
  readonly label: Label
  readonly labels: Label[]
  values: string[]
  codes: Map<string, number>
  rows: number[]
  /** Where the counts of its values begin among those of the table. */
  first: number
  /** Number of the combination of each donor, by position. */
  readonly numbers: Uint32Array
  /** Combination 0 is "no value". */
  combinations: (readonly number[])[]
  known: Map<string, number>
}

/** Donors counted one by one for one trait in the time in which one word of one value's set is counted. */
const donorsPerWord = 1 / 50

/** Counts of all values of a table, those of a trait from its `first` on. */
export type Counts = Uint32Array

/**
 * Traits of donors, kept twice: as a set of donors for each value, and as one number for each donor (which combination of
 * values it has). Counting many donors compares sets; counting few looks each of them up, which costs less when a trait
 * has many values.
 */
export class FacetTable<Name extends string> {
  /** In the order of the names. */
  readonly columns: readonly Column<Name>[]
  readonly #byName: ReadonlyMap<Name, Column<Name>>
  readonly #sets: SetMemory
  /** Where the sets of all values lie, trait by trait; made when first counted after a value was added. */
  #addresses: Uint32Array | null = null
  /** Room for counting. */
  #counts: Counts = new Uint32Array()

  constructor(names: readonly Name[], size: number, sets: SetMemory, from?: FacetTable<Name>) {
    this.#sets = sets
    this.columns = names.map((name) => (from ? copyColumn(from.#column(name)) : makeColumn(name, size)))
    this.#byName = new Map(this.columns.map((column) => [column.name, column]))
  }

  /** The same traits, to be changed on their own, in a copy of the memory. */
  moveTo(sets: SetMemory): FacetTable<Name> {
    return new FacetTable([...this.#byName.keys()], 0, sets, this)
  }

  /** All values of a trait, in the order of the counts. */
  values(name: Name): readonly string[] {
    return this.#column(name).values
  }

  /** Place of a value in `values`, -1 when nobody has it. */
  place(name: Name, value: string): number {
    return this.#column(name).codes.get(value) ?? -1
  }

  /** Replaces the values of one donor; false when they are what they were. */
  set(doc: number, name: Name, values: readonly string[]): boolean {
    const column = this.#column(name)
    const { numbers } = column
    const old = numbers[doc] as number
    const next = this.#intern(column, values)
    if (next === old) return false
    for (const code of column.combinations[old] as readonly number[]) this.#mark(column, code, doc, false)
    for (const code of column.combinations[next] as readonly number[]) this.#mark(column, code, doc, true)
    numbers[doc] = next
    return true
  }

  /** Donors that have any of these values; not to be changed, and of use as long as the search. */
  any(name: Name, values: readonly string[]): Bitset {
    const { codes, rows } = this.#column(name)
    let found: Bitset | null = null
    let isOwn = false
    for (let i = 0; i < values.length; i++) {
      const code = codes.get(values[i] as string)
      if (code === undefined) continue
      const set = this.#sets.row(rows[code] as number)
      if (found === null) found = set
      else {
        found = this.#sets.combine('or', found, set, isOwn ? found : this.#sets.take())
        isOwn = true
      }
    }
    return found ?? this.#sets.take().fill(0)
  }

  /**
   * How many donors have each value.
   * @param among for all traits but those of `without`, which have donors of their own
   * @returns good until the table is counted again
   */
  count(among: Members, without?: ReadonlyMap<string, Members>): Counts {
    const addresses = this.#addresses ?? this.#layOut()
    this.#countColumns(this.columns, addresses, among)
    for (const [name, own] of without ?? []) {
      const column = this.#byName.get(name as Name)
      if (column) this.#countColumns([column], addresses, own)
    }
    return this.#counts
  }

  /** Place of a value's count; -1 when nobody has it. */
  countAt(name: Name, value: string): number {
    const { first, codes } = this.#column(name)
    const code = codes.get(value)
    return code === undefined ? -1 : first + code
  }

  #countColumns(columns: readonly Column<Name>[], addresses: Uint32Array, among: Members): void {
    const { first } = columns[0] as Column
    const last = columns[columns.length - 1] as Column
    const end = last.first + last.rows.length
    if (among.count * columns.length < (end - first) * this.#sets.words * donorsPerWord) {
      this.#counts.fill(0, first, end)
      for (const column of columns) countEach(column, among.docs, this.#counts)
    } else this.#sets.countEach(among.bits, addresses.subarray(first, end), this.#counts, first)
  }

  #layOut(): Uint32Array {
    const rows: number[] = []
    for (const column of this.columns) {
      column.first = rows.length
      rows.push(...column.rows)
    }
    this.#counts = new Uint32Array(rows.length)
    this.#addresses = Uint32Array.from(rows, (row) => this.#sets.addressOf(row))
    return this.#addresses
  }

  #column(name: Name): Column<Name> {
    return this.#byName.get(name) as Column<Name>
  }

  #mark(column: Column, code: number, doc: number, on: boolean): void {
    setBit(this.#sets.row(column.rows[code] as number), doc, on)
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
        column.labels.push(keyOf(value))
        column.codes.set(value, code)
        column.rows.push(this.#sets.add())
        this.#addresses = null
      }
      return code
    })
    column.combinations.push(codes)
    column.known.set(key, column.combinations.length - 1)
    return column.combinations.length - 1
  }
}

function countEach({ first, combinations, numbers }: Column, docs: readonly number[], counts: Counts): void {
  for (let i = 0; i < docs.length; i++) {
    const codes = combinations[numbers[docs[i] as number] as number] as readonly number[]
    for (let j = 0; j < codes.length; j++) {
      const at = first + (codes[j] as number)
      counts[at] = (counts[at] as number) + 1
    }
  }
}

function makeColumn<Name extends string>(name: Name, size: number): Column<Name> {
  return {
    name,
    label: keyOf(name),
    labels: [],
    values: [],
    codes: new Map(),
    rows: [],
    first: 0,
    numbers: new Uint32Array(size),
    combinations: [[]],
    known: new Map([['', 0]]),
  }
}

function copyColumn<Name extends string>(column: Column<Name>): Column<Name> {
  return {
    name: column.name,
    label: column.label,
    labels: [...column.labels],
    values: [...column.values],
    codes: new Map(column.codes),
    rows: [...column.rows],
    first: column.first,
    numbers: column.numbers.slice(),
    combinations: [...column.combinations],
    known: new Map(column.known),
  }
}
