/**
 * One bit a donor. All sets of an index have the same number of words, so they combine word by word; `SetMemory` does it fast.
 */
export type Bitset = Uint32Array

export function makeBitset(words: number): Bitset {
  return new Uint32Array(words)
}

/** @returns false when it was so already */
export function setBit(set: Bitset, at: number, on: boolean): boolean {
  if (hasBit(set, at) === on) return false
  set[at >>> 5] = (set[at >>> 5] as number) ^ (1 << (at & 31))
  return true
}

export function hasBit(set: Bitset, at: number): boolean {
  return (((set[at >>> 5] as number) >>> (at & 31)) & 1) === 1
}

/** Positions of the set bits, ascending. */
export function listBits(set: Bitset, count: number): number[] {
  const list = new Array<number>(count)
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
