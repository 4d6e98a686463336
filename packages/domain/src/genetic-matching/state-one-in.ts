/** Whole numbers up to here are said as they are; larger ones to two figures, as nobody weighs 1 in 24,137. */
const saidExactly = 1000

/**
 * The N of "1 in N". Rounded down, never up: a smaller N is a greater risk, so what is said is never less than what was
 * worked out.
 *
 * @param risk probability, 0 to 1
 * @returns a whole number from 1; null where there is no risk to state
 */
export function stateOneIn(risk: number): number | null {
  if (!(risk > 0)) return null
  // 1/(1/241) is 240.99999999999997 in binary fractions.
  const exact = Math.floor((1 / risk) * (1 + 1e-12))
  // Beyond what counts as a whole number there is nothing to round.
  if (!Number.isSafeInteger(exact)) return Number.MAX_SAFE_INTEGER
  if (exact <= saidExactly) return Math.max(1, exact)
  const step = 10 ** (String(exact).length - 2)
  return Math.floor(exact / step) * step
}
