import type { Bitset } from './bitset.ts'
import { type CountCommon, openCounter, turn } from './count-common.ts'

const pageBytes = 65_536
/** Rows 0 and 1 hold the sets that are counted. */
const held = 0
const other = 1

/** Words that a set of this many donors takes: whole turns of the counting loop. */
export function wordsFor(donors: number): number {
  return Math.max(1, Math.ceil(donors / (8 * turn))) * (turn / 4)
}

/** Sets of one length that lie in one memory, where they are counted fast. */
export class BitRows {
  readonly #words: number
  readonly #memory: WebAssembly.Memory
  readonly #count: CountCommon
  #rows: Bitset[] = []

  constructor(words: number, from?: BitRows) {
    this.#words = words
    const bytes = from ? from.#memory.buffer.byteLength : 2 * words * 4
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / pageBytes) })
    this.#count = openCounter(this.#memory)
    if (from) new Uint8Array(this.#memory.buffer).set(new Uint8Array(from.#memory.buffer))
    this.#look(from ? from.#rows.length : 2)
  }

  clone(): BitRows {
    return new BitRows(this.#words, this)
  }

  /** Adds an empty set; gives its number. Sets that `row` gave before are of no use afterwards. */
  add(): number {
    const row = this.#rows.length
    const missing = (row + 1) * this.#words * 4 - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / pageBytes))
    this.#look(row + 1)
    return row
  }

  row(at: number): Bitset {
    return this.#rows[at] as Bitset
  }

  /** The set that `countEach` counts against. */
  hold(set: Bitset): void {
    this.row(held).set(set)
  }

  /** How many members of the held set are in each of these rows. */
  countEach(rows: readonly number[], counts: number[]): void {
    const bytes = this.#words * 4
    for (let i = 0; i < rows.length; i++) counts[i] = this.#count(held, (rows[i] as number) * bytes, bytes)
  }

  countBits(set: Bitset): number {
    this.hold(set)
    return this.#count(held, held, this.#words * 4)
  }

  countCommon(a: Bitset, b: Bitset): number {
    this.hold(a)
    this.row(other).set(b)
    const bytes = this.#words * 4
    return this.#count(held, other * bytes, bytes)
  }

  /** A memory that grew is another buffer. */
  #look(many: number): void {
    const { buffer } = this.#memory
    const bytes = this.#words * 4
    if (this.#rows[0]?.buffer !== buffer) this.#rows = []
    while (this.#rows.length < many)
      this.#rows.push(new Uint32Array(buffer, this.#rows.length * bytes, this.#words))
  }
}
