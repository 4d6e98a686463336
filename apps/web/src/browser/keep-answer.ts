/** API-11: how long an answer that nobody uses any more is kept. Milliseconds. */
const keptMs = 300_000

type Kept = { answer: Promise<unknown>; until: number }
const kept = new Map<string, Kept>()

/**
 * Gives an answer again instead of asking anew, until it was not used for five minutes (API-11). What failed is not kept.
 * Only for what is the same for everybody: anything personal would outlive the session it was given to.
 *
 * @param key path and query of the call
 * @param now milliseconds since 1970
 */
export function keepAnswer<T>(key: string, ask: () => Promise<T>, now = Date.now()): Promise<T> {
  for (const [old, { until }] of kept) if (until <= now) kept.delete(old)
  const known = kept.get(key)
  const answer = known?.answer ?? ask()
  const entry = { answer, until: now + keptMs }
  kept.set(key, entry)
  if (!known)
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key)
    })
  return answer as Promise<T>
}
