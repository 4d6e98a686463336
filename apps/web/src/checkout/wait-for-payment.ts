/**
 * Milliseconds before each further look at a payment that is not settled yet: soon at first, then calmly. About two
 * minutes in all; after that nobody should wait in front of a screen.
 */
const pauses = [700, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000]

/** The pause before look number `looks` (from 0), or null when it is time to stop waiting. */
export function pauseBefore(looks: number): number | null {
  return pauses[looks] ?? null
}
