import type { Executor } from '@kindred/database/pool'
import { donor } from '@kindred/database/schema/donors'
import { savedSearch } from '@kindred/database/schema/saved-searches'
import { keptRemovedDays, type SeenSearch } from '@kindred/domain/saved-searches/saved-search'
import { and, count, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'

type StoredRow = typeof savedSearch.$inferSelect

/** A saved search with ISO 8601 instants; `treatmentCountry` is null while it is chosen later. */
export type SavedSearchRow = Omit<StoredRow, keyof SeenSearch | 'treatmentCountry'> &
  SeenSearch & { treatmentCountry: string | null }

/** What makes two searches of a customer the same one. */
export type SearchSubject = Pick<
  SavedSearchRow,
  'customerId' | 'kind' | 'query' | 'shopCode' | 'treatmentCountry' | 'treatmentState'
>

const laterChosen = '--'

/** Until the end of the transaction nobody else saves for this customer. */
export async function lockSearches(on: Executor, customerId: string): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-searches ${customerId}`}, 0))`)
}

/** One telling at a time, in whatever process. */
export async function lockTelling(on: Executor): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended('saved-searches telling', 0))`)
}

/** The newest first. */
export async function listSearches(on: Executor, customerId: string): Promise<SavedSearchRow[]> {
  const rows = await on
    .select()
    .from(savedSearch)
    .where(and(eq(savedSearch.customerId, customerId), isNull(savedSearch.removedAt)))
    .orderBy(desc(savedSearch.createdAt), savedSearch.id)
  return rows.map(toRow)
}

/** The same search of the same market, also when it was removed of late. */
export async function findSame(on: Executor, subject: SearchSubject): Promise<SavedSearchRow | null> {
  const [row] = await on
    .select()
    .from(savedSearch)
    .where(
      and(
        eq(savedSearch.customerId, subject.customerId),
        eq(savedSearch.kind, subject.kind),
        eq(savedSearch.query, subject.query),
        eq(savedSearch.shopCode, subject.shopCode),
        eq(savedSearch.treatmentCountry, subject.treatmentCountry ?? laterChosen),
        eq(savedSearch.treatmentState, subject.treatmentState),
      ),
    )
  return row ? toRow(row) : null
}

export async function countSearches(on: Executor, customerId: string): Promise<number> {
  const [row] = await on
    .select({ many: count() })
    .from(savedSearch)
    .where(and(eq(savedSearch.customerId, customerId), isNull(savedSearch.removedAt)))
  return row?.many ?? 0
}

export async function insertSearch(
  on: Executor,
  { subject, name, hasAlert, now }: { subject: SearchSubject; name: string; hasAlert: boolean; now: Date },
): Promise<SavedSearchRow> {
  const [row] = await on
    .insert(savedSearch)
    .values({
      ...subject,
      treatmentCountry: subject.treatmentCountry ?? laterChosen,
      name,
      hasAlert,
      seenAt: now,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('A search that was saved has a row')
  return toRow(row)
}

/** Changes one’s own; @returns null when there is none of this id */
export async function changeSearch(
  on: Executor,
  customerId: string,
  id: string,
  change: Partial<Pick<StoredRow, 'name' | 'hasAlert' | 'seenAt' | 'removedAt' | 'toldAt'>>,
): Promise<SavedSearchRow | null> {
  const [row] = await on
    .update(savedSearch)
    .set(change)
    .where(and(eq(savedSearch.customerId, customerId), eq(savedSearch.id, id)))
    .returning()
  return row ? toRow(row) : null
}

/** Searches somebody wants to be written about. */
export async function listAlerts(on: Executor): Promise<SavedSearchRow[]> {
  const rows = await on
    .select()
    .from(savedSearch)
    .where(hasAlert)
    .orderBy(savedSearch.createdAt, savedSearch.id)
  return rows.map(toRow)
}

export async function countAlerts(on: Executor, customerId: string): Promise<number> {
  const [row] = await on
    .select({ many: count() })
    .from(savedSearch)
    .where(and(eq(savedSearch.customerId, customerId), hasAlert))
  return row?.many ?? 0
}

/** Ends all mails about searches; the searches stay. @returns how many it ended */
export async function endAlerts(on: Executor, customerId: string): Promise<number> {
  const ended = await on
    .update(savedSearch)
    .set({ hasAlert: false })
    .where(and(eq(savedSearch.customerId, customerId), hasAlert))
    .returning({ id: savedSearch.id })
  return ended.length
}

/** Forgets what was removed too long ago to be taken back. */
export async function dropRemoved(on: Executor, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptRemovedDays * 86_400_000)
  await on.delete(savedSearch).where(and(isNotNull(savedSearch.removedAt), lt(savedSearch.removedAt, limit)))
}

/** Donors published after `since` and up to `until`, with when. */
export async function listPublished(
  on: Executor,
  since: string,
  until: string,
): Promise<{ id: string; publishedAt: string }[]> {
  const rows = await on
    .select({ id: donor.id, publishedAt: donor.publishedAt })
    .from(donor)
    .where(
      and(
        gt(donor.publishedAt, new Date(since)),
        lte(donor.publishedAt, new Date(until)),
        isNull(donor.blockedAt),
      ),
    )
  return rows.map(({ id, publishedAt }) => ({ id, publishedAt: publishedAt?.toISOString() ?? '' }))
}

const hasAlert = and(eq(savedSearch.hasAlert, true), isNull(savedSearch.removedAt))

const toRow = (row: StoredRow): SavedSearchRow => ({
  ...row,
  seenAt: row.seenAt.toISOString(),
  toldAt: row.toldAt?.toISOString() ?? null,
  treatmentCountry: row.treatmentCountry === laterChosen ? null : row.treatmentCountry,
})
