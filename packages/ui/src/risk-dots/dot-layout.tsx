/** Above this a dot no longer stands for one child, and the words must carry the number alone. */
const largestDrawnDenominator = 600

/** The real denominator as dots, with one marked a little past the middle; undefined when it is too large to draw. */
export function dotLayout(oneIn: number): { count: number; marked: number } | undefined {
  const count = Math.round(oneIn)
  if (!Number.isFinite(count) || count < 2 || count > largestDrawnDenominator) return undefined
  return { count, marked: Math.floor(count * 0.56) }
}
