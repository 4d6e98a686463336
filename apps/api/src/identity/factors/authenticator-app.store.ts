import type { Executor } from '@kindred/database/pool'
import { authenticatorApp } from '@kindred/database/schema/identity'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'

export type AppRow = typeof authenticatorApp.$inferSelect

export async function findApp(on: Executor, customerId: string): Promise<AppRow | null> {
  const [row] = await on.select().from(authenticatorApp).where(eq(authenticatorApp.customerId, customerId))
  return row ?? null
}

/** Begins, or begins anew. @returns false when an app counts already: it must be taken off first */
export async function putPendingApp(
  on: Executor,
  row: { customerId: string; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  const put = await on
    .insert(authenticatorApp)
    .values(row)
    .onConflictDoUpdate({
      target: authenticatorApp.customerId,
      set: row,
      setWhere: isNull(authenticatorApp.confirmedAt),
    })
    .returning({ customerId: authenticatorApp.customerId })
  return put.length === 1
}

/** Makes a pending app count. @returns false when another request did, or there is none */
export async function confirmApp(on: Executor, customerId: string, step: number, at: Date): Promise<boolean> {
  const done = await on
    .update(authenticatorApp)
    .set({ confirmedAt: at, lastStep: step })
    .where(and(eq(authenticatorApp.customerId, customerId), isNull(authenticatorApp.confirmedAt)))
    .returning({ customerId: authenticatorApp.customerId })
  return done.length === 1
}

/** One statement decides who used a code: of two requests with the same one the second gets false. */
export async function takeStep(on: Executor, customerId: string, step: number): Promise<boolean> {
  const taken = await on
    .update(authenticatorApp)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticatorApp.customerId, customerId),
        isNotNull(authenticatorApp.confirmedAt),
        lt(authenticatorApp.lastStep, step),
      ),
    )
    .returning({ customerId: authenticatorApp.customerId })
  return taken.length === 1
}

/** @returns whether there was one that counted */
export async function deleteApp(on: Executor, customerId: string): Promise<boolean> {
  const gone = await on
    .delete(authenticatorApp)
    .where(eq(authenticatorApp.customerId, customerId))
    .returning({ confirmedAt: authenticatorApp.confirmedAt })
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}

/** What was begun and left goes. */
export async function sweepPendingApps(on: Executor, before: Date): Promise<void> {
  await on
    .delete(authenticatorApp)
    .where(and(isNull(authenticatorApp.confirmedAt), lt(authenticatorApp.createdAt, before)))
}
