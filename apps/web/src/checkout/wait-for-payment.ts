/**
 * Milliseconds before each further look at a payment that is not settled yet: very soon at first, since most
 * providers tell within a moment, then calmly. About two minutes in all; after that nobody should wait in front of a screen.
 */
const pauses = [200, 300, 500, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000]

/** The pause before look number `looks` (from 0), or null when it is time to stop waiting. */
export function pauseBefore(looks: number): number | null {
  return pauses[looks] ?? null
}
