import type { FacetSheet } from './facet-sheet.ts'

const [open, close, comma, zero] = [0x7b, 0x7d, 0x2c, 0x30]
/** The digits of a count and a comma. */
const roomForCount = 11
/** A word of four bytes may stick out of what it writes. */
const edge = 4

/**
 * Writes facets as bytes into room that is used again and again. Text that grows piece by piece is a tree of its pieces,
 * which costs more to make, to send and to throw away than the search before it.
 */
export class ByteWriter {
  #room = Buffer.alloc(16 * 1024)
  /** The same room, for words at any place. */
  #words = viewOf(this.#room)
  #length = 0

  open(): void {
    this.#keepRoom(1)
    this.#room[this.#length++] = open
  }

  /**
   * Facets as members of an object, each `"name":{"value":count,…},`. Values that nobody has are left out, unless they were
   * asked for: then they say 0. One loop over memory that lies in a row: this writes most of what a search has to write
   * anew, and between two searches the processor has forgotten where single pieces lie.
   * @param counts of each value at its place, whole numbers from 0 to 2 ** 31 - 1
   * @param wanted places of the values that were asked for
   */
  facets(sheet: FacetSheet, counts: ArrayLike<number>, wanted: readonly number[]): void {
    this.#keepRoom(sheet.bytes + sheet.values * roomForCount)
    const { words: from } = sheet
    const room = this.#room
    const words = this.#words
    let to = this.#length
    for (let at = 0; at < from.length; ) {
      let place = from[at++] as number
      const last = place + (from[at++] as number)
      const length = from[at++] as number
      for (let i = 0; i < length; i += 4) words.setUint32(to + i, from[at++] as number, true)
      to += length
      for (; place < last; place++) {
        const length = from[at++] as number
        const count = counts[place] as number
        if (count === 0 && !wanted.includes(place)) {
          at += (length + 3) >>> 2
          continue
        }
        // A call that copies costs more than so short a text, and single bytes cost four times as much.
        for (let i = 0; i < length; i += 4) words.setUint32(to + i, from[at++] as number, true)
        to = writeDigits(room, to + length, count)
        room[to++] = comma
      }
      if (room[to - 1] === comma) to--
      room[to++] = close
      room[to++] = comma
    }
    this.#length = to
  }

  /** Closes an object that has members. The last comma gives way. */
  close(): void {
    this.#room[this.#length - 1] = close
  }

  /** What was written; the writer is empty again. */
  take(): string {
    const taken = this.#room.toString('utf8', 0, this.#length)
    this.#length = 0
    return taken
  }

  #keepRoom(more: number): void {
    const needed = this.#length + more + edge
    if (needed <= this.#room.length) return
    const larger = Buffer.alloc(2 * needed)
    larger.set(this.#room)
    this.#room = larger
    this.#words = viewOf(larger)
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer) => new DataView(buffer, byteOffset, byteLength)

/** @returns the place behind the digits */
function writeDigits(room: Uint8Array, at: number, count: number): number {
  const end = at + digitsOf(count)
  let rest = count
  for (let digit = end; digit > at; ) {
    const tens = (rest / 10) | 0
    room[--digit] = zero + rest - 10 * tens
    rest = tens
  }
  return end
}

function digitsOf(count: number): number {
  if (count < 100) return count < 10 ? 1 : 2
  if (count < 10_000) return count < 1000 ? 3 : 4
  let digits = 4
  for (let rest = (count / 10_000) | 0; rest > 0; rest = (rest / 10) | 0) digits++
  return digits
}
