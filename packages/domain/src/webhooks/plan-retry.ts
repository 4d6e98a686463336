/** Tries in all; after the last a delivery has failed until somebody sends it again. */
export const mostTries = 10

const firstSeconds = 30
const longestSeconds = 12 * 3600

/**
 * Seconds until the next try: half a minute, then four times as long each time, at most twelve hours; a tenth more or less,
 * so that what failed together does not come back together. Ten tries take about two days.
 *
 * @param tries made so far, at least one
 * @param random from 0 up to 1
 * @returns null when that was the last
 */
export function planRetry(tries: number, random: number): number | null {
  if (tries >= mostTries) return null
  const wait = Math.min(firstSeconds * 4 ** (tries - 1), longestSeconds)
  return Math.round(wait * (0.9 + random * 0.2))
}

const patienceMs = 24 * 3600_000
const fewestFailures = 5

/**
 * Whether an endpoint is given a rest: nothing has reached it for a day, and not for want of trying. Ten orders that fail
 * in one bad minute are no reason, and neither is a single one.
 */
export function isToBePaused(endpoint: { failingSince: Date | null; failures: number }, now: Date): boolean {
  const { failingSince, failures } = endpoint
  return (
    failingSince !== null &&
    failures >= fewestFailures &&
    now.getTime() - failingSince.getTime() >= patienceMs
  )
}
