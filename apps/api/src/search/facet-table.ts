import { type Bitset, setBit } from './bitset.ts'
import { type FacetSheet, makeSheet } from './facet-sheet.ts'
import { form } from './market-traits.ts'
import type { Members } from './members.ts'
import type { SetMemory } from './set-memory.ts'

/** The values of one trait, the set of donors that have each, and the combinations of values that occur. */
export type Column<Name extends string = string> = {
  readonly name: Name
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
type Counts = Uint32Array

/** All values of a table in a row: where their sets lie, their texts, and room to count them. */
type Layout = { readonly addresses: Uint32Array; readonly sheet: FacetSheet; readonly counts: Counts }

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
  /** Made when first asked for after a value was added. */
  #layout: Layout | null = null

  constructor(names: readonly Name[], size: number, sets: SetMemory, from?: FacetTable<Name>) {
    this.#sets = sets
    this.columns = names.map((name) => (from ? copyColumn(from.#column(name)) : makeColumn(name, size)))
    this.#byName = new Map(this.columns.map((column) => [column.name, column]))
  }

  /** The same traits, to be changed on their own, in a copy of the memory. */
  moveTo(sets: SetMemory): FacetTable<Name> {
    return new FacetTable([...this.#byName.keys()], 0, sets, this)
  }

  /** Place of a value among the counts, -1 when nobody has it or there is no such trait here. */
  place(name: string, value: string): number {
    this.#layOut()
    const column = this.#byName.get(name as Name)
    const code = column?.codes.get(value)
    return column === undefined || code === undefined ? -1 : column.first + code
  }

  /** The texts of all traits but `form`, which nobody asks for under this name. */
  get sheet(): FacetSheet {
    return this.#layOut().sheet
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

  /** Donors that have every one of these values; as of `any`. */
  every(name: Name, values: readonly string[]): Bitset {
    const { codes, rows } = this.#column(name)
    const sets = values
      .map((value) => codes.get(value))
      .map((code) => (code === undefined ? null : rows[code]))
    const [first, ...others] = sets
    if (first == null || others.includes(null)) return this.#sets.take().fill(0)
    if (others.length === 0) return this.#sets.row(first)
    let found = this.#sets.row(first)
    const own = this.#sets.take()
    for (const row of others) found = this.#sets.combine('and', found, this.#sets.row(row as number), own)
    return found
  }

  /**
   * How many donors have each value.
   * @param among for all traits but those of `without`, which have donors of their own
   * @returns good until the table is counted again
   */
  count(among: Members, without: ReadonlyMap<string, Members>): Counts {
    const layout = this.#layOut()
    this.#countColumns(this.columns, layout, among)
    for (const [name, own] of without) {
      const column = this.#byName.get(name as Name)
      if (column) this.#countColumns([column], layout, own)
    }
    return layout.counts
  }

  /** How many of those last counted have a value. */
  countOf(name: Name, value: string): number {
    return this.#layOut().counts[this.place(name, value)] ?? 0
  }

  #countColumns(columns: readonly Column<Name>[], { addresses, counts }: Layout, among: Members): void {
    const { first } = columns[0] as Column
    const last = columns[columns.length - 1] as Column
    const end = last.first + last.rows.length
    if (among.count * columns.length < (end - first) * this.#sets.words * donorsPerWord) {
      counts.fill(0, first, end)
      for (const column of columns) countEach(column, among.docs, counts)
    } else this.#sets.countEach(among.bits, addresses, first, end, counts)
  }

  #layOut(): Layout {
    if (this.#layout) return this.#layout
    const rows: number[] = []
    for (const column of this.columns) {
      column.first = rows.length
      rows.push(...column.rows)
    }
    this.#layout = {
      addresses: Uint32Array.from(rows, (row) => this.#sets.addressOf(row)),
      sheet: makeSheet(this.columns.filter(({ name }) => name !== form)),
      counts: new Uint32Array(rows.length),
    }
    return this.#layout
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
        column.codes.set(value, code)
        column.rows.push(this.#sets.add())
        this.#layout = null
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
    values: [...column.values],
    codes: new Map(column.codes),
    rows: [...column.rows],
    first: column.first,
    numbers: column.numbers.slice(),
    combinations: [...column.combinations],
    known: new Map(column.known),
  }
}
