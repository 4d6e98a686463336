const utf8 = new TextEncoder()

/** The texts of facets as `ByteWriter` copies them: in one piece, since looking up 160 small ones costs more than the counting. */
export type FacetSheet = {
  /**
   * For each facet: the place of its first count, how many values it has, its name, its values. Texts are a length in bytes
   * and words of four bytes, of which the last goes on with zeros.
   */
  readonly words: Uint32Array
  /** How long all texts are together. */
  readonly bytes: number
  readonly values: number
}

/** @param first place of the count of its first value */
export type FacetNames = { readonly name: string; readonly values: readonly string[]; readonly first: number }

/** Lays out facets in their order. */
export function makeSheet(facets: readonly FacetNames[]): FacetSheet {
  const words: number[] = []
  let bytes = 0
  const add = (text: string) => {
    const signs = utf8.encode(text)
    const padded = new DataView(new ArrayBuffer(4 * Math.ceil(signs.length / 4)))
    new Uint8Array(padded.buffer).set(signs)
    words.push(signs.length)
    for (let at = 0; at < padded.byteLength; at += 4) words.push(padded.getUint32(at, true))
    bytes += signs.length
  }
  for (const { name, values, first } of facets) {
    words.push(first, values.length)
    // With the bracket behind it, and room for the one that closes and a comma.
    add(`${JSON.stringify(name)}:{`)
    bytes += 2
    for (const value of values) add(`${JSON.stringify(value)}:`)
  }
  return {
    words: Uint32Array.from(words),
    bytes,
    values: facets.reduce((sum, { values }) => sum + values.length, 0),
  }
}
