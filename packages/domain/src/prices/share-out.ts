/**
 * Divides whole minor units over weights so that the parts add up exactly: each gets its share rounded down, and what is
 * left goes one by one to the largest remainders, earlier ones first. With no weight at all everything is zero.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight)
    return { index, part: Number(product / whole), remainder: product % whole }
  })
  let left = total - shares.reduce((sum, share) => sum + share.part, 0)
  const parts = shares.map((share) => share.part)
  for (const share of [...shares].sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)) {
    if (left === 0) break
    parts[share.index] = share.part + 1
    left -= 1
  }
  return parts
}
