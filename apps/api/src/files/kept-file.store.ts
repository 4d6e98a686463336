import type { Executor } from '@kindred/database/pool'
import { keptFile } from '@kindred/database/schema/files'
import { and, count, eq, inArray, like, lt, or, sql, sum } from 'drizzle-orm'

export type KeptFileRow = typeof keptFile.$inferSelect
export type NewKeptFile = Omit<typeof keptFile.$inferInsert, 'id' | 'createdAt'>

/** Holds every other addition for the same owner back until the transaction ends, so that limits cannot be raced. */
export async function lockOwner(on: Executor, owner: string): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`kept-file ${owner}`}, 0))`)
}

/** What an owner has already, the files being written included. */
export async function measureOwner(on: Executor, owner: string): Promise<{ files: number; bytes: number }> {
  const [row] = await on
    .select({ files: count(), bytes: sum(keptFile.length) })
    .from(keptFile)
    .where(eq(keptFile.owner, owner))
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) }
}

export async function insertKeptFile(on: Executor, file: NewKeptFile): Promise<string> {
  const [row] = await on.insert(keptFile).values(file).returning({ id: keptFile.id })
  return (row as { id: string }).id
}

export async function markKept(on: Executor, id: string): Promise<void> {
  await on.update(keptFile).set({ state: 'kept' }).where(eq(keptFile.id, id))
}

export async function deleteKeptFile(on: Executor, id: string): Promise<void> {
  await on.delete(keptFile).where(eq(keptFile.id, id))
}

/** A whole file; one that is still being written is not there. */
export async function findKeptFile(on: Executor, id: string): Promise<KeptFileRow | null> {
  const [row] = await on
    .select()
    .from(keptFile)
    .where(and(eq(keptFile.id, id), eq(keptFile.state, 'kept')))
  return row ?? null
}

/** Gives waiting files to an owner; those of others stay where they are. Returns what was given. */
export async function giveWaitingFiles(
  on: Executor,
  ids: readonly string[],
  owner: string,
): Promise<KeptFileRow[]> {
  if (ids.length === 0) return []
  return on
    .update(keptFile)
    .set({ owner })
    .where(and(inArray(keptFile.id, [...ids]), eq(keptFile.state, 'kept'), like(keptFile.owner, 'waiting:%')))
    .returning()
}

/** What nobody claimed, or nobody finished, before a moment. */
export async function listAbandoned(on: Executor, before: Date, writingBefore: Date): Promise<KeptFileRow[]> {
  return on
    .select()
    .from(keptFile)
    .where(
      or(
        and(eq(keptFile.state, 'writing'), lt(keptFile.createdAt, writingBefore)),
        and(like(keptFile.owner, 'waiting:%'), lt(keptFile.createdAt, before)),
      ),
    )
    .limit(500)
}

/** All files of an owner, those being written too. */
export async function listFilesOf(on: Executor, owner: string): Promise<KeptFileRow[]> {
  return on.select().from(keptFile).where(eq(keptFile.owner, owner))
}
