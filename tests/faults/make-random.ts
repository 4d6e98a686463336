/** A small generator of its own: the same seed tells the same story on every machine. */
export function makeRandom(start: number) {
  let state = start >>> 0 || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return { below, pick: <T>(list: readonly T[]): T | undefined => list[below(list.length)], next }
}
