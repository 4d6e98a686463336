const zero = 0x30

/**
 * Writes labels and counts as bytes into room that is used again and again. Text that grows piece by piece is a tree of its
 * pieces, which costs more to make, to send and to throw away than the search before it.
 */
export class ByteWriter {
  #room = Buffer.alloc(16 * 1024)
  #length = 0

  /** One sign of ASCII. */
  sign(code: number): void {
    this.#makeRoom(1)
    this.#room[this.#length++] = code
  }

  /** Labels are short, so they are copied byte by byte, which is faster than a call for each. */
  label(label: Uint8Array): void {
    this.#makeRoom(label.length)
    for (let i = 0; i < label.length; i++) this.#room[this.#length++] = label[i] as number
  }

  /** A whole number from 0 to 2 ** 31 - 1. */
  count(count: number): void {
    this.#makeRoom(10)
    let digits = 1
    for (let rest = count; rest > 9; rest = (rest / 10) | 0) digits++
    this.#length += digits
    let at = this.#length
    for (let rest = count; digits > 0; digits--) {
      this.#room[--at] = zero + (rest % 10)
      rest = (rest / 10) | 0
    }
  }

  /** What was written, in room of its own; the writer is empty again. */
  take(): Buffer {
    const taken = Buffer.allocUnsafe(this.#length)
    this.#room.copy(taken, 0, 0, this.#length)
    this.#length = 0
    return taken
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#room.length) return
    const larger = Buffer.alloc(2 * (this.#length + more))
    this.#room.copy(larger, 0, 0, this.#length)
    this.#room = larger
  }
}
