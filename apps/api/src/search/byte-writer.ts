const utf8 = new TextEncoder()
const [open, close, comma, zero] = [0x7b, 0x7d, 0x2c, 0x30]

/** A key of a JSON object. */
export function labelOf(value: string): Uint8Array {
  return utf8.encode(`${JSON.stringify(value)}:`)
}

/**
 * Writes labels and counts as bytes into room that is used again and again. Text that grows piece by piece is a tree of its
 * pieces, which costs more to make, to send and to throw away than the search before it.
 */
export class ByteWriter {
  #room: Uint8Array = new Uint8Array(16 * 1024)
  #length = 0

  /** One sign of ASCII. */
  sign(code: number): void {
    if (this.#length === this.#room.length) this.#makeRoom(1)
    this.#room[this.#length++] = code
  }

  /** Labels are short, so they are copied byte by byte, which is faster than a call for each. */
  label(label: Uint8Array): void {
    if (this.#length + label.length > this.#room.length) this.#makeRoom(label.length)
    const room = this.#room
    const start = this.#length
    const { length } = label
    for (let i = 0; i < length; i++) room[start + i] = label[i] as number
    this.#length = start + length
  }

  /**
   * A facet as JSON: `{"value":count,…}`. Values that nobody has are left out, unless they were asked for: then they say
   * 0. One loop over bytes at hand, since this writes most of what a search has to write anew.
   * @param counts of each label, whole numbers from 0 to 2 ** 31 - 1
   * @param wanted places of the values that were asked for
   */
  counts(
    labels: readonly Uint8Array[],
    counts: readonly number[],
    wanted: readonly number[] | null = null,
  ): void {
    this.#keepRoom(labels)
    const room = this.#room
    const first = this.#length + 1
    let at = first
    room[at - 1] = open
    for (let i = 0; i < labels.length; i++) {
      const count = counts[i] as number
      if (count === 0 && !wanted?.includes(i)) continue
      const label = labels[i] as Uint8Array
      for (let j = 0; j < label.length; j++) room[at++] = label[j] as number
      at += digitsOf(count)
      let digit = at
      let rest = count
      do {
        const tenth = (rest / 10) | 0
        room[--digit] = zero + rest - tenth * 10
        rest = tenth
      } while (rest > 0)
      room[at++] = comma
    }
    // The last comma gives way.
    if (at > first) at--
    room[at++] = close
    this.#length = at
  }

  /** What was written, in room of its own; the writer is empty again. */
  take(): Buffer {
    const taken = Buffer.allocUnsafe(this.#length)
    taken.set(this.#room.subarray(0, this.#length))
    this.#length = 0
    return taken
  }

  /** For all of these labels with a count and a comma each, and both braces. */
  #keepRoom(labels: readonly Uint8Array[]): void {
    let most = 2 + labels.length * 11
    for (let i = 0; i < labels.length; i++) most += (labels[i] as Uint8Array).length
    if (this.#length + most > this.#room.length) this.#makeRoom(most)
  }

  #makeRoom(more: number): void {
    const larger = new Uint8Array(2 * (this.#length + more))
    larger.set(this.#room)
    this.#room = larger
  }
}

function digitsOf(count: number): number {
  let digits = 1
  for (let rest = count; rest > 9; rest = (rest / 10) | 0) digits++
  return digits
}
