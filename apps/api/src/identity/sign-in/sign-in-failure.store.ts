import type { Executor } from '@kindred/database/pool'
import { signInFailure } from '@kindred/database/schema/identity'
import { inArray, lt, sql } from 'drizzle-orm'

/**
 * Counts a try before it is checked, so that parallel guesses cannot slip past the limit together.
 *
 * @param windowSeconds after this the count starts anew
 * @returns how many there have been in the window, this one included
 */
export async function countTry(on: Executor, key: string, windowSeconds: number, now: Date): Promise<number> {
  const old = sql`${signInFailure.since} < ${new Date(now.getTime() - windowSeconds * 1000).toISOString()}::timestamptz`
  const [row] = await on
    .insert(signInFailure)
    .values({ key, failures: 1, since: now })
    .onConflictDoUpdate({
      target: signInFailure.key,
      set: {
        failures: sql`case when ${old} then 1 else ${signInFailure.failures} + 1 end`,
        since: sql`case when ${old} then excluded.since else ${signInFailure.since} end`,
      },
    })
    .returning({ failures: signInFailure.failures })
  return row?.failures ?? 1
}

/** A right password forgives the tries before it. */
export async function forgetTries(on: Executor, keys: string[]): Promise<void> {
  await on.delete(signInFailure).where(inArray(signInFailure.key, keys))
}

export async function sweepTries(on: Executor, before: Date): Promise<void> {
  await on.delete(signInFailure).where(lt(signInFailure.since, before))
}
