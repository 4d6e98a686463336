/** Reads what was typed: whole numbers only, kept between the bounds; anything else is the lower bound. */
export function clampQuantity(typed: string | number, minimum: number, maximum: number): number {
  const number = typeof typed === 'number' ? typed : Number.parseInt(typed, 10)
  if (!Number.isFinite(number)) return minimum
  return Math.min(maximum, Math.max(minimum, Math.trunc(number)))
}
