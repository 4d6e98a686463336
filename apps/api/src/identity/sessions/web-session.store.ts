import type { Executor } from '@kindred/database/pool'
import { webSession } from '@kindred/database/schema/identity'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'

export type WebSessionRow = typeof webSession.$inferSelect
/** Channel on which every process hears of a session that ended, or whose owner changed; the payload is its id. */
export const sessionChannel = 'web_session_changed'

export async function insertSession(on: Executor, row: typeof webSession.$inferInsert): Promise<string> {
  const [made] = await on.insert(webSession).values(row).returning({ id: webSession.id })
  if (!made) throw new Error('insert returned no row')
  return made.id
}

export async function findSession(on: Executor, id: string): Promise<WebSessionRow | null> {
  const [row] = await on.select().from(webSession).where(eq(webSession.id, id))
  return row ?? null
}

/** The same, holding its row until the transaction ends: whoever refreshes is alone with it. */
export async function lockSession(on: Executor, id: string): Promise<WebSessionRow | null> {
  const [row] = await on.select().from(webSession).where(eq(webSession.id, id)).for('update')
  return row ?? null
}

export async function updateSession(on: Executor, id: string, change: Partial<WebSessionRow>): Promise<void> {
  await on.update(webSession).set(change).where(eq(webSession.id, id))
}

/** What is not ended, of one customer. */
export async function listSessions(on: Executor, customerId: string): Promise<WebSessionRow[]> {
  return on
    .select()
    .from(webSession)
    .where(and(eq(webSession.customerId, customerId), isNull(webSession.endedAt)))
}

/** Whether somebody signed in here before; the first browser of an account is no news. */
export async function hasAnySession(on: Executor, customerId: string): Promise<boolean> {
  const rows = await on
    .select({ id: webSession.id })
    .from(webSession)
    .where(eq(webSession.customerId, customerId))
    .limit(1)
  return rows.length > 0
}

/** Ends a session and tells every process; once ended it stays so. Its tokens go with it. */
export async function endSession(on: Executor, id: string, at: Date): Promise<void> {
  await on
    .update(webSession)
    .set({ endedAt: at, sealedAccessToken: '', sealedRefreshToken: null, sealedIdToken: null })
    .where(and(eq(webSession.id, id), isNull(webSession.endedAt)))
  await tellOfSession(on, id)
}

/** What is remembered of a session is forgotten in every process. */
export async function tellOfSession(on: Executor, id: string): Promise<void> {
  await on.execute(sql`select pg_notify(${sessionChannel}, ${id})`)
}

/** Rows of sessions that ended, or were not refreshed for longer than a refresh token lives. */
export async function sweepSessions(on: Executor, before: Date): Promise<void> {
  await on
    .delete(webSession)
    .where(
      or(
        lt(webSession.endedAt, before),
        and(lt(webSession.createdAt, before), lt(webSession.accessExpiresAt, before)),
      ),
    )
}
