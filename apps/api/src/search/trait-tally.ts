import type { Bitset } from './bitset.ts'
import { openMachine } from './set-machine.ts'

/** One trait of all donors: by position the number of its combination of values, and the values of each combination. */
export type TalliedTrait = {
  readonly values: readonly string[]
  /** Where the counts of its values begin. */
  readonly first: number
  readonly numbers: Uint32Array
  /** Combination 0 is "no value". */
  readonly combinations: readonly (readonly number[])[]
}

/** A trait in the rows: its least combination there, and how far apart its combinations are in its bundle. */
type Seat = { readonly trait: TalliedTrait; readonly least: number; column: number; step: number }

/** Traits counted as one: each combination of theirs that can be has a place of its own. */
type Bundle = { readonly seats: Seat[]; places: number }

const pageBytes = 65_536
/** Places of a bundle of several traits. With more, adding up costs more than the columns that are saved. */
const mostInBundle = 256
/** Places are kept in two bytes; the last one counts nothing. */
const mostPlaces = 65_535
/** Columns that the machine counts in one turn. */
const turn = 4

/**
 * Counts the values of many traits in one walk over the donors that are asked for. Each donor has a row of a few places, one
 * for each bundle of traits, and adds one at each of them; what came together at a place is then added to the values that it
 * stands for. Sets cost the same however many donors are asked for, this costs by the head.
 */
export class TraitTally<Trait extends TalliedTrait> {
  /** Traits of so many combinations that adding them up would cost more than comparing the sets of their values. */
  readonly others: readonly Trait[]
  /** Columns of the rows. */
  readonly width: number
  /** By trait; none for `others`. */
  readonly #seats: ReadonlyMap<TalliedTrait, Seat>
  readonly #tally: Uint32Array
  readonly #set: Uint32Array
  readonly #rows: Uint16Array
  readonly #walk: () => void
  /** For each value in turn: where its count stands, how many places count for it, and which. */
  readonly #sums: Uint32Array

  /** @param words 32-bit words of a set */
  constructor(traits: readonly Trait[], words: number) {
    const mostHere = Math.floor(mostPlaces / Math.max(1, traits.length))
    const isTallied = ({ values, combinations }: TalliedTrait) =>
      combinations.length <= mostHere &&
      combinations.reduce((sum, { length }) => sum + length, 0) <= values.length * words
    this.others = traits.filter((trait) => !isTallied(trait))
    const bundles = bundle(traits.filter(isTallied))
    this.#seats = new Map(bundles.flatMap(({ seats }) => seats.map((seat) => [seat.trait, seat])))
    this.width = turn * Math.ceil(bundles.length / turn)

    this.#sums = Uint32Array.from(listSums(bundles))

    // In one memory: the tally, the set that is walked, the rows.
    const places = bundles.reduce((sum, one) => sum + one.places, 0)
    const [setAt, rowBytes] = [8 * Math.ceil((places + 1) / 2), 2 * this.width]
    const rowsAt = setAt + 4 * words
    const bytes = rowsAt + 32 * words * rowBytes
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / pageBytes) })
    this.#tally = new Uint32Array(memory.buffer, 0, places)
    this.#set = new Uint32Array(memory.buffer, setAt, words)
    this.#rows = new Uint16Array(memory.buffer, rowsAt, 32 * words * this.width).fill(places)
    const machine = openMachine(memory)
    this.#walk = () => machine.tally(setAt, rowsAt, rowsAt, rowBytes, 0)
    this.#fillRows(bundles)
  }

  /** What is added up after each walk. */
  get sums(): number {
    return this.#sums.length
  }

  /**
   * Moves a donor to another combination of a trait that was known when this was made.
   * @returns false when there is no place for it
   */
  move(doc: number, trait: Trait, from: number, to: number): boolean {
    const seat = this.#seats.get(trait)
    if (!seat) return true
    const at = doc * this.width + seat.column
    this.#rows[at] = (this.#rows[at] as number) + (to - from) * seat.step
    return to >= seat.least
  }

  /** Writes how many of these donors have each value, but those of `others`. */
  count(set: Bitset, counts: Uint32Array): void {
    if (this.width === 0) return
    this.#set.set(set)
    this.#walk()
    const [tally, sums] = [this.#tally, this.#sums]
    for (let at = 0; at < sums.length; ) {
      const value = sums[at++] as number
      const end = at + 1 + (sums[at++] as number)
      let sum = 0
      while (at < end) sum += tally[sums[at++] as number] as number
      counts[value] = sum
    }
    tally.fill(0)
  }

  #fillRows(bundles: readonly Bundle[]): void {
    const [rows, width] = [this.#rows, this.width]
    let first = 0
    for (const [column, { seats, places }] of bundles.entries()) {
      const donors = seats[0]?.trait.numbers.length ?? 0
      for (let doc = 0; doc < donors; doc++) rows[doc * width + column] = first
      for (const { trait, least, step } of seats)
        for (let doc = 0; doc < donors; doc++) {
          const at = doc * width + column
          rows[at] = (rows[at] as number) + ((trait.numbers[doc] as number) - least) * step
        }
      first += places
    }
  }
}

/** As few turns of bundles as it takes that none of several traits has too many places, each filled as evenly as can be. */
function bundle(traits: readonly TalliedTrait[]): Bundle[] {
  const seats = traits
    .map((trait): Seat => ({ trait, least: trait.numbers.includes(0) ? 0 : 1, column: 0, step: 1 }))
    .sort((a, b) => placesOf(b) - placesOf(a))
  for (let width = turn; ; width += turn) {
    const bundles = Array.from({ length: width }, (): Bundle => ({ seats: [], places: 1 }))
    for (const seat of seats) {
      const emptiest = bundles.reduce((one, other) => (other.places < one.places ? other : one))
      seat.column = bundles.indexOf(emptiest)
      seat.step = emptiest.places
      emptiest.seats.push(seat)
      emptiest.places *= placesOf(seat)
    }
    if (bundles.every(({ seats, places }) => seats.length < 2 || places <= mostInBundle))
      return bundles.filter(({ seats }) => seats.length > 0)
  }
}

const placesOf = ({ trait, least }: Seat) => trait.combinations.length - least

/** What is added up for each value: see `#sums`. */
function listSums(bundles: readonly Bundle[]): number[] {
  const sums: number[] = []
  let first = 0
  for (const { seats, places } of bundles) {
    for (const { trait, least, step } of seats) {
      const placesFor: number[][] = trait.values.map(() => [])
      const many = trait.combinations.length - least
      for (let place = 0; place < places; place++)
        for (const code of trait.combinations[least + (Math.floor(place / step) % many)] as readonly number[])
          placesFor[code]?.push(first + place)
      for (const [code, list] of placesFor.entries()) sums.push(trait.first + code, list.length, ...list)
    }
    first += places
  }
  return sums
}
