const zero = 0x30

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

  /** A whole number from 0 to 2 ** 31 - 1. */
  count(count: number): void {
    if (this.#length + 10 > this.#room.length) this.#makeRoom(10)
    const room = this.#room
    let end = this.#length + 1
    for (let rest = count; rest > 9; rest = (rest / 10) | 0) end++
    this.#length = end
    let rest = count | 0
    do {
      const tenth = (rest / 10) | 0
      room[--end] = zero + rest - tenth * 10
      rest = tenth
    } while (rest > 0)
  }

  /** What was written, in room of its own; the writer is empty again. */
  take(): Buffer {
    const taken = Buffer.allocUnsafe(this.#length)
    taken.set(this.#room.subarray(0, this.#length))
    this.#length = 0
    return taken
  }

  #makeRoom(more: number): void {
    const larger = new Uint8Array(2 * (this.#length + more))
    larger.set(this.#room)
    this.#room = larger
  }
}
