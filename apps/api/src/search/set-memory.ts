import { type Bitset, makeBitset } from './bitset.ts'
import { type Combination, openMachine, type SetMachine, turn } from './set-machine.ts'

const pageBytes = 65_536
/** In front of the sets: as many addresses as are counted with at a time, and room for their counts. */
const listed = 1024
const frontBytes = 2 * 4 * listed
/** The first rows take in sets from elsewhere, those after them are lent during a search. */
const guests = 2
const lent = 62
const firstKept = guests + lent

/** 32-bit words that a set of this many donors takes: whole turns of the machine. */
export function wordsFor(donors: number): number {
  return Math.max(1, Math.ceil(donors / (8 * turn))) * (turn / 4)
}

/**
 * Sets of one length side by side in one memory, where they are combined and counted fast. Some rows are lent during a
 * search and used again in the next one: making a dozen sets anew gave the garbage collector more work than the search
 * itself. A search runs to its end without a pause, so they are never shared.
 */
export class SetMemory {
  readonly words: number
  readonly #bytes: number
  readonly #memory: WebAssembly.Memory
  readonly #machine: SetMachine
  /** Asking the memory for it anew costs more than combining two small sets. */
  #buffer: ArrayBuffer
  #list: Uint32Array
  #counts: Uint32Array
  #rows: Bitset[] = []
  #taken = 0

  constructor(words: number, from?: SetMemory) {
    this.words = words
    this.#bytes = words * 4
    const rows = from ? from.#rows.length : firstKept
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(this.addressOf(rows) / pageBytes) })
    this.#buffer = this.#memory.buffer
    this.#list = new Uint32Array(this.#buffer, 0, listed)
    this.#counts = new Uint32Array(this.#buffer, 4 * listed, listed)
    this.#machine = openMachine(this.#memory)
    this.#look(rows)
    if (from)
      new Uint8Array(this.#memory.buffer).set(
        new Uint8Array(from.#memory.buffer, this.addressOf(firstKept), (rows - firstKept) * this.#bytes),
        this.addressOf(firstKept),
      )
  }

  clone(): SetMemory {
    return new SetMemory(this.words, this)
  }

  /** Adds an empty set; gives its number. Sets that were given before are of no use afterwards. */
  add(): number {
    const row = this.#rows.length
    const missing = this.addressOf(row + 1) - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / pageBytes))
    this.#look(row + 1)
    return row
  }

  row(at: number): Bitset {
    return this.#rows[at] as Bitset
  }

  /** Where a row lies, for `countEach`; it stays there. */
  addressOf(row: number): number {
    return frontBytes + row * this.#bytes
  }

  /** A set that holds anything, until `release`. */
  take(): Bitset {
    return this.#taken < lent ? this.row(guests + this.#taken++) : makeBitset(this.words)
  }

  /** All lent sets may be taken again. */
  release(): void {
    this.#taken = 0
  }

  /** a and b, a or b, …: into a lent set unless another is given, which may be one of both. */
  combine(how: Combination, a: Bitset, b: Bitset, into: Bitset = this.take()): Bitset {
    const start = this.#address(a, 0)
    const isOwn = into.buffer === this.#buffer
    const goal = isOwn ? into.byteOffset : this.addressOf(0)
    this.#machine[how](start, this.#address(b, 1), start + this.#bytes, goal)
    if (!isOwn) into.set(this.row(0))
    return into
  }

  countBits(set: Bitset): number {
    return this.countCommon(set, set)
  }

  countCommon(a: Bitset, b: Bitset): number {
    const start = this.#address(a, 0)
    return this.#machine.countCommon(start, a === b ? start : this.#address(b, 1), start + this.#bytes)
  }

  /**
   * How many members of a set are in each of these rows.
   * @param addresses of rows (`addressOf`), of which those from `first` to before `end` are counted
   * @param counts written at the same places
   */
  countEach(set: Bitset, addresses: Uint32Array, first: number, end: number, counts: Uint32Array): void {
    const start = this.#address(set, 0)
    for (let at = first; at < end; at += listed) {
      const many = Math.min(listed, end - at)
      const list = this.#list
      for (let i = 0; i < many; i++) list[i] = addresses[at + i] as number
      this.#machine.countEach(start, 0, 4 * many, this.#bytes, 4 * listed)
      const found = this.#counts
      for (let i = 0; i < many; i++) counts[at + i] = found[i] as number
    }
  }

  /** Where a set lies; one from elsewhere is copied in. */
  #address(set: Bitset, guest: number): number {
    if (set.buffer === this.#buffer) return set.byteOffset
    this.row(guest).set(set)
    return this.addressOf(guest)
  }

  /** A memory that grew is another buffer. */
  #look(many: number): void {
    if (this.#buffer !== this.#memory.buffer) {
      this.#buffer = this.#memory.buffer
      this.#list = new Uint32Array(this.#buffer, 0, listed)
      this.#counts = new Uint32Array(this.#buffer, 4 * listed, listed)
      this.#rows = []
    }
    while (this.#rows.length < many)
      this.#rows.push(new Uint32Array(this.#buffer, this.addressOf(this.#rows.length), this.words))
  }
}
