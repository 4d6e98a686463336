/** Slips forgiven in a word: one in a short one, two from eight letters on; the shortest must be right. */
function mostSlips(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The word of a site that somebody meant who mistyped it; null when none is near enough.
 * @param candidates words of the site, the commonest first: of equally near ones the first is taken
 */
export function findNearestWord(word: string, candidates: readonly string[]): string | null {
  let nearest: string | null = null
  let least = mostSlips(word) + 1
  for (const candidate of candidates) {
    const slips = countSlips(word, candidate, least)
    if (slips >= least) continue
    nearest = candidate
    least = slips
  }
  return nearest
}

/**
 * Letters added, left out, replaced or swapped with their neighbour between two words.
 * @param enough stops counting there: most words of a site are far from the one that is meant
 */
export function countSlips(a: string, b: string, enough = Number.POSITIVE_INFINITY): number {
  const [left, right] = [[...a], [...b]]
  if (Math.abs(left.length - right.length) >= enough) return enough
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  let leastOfLast = 0
  for (let row = 1; row <= left.length; row++) {
    const line = [row]
    let leastOfLine = row
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1]
      let slips = Math.min(
        (last[column] as number) + 1,
        (line[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (row > 1 && column > 1 && isSwapped) slips = Math.min(slips, (beforeLast[column - 2] as number) + 1)
      line.push(slips)
      leastOfLine = Math.min(leastOfLine, slips)
    }
    // What follows goes on from this line, or by a swap from the one before.
    if (Math.min(leastOfLine, leastOfLast + 1) >= enough) return enough
    leastOfLast = leastOfLine
    beforeLast = last
    last = line
  }
  return Math.min(enough, last[right.length] as number)
}
