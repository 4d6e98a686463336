import { type Bitset, setBit } from './bitset.ts'
import { type FacetSheet, makeSheet } from './facet-sheet.ts'
import { form } from './market-traits.ts'
import type { Members } from './members.ts'
import type { SetMemory } from './set-memory.ts'
import { TraitTally } from './trait-tally.ts'

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

/** Measured: what else is done in the time in which so many words of values' sets are counted. */
const wordsPer = {
  /** A donor is looked up for one trait. */
  lookedUp: 50,
  /** A donor is met in the walk of a tally, and at one of its columns. */
  met: 10,
  column: 2.5,
  /** One number of a tally's sums. */
  sum: 6,
}

/** Counts of all values of a table, those of a trait from its `first` on. */
type Counts = Uint32Array

/** All values of a table in a row: where their sets lie, their texts, room to count them, and the tally of their traits. */
type Layout = {
  readonly addresses: Uint32Array
  readonly sheet: FacetSheet
  readonly counts: Counts
  readonly tally: TraitTally<Column>
}

/**
 * Traits of donors, kept twice: as a set of donors for each value, and as one number for each donor (which combination of
 * values it has). Counting many donors compares sets; counting few goes from donor to donor, through a tally of all traits
 * or, of a single trait, by looking its numbers up.
 */
export class FacetTable<Name extends string> {
  /** In the order of the names. */
  readonly columns: readonly Column<Name>[]
  readonly #byName: ReadonlyMap<Name, Column<Name>>
  readonly #sets: SetMemory
  /** Made when first asked for after a value or a combination was added. */
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

  /** Gets ready to count, which takes long with many donors: not while somebody waits. */
  prepare(): void {
    this.#layOut()
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
    if (this.#layout && !this.#layout.tally.move(doc, column, old, next)) this.#layout = null
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
    this.#countAll(layout, among)
    for (const [name, own] of without) {
      const column = this.#byName.get(name as Name)
      if (column) this.#countColumn(column, layout, own)
    }
    return layout.counts
  }

  /** How many of those last counted have a value. */
  countOf(name: Name, value: string): number {
    return this.#layOut().counts[this.place(name, value)] ?? 0
  }

  #countAll({ addresses, counts, tally }: Layout, among: Members): void {
    const { others, width, sums } = tally
    const tallying = among.count * (wordsPer.met + width * wordsPer.column) + sums * wordsPer.sum
    if (tallying < counts.length * this.#sets.words) {
      tally.count(among.bits, counts)
      for (const { first, rows } of others)
        this.#sets.countEach(among.bits, addresses, first, first + rows.length, counts)
    } else this.#sets.countEach(among.bits, addresses, 0, counts.length, counts)
  }

  #countColumn(column: Column<Name>, { addresses, counts }: Layout, among: Members): void {
    const { first, rows } = column
    const end = first + rows.length
    if (among.count * wordsPer.lookedUp < (end - first) * this.#sets.words) {
      counts.fill(0, first, end)
      countEach(column, among.docs, counts)
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
      tally: new TraitTally(this.columns, this.#sets.words),
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
      }
      return code
    })
    this.#layout = null
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
