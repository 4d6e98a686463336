/**
 * A facet as JSON. Values that nobody has are left out, unless they were asked for: then they say 0.
 * @param labels `"value":` for each count
 * @param wanted places of the values that were asked for
 */
export function printCounts(
  labels: readonly string[],
  counts: ArrayLike<number>,
  wanted: readonly number[] = [],
): string {
  let text = '{'
  for (let i = 0; i < labels.length; i++) {
    const count = counts[i] as number
    if (count === 0 && !wanted.includes(i)) continue
    if (text.length > 1) text += ','
    text += (labels[i] as string) + count
  }
  return `${text}}`
}
