const utf8 = new TextEncoder()
const [open, close, comma, zero] = [0x7b, 0x7d, 0x2c, 0x30]

/** Text to be written as it is, in words of four bytes. The last word goes on with zeros that the next text covers. */
export type Label = { readonly words: Uint32Array; readonly length: number }

/** Text as a label. */
export function labelOf(text: string): Label {
  const bytes = utf8.encode(text)
  const padded = new DataView(new ArrayBuffer(4 * Math.ceil(bytes.length / 4)))
  new Uint8Array(padded.buffer).set(bytes)
  const words = Uint32Array.from({ length: padded.byteLength / 4 }, (_, i) => padded.getUint32(4 * i, true))
  return { words, length: bytes.length }
}

/** A key of a JSON object as a label. */
export function keyOf(name: string): Label {
  return labelOf(`${JSON.stringify(name)}:`)
}

/** The digits of 0 to 9,999, each number as one word. */
const numerals = Uint32Array.from(
  { length: 10_000 },
  (_, number) => labelOf(String(number)).words[0] as number,
)

/**
 * Writes labels and counts as bytes into room that is used again and again. Text that grows piece by piece is a tree of its
 * pieces, which costs more to make, to send and to throw away than the search before it.
 */
export class ByteWriter {
  #room = new Uint8Array(16 * 1024)
  /** The same room, for words at any place. */
  #words = new DataView(this.#room.buffer)
  #length = 0

  /** One sign of ASCII. */
  sign(code: number): void {
    this.#keepRoom(1)
    this.#room[this.#length++] = code
  }

  label(label: Label): void {
    this.#keepRoom(4 * label.words.length)
    this.#length = copyLabel(this.#words, this.#length, label)
  }

  /**
   * A facet as JSON: `{"value":count,…}`. Values that nobody has are left out, unless they were asked for: then they say
   * 0. One loop over words at hand, since this writes most of what a search has to write anew.
   * @param counts of each label from `first` on, whole numbers from 0 to 2 ** 31 - 1
   * @param wanted places of the values that were asked for
   */
  counts(
    labels: readonly Label[],
    counts: ArrayLike<number>,
    first: number,
    wanted: readonly number[] | null = null,
  ): void {
    this.#keepRoom(roomFor(labels))
    const room = this.#room
    const words = this.#words
    const start = this.#length + 1
    let at = start
    room[at - 1] = open
    for (let i = 0; i < labels.length; i++) {
      const count = counts[first + i] as number
      if (count === 0 && !wanted?.includes(i)) continue
      at = copyLabel(words, at, labels[i] as Label)
      if (count < numerals.length) words.setUint32(at, numerals[count] as number, true)
      else writeDigits(room, at, count)
      at += digitsOf(count)
      room[at++] = comma
    }
    // The last comma gives way.
    if (at > start) at--
    room[at++] = close
    this.#length = at
  }

  /** What was written; the writer is empty again, and the bytes last until it writes the next. */
  take(): Uint8Array {
    const taken = this.#room.subarray(0, this.#length)
    this.#length = 0
    return taken
  }

  #keepRoom(more: number): void {
    if (this.#length + more <= this.#room.length) return
    const larger = new Uint8Array(2 * (this.#length + more))
    larger.set(this.#room)
    this.#room = larger
    this.#words = new DataView(larger.buffer)
  }
}

/** Four bytes at a time: a call that copies costs more than so short a text, and single bytes cost four times as much. */
function copyLabel(words: DataView, at: number, label: Label): number {
  const from = label.words
  for (let i = 0; i < from.length; i++) words.setUint32(at + 4 * i, from[i] as number, true)
  return at + label.length
}

/** For all of these labels with a count and a comma each, and both braces; a word may end three bytes late. */
function roomFor(labels: readonly Label[]): number {
  let most = 2 + 3 + labels.length * 11
  for (let i = 0; i < labels.length; i++) most += (labels[i] as Label).length
  return most
}

/** Digits from the last to the first. */
function writeDigits(room: Uint8Array, at: number, count: number): void {
  let digit = at + digitsOf(count)
  for (let rest = count; digit > at; rest = (rest / 10) | 0) room[--digit] = zero + (rest % 10)
}

function digitsOf(count: number): number {
  if (count < 100) return count < 10 ? 1 : 2
  if (count < 10_000) return count < 1000 ? 3 : 4
  let digits = 4
  for (let rest = (count / 10_000) | 0; rest > 0; rest = (rest / 10) | 0) digits++
  return digits
}
