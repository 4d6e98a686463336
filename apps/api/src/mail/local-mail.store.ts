import type { Executor } from '@kindred/database/pool'
import { localMail } from '@kindred/database/schema/platform'
import { desc, eq } from 'drizzle-orm'
import type { Mail } from './mail.ts'

export type LocalMail = typeof localMail.$inferSelect

/** Keeps a mail; one with the same message id is there already and stays as it is. */
export async function keepMail(on: Executor, mail: Mail): Promise<void> {
  await on.insert(localMail).values(mail).onConflictDoNothing({ target: localMail.messageId })
}

/** Newest first, a hundred at most. */
export async function listMail(on: Executor, to?: string): Promise<LocalMail[]> {
  const query = on.select().from(localMail).$dynamic()
  return (to ? query.where(eq(localMail.to, to)) : query).orderBy(desc(localMail.sentAt)).limit(100)
}

export async function findMail(on: Executor, id: string): Promise<LocalMail | null> {
  const [row] = await on.select().from(localMail).where(eq(localMail.id, id))
  return row ?? null
}
