import type { Executor } from '@kindred/database/pool'
import { waitingListEntry as entry } from '@kindred/database/schema/waiting-list'
import type { WaitingEntry } from '@kindred/domain/waiting-list/waiting-entry'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'

type StoredRow = typeof entry.$inferSelect
type Moments = 'since' | 'expiresAt' | 'toldAt' | 'remindedAt'

/** An entry with ISO 8601 instants. */
export type WaitingRow = Omit<StoredRow, Moments> & WaitingEntry & { remindedAt: string | null }

/** Of which donor, shop and type somebody waits. */
export type Subject = Pick<StoredRow, 'customerId' | 'donorId' | 'shopCode' | 'strawType'>

/** Until the end of the transaction nobody else changes or reads under this lock what a customer waits for. */
export async function lockCustomer(on: Executor, customerId: string): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`waiting-list ${customerId}`}, 0))`)
}

export async function findEntry(on: Executor, subject: Subject): Promise<WaitingRow | null> {
  const [row] = await on.select().from(entry).where(isOf(subject))
  return row ? toRow(row) : null
}

/** How many entries of a customer wait, but the one of `subject`. */
export async function countOthers(on: Executor, subject: Subject, now: string): Promise<number> {
  const [row] = await on
    .select({ many: count() })
    .from(entry)
    .where(
      and(
        eq(entry.customerId, subject.customerId),
        waits(now),
        or(
          ne(entry.donorId, subject.donorId),
          ne(entry.shopCode, subject.shopCode),
          ne(entry.strawType, subject.strawType),
        ),
      ),
    )
  return row?.many ?? 0
}

/** Begins or changes the one entry of a subject. @returns its id */
export async function saveEntry(
  on: Executor,
  row: Subject & WaitingEntry & Pick<StoredRow, 'treatmentCountry' | 'treatmentState'>,
): Promise<string> {
  const set = {
    ...row,
    since: new Date(row.since),
    expiresAt: new Date(row.expiresAt),
    toldAt: row.toldAt === null ? null : new Date(row.toldAt),
  }
  const [saved] = await on
    .insert(entry)
    .values(set)
    .onConflictDoUpdate({
      target: [entry.customerId, entry.donorId, entry.shopCode, entry.strawType],
      set,
    })
    .returning({ id: entry.id })
  if (!saved) throw new Error('An entry that was saved has an id')
  return saved.id
}

/** The newest first, each with how many wait for the same before it. */
export async function listEntries(
  on: Executor,
  customerId: string,
  now: string,
  only: { shopCode?: string; donorId?: string } = {},
): Promise<(WaitingRow & { ahead: number })[]> {
  const rows = await on
    .select()
    .from(entry)
    .where(
      and(
        eq(entry.customerId, customerId),
        only.shopCode === undefined ? undefined : eq(entry.shopCode, only.shopCode),
        only.donorId === undefined ? undefined : eq(entry.donorId, only.donorId),
      ),
    )
    .orderBy(desc(entry.since), asc(entry.id))
  if (rows.length === 0) return []
  const line = await on
    .select({
      id: entry.id,
      donorId: entry.donorId,
      shopCode: entry.shopCode,
      strawType: entry.strawType,
      since: entry.since,
    })
    .from(entry)
    .where(
      and(
        inArray(
          entry.donorId,
          rows.map(({ donorId }) => donorId),
        ),
        waits(now),
      ),
    )
  return rows.map((row) => ({
    ...toRow(row),
    ahead: line.filter(
      (other) =>
        other.donorId === row.donorId &&
        other.shopCode === row.shopCode &&
        other.strawType === row.strawType &&
        (other.since < row.since || (other.since.getTime() === row.since.getTime() && other.id < row.id)),
    ).length,
  }))
}

/** Nothing happens to an entry of somebody else. */
export async function removeEntry(on: Executor, customerId: string, id: string): Promise<void> {
  await on.delete(entry).where(and(eq(entry.customerId, customerId), eq(entry.id, id)))
}

/** @returns how many of them still waited */
export async function removeAll(on: Executor, customerId: string, now: string): Promise<number> {
  const waiting = await countWaiting(on, customerId, now)
  await on.delete(entry).where(eq(entry.customerId, customerId))
  return waiting
}

export async function countWaiting(on: Executor, customerId: string, now: string): Promise<number> {
  const [row] = await on
    .select({ many: count() })
    .from(entry)
    .where(and(eq(entry.customerId, customerId), waits(now)))
  return row?.many ?? 0
}

/** Of an entry that waits, as `readWaitingState` has it. */
export const waits = (now: string) =>
  and(gt(entry.expiresAt, new Date(now)), or(isNull(entry.toldAt), lt(entry.toldAt, entry.since)))

const isOf = ({ customerId, donorId, shopCode, strawType }: Subject) =>
  and(
    eq(entry.customerId, customerId),
    eq(entry.donorId, donorId),
    eq(entry.shopCode, shopCode),
    eq(entry.strawType, strawType),
  )

/** A row with its moments as the rules read them. */
export const toRow = (row: StoredRow): WaitingRow => ({
  ...row,
  since: row.since.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  toldAt: row.toldAt?.toISOString() ?? null,
  remindedAt: row.remindedAt?.toISOString() ?? null,
})
