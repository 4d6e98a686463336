import type { Executor } from '@kindred/database/pool'
import { passkey, passkeyChallenge } from '@kindred/database/schema/identity'
import { and, count, desc, eq, gt, lt } from 'drizzle-orm'

export type PasskeyRow = typeof passkey.$inferSelect

export async function listPasskeys(on: Executor, customerId: string): Promise<PasskeyRow[]> {
  return on.select().from(passkey).where(eq(passkey.customerId, customerId)).orderBy(desc(passkey.createdAt))
}

export async function countPasskeys(on: Executor, customerId: string): Promise<number> {
  const [row] = await on.select({ kept: count() }).from(passkey).where(eq(passkey.customerId, customerId))
  return row?.kept ?? 0
}

export async function findPasskey(on: Executor, id: string): Promise<PasskeyRow | null> {
  const [row] = await on.select().from(passkey).where(eq(passkey.id, id))
  return row ?? null
}

/** @returns false when this key is kept already, for whomever */
export async function insertPasskey(on: Executor, row: typeof passkey.$inferInsert): Promise<boolean> {
  const made = await on.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })
  return made.length === 1
}

/**
 * Notes a use. @returns false when the counter does not go forward: another request used this answer, or a copy of the
 * key did. Keys that do not count stay at 0.
 */
export async function usePasskey(on: Executor, id: string, counter: number, at: Date): Promise<boolean> {
  const goesForward = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter)
  const used = await on
    .update(passkey)
    .set({ counter, lastUsedAt: at })
    .where(and(eq(passkey.id, id), goesForward))
    .returning({ id: passkey.id })
  return used.length === 1
}

/** @returns its name, or null when the customer has no such key */
export async function deletePasskey(on: Executor, customerId: string, id: string): Promise<string | null> {
  const [gone] = await on
    .delete(passkey)
    .where(and(eq(passkey.customerId, customerId), eq(passkey.id, id)))
    .returning({ name: passkey.name })
  return gone?.name ?? null
}

export async function keepChallenge(on: Executor, row: typeof passkeyChallenge.$inferInsert): Promise<void> {
  await on.insert(passkeyChallenge).values(row)
}

/** Uses a challenge up, right or wrong. @returns whether it was asked for this purpose and is not too old */
export async function spendChallenge(
  on: Executor,
  challenge: string,
  purpose: string,
  at: Date,
): Promise<boolean> {
  const spent = await on
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        eq(passkeyChallenge.purpose, purpose),
        gt(passkeyChallenge.expiresAt, at),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge })
  return spent.length === 1
}

export async function sweepChallenges(on: Executor, at: Date): Promise<void> {
  await on.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, at))
}
