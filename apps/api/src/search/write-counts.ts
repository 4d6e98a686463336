import type { ByteWriter } from './byte-writer.ts'

const utf8 = new TextEncoder()
const [open, close, comma] = [0x7b, 0x7d, 0x2c]

/** A key of a JSON object. */
export function labelOf(value: string): Uint8Array {
  return utf8.encode(`${JSON.stringify(value)}:`)
}

/**
 * A facet as JSON. Values that nobody has are left out, unless they were asked for: then they say 0.
 * @param labels of each count
 * @param wanted places of the values that were asked for
 */
export function writeCounts(
  writer: ByteWriter,
  labels: readonly Uint8Array[],
  counts: readonly number[],
  wanted: readonly number[] | null = null,
): void {
  writer.sign(open)
  let isFirst = true
  for (let i = 0; i < labels.length; i++) {
    const count = counts[i] as number
    if (count === 0 && !wanted?.includes(i)) continue
    if (!isFirst) writer.sign(comma)
    isFirst = false
    writer.label(labels[i] as Uint8Array)
    writer.count(count)
  }
  writer.sign(close)
}
