/** One bit a donor. All sets of an index have the same number of words, so they combine word by word. */
export type Bitset = Uint32Array

export function makeBitset(words: number): Bitset {
  return new Uint32Array(words)
}

export function setBit(set: Bitset, at: number, on: boolean): void {
  const word = at >>> 5
  const bit = 1 << (at & 31)
  set[word] = on ? (set[word] as number) | bit : (set[word] as number) & ~bit
}

export function hasBit(set: Bitset, at: number): boolean {
  return (((set[at >>> 5] as number) >>> (at & 31)) & 1) === 1
}

/** a ∧ b into `into`, which may be one of them. */
export function and(a: Bitset, b: Bitset, into: Bitset): Bitset {
  for (let i = 0; i < into.length; i++) into[i] = (a[i] as number) & (b[i] as number)
  return into
}

/** Adds the bits of `from`. */
export function addAll(into: Bitset, from: Bitset): void {
  for (let i = 0; i < into.length; i++) into[i] = (into[i] as number) | (from[i] as number)
}

/** Takes away the bits of `from`. */
export function takeAway(from: Bitset, what: Bitset, into: Bitset): Bitset {
  for (let i = 0; i < into.length; i++) into[i] = (from[i] as number) & ~(what[i] as number)
  return into
}

export function countBits(set: Bitset): number {
  let total = 0
  for (let i = 0; i < set.length; i++) total += ones(set[i] as number)
  return total
}

/** How many bits both have, without building the set. */
export function countCommon(a: Bitset, b: Bitset): number {
  let total = 0
  for (let i = 0; i < a.length; i++) {
    const word = (a[i] as number) & (b[i] as number)
    if (word !== 0) total += ones(word)
  }
  return total
}

/** Positions of the set bits, ascending. */
export function listBits(set: Bitset, count: number): Int32Array {
  const list = new Int32Array(count)
  let at = 0
  for (let i = 0; i < set.length && at < count; i++) {
    let word = set[i] as number
    while (word !== 0) {
      list[at++] = (i << 5) + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
  }
  return list
}

/** Bits set in a 32-bit word. */
function ones(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
