const comma = 0x2c
const zero = 0x30

/**
 * Puts an answer together as bytes in room that is used again and again. Text that grows piece by piece is a tree of its
 * pieces, which costs more to make, to send and to throw away than the search before it.
 */
export class ByteWriter {
  #room = Buffer.alloc(64 * 1024)
  #length = 0

  /** Text as it is; for what is short or rare. */
  text(text: string): this {
    this.#makeRoom(text.length * 3)
    this.#length += this.#room.write(text, this.#length)
    return this
  }

  bytes(bytes: Uint8Array): this {
    this.#makeRoom(bytes.length)
    this.#room.set(bytes, this.#length)
    this.#length += bytes.length
    return this
  }

  /** A label and a count. Labels are short, so they are copied byte by byte, which is faster than a call for each. */
  count(label: Uint8Array, count: number): void {
    this.#makeRoom(label.length + 10)
    const room = this.#room
    let at = this.#length
    for (let i = 0; i < label.length; i++) room[at++] = label[i] as number
    let digits = 1
    for (let rest = count; rest > 9; rest = (rest / 10) | 0) digits++
    at += digits
    this.#length = at
    for (let rest = count; digits > 0; digits--) {
      room[--at] = zero + (rest % 10)
      rest = (rest / 10) | 0
    }
  }

  comma(): void {
    this.#makeRoom(1)
    this.#room[this.#length++] = comma
  }

  /** What was written, in room of its own; the writer is empty again. */
  take(): Buffer {
    const taken = Buffer.from(this.#room.subarray(0, this.#length))
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
