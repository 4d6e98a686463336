import type { Executor } from '@kindred/database/pool'
import { waitingListEntry as entry } from '@kindred/database/schema/waiting-list'
import { addHours } from '@kindred/domain/waiting-list/waiting-entry'
import { headStartHours, keptDays } from '@kindred/domain/waiting-list/waiting-terms'
import { and, asc, gt, inArray, lt, max, or, sql } from 'drizzle-orm'
import { toRow, type WaitingRow, waits } from './waiting-list.store.ts'

/** One telling at a time, in whatever process. */
export async function lockTelling(on: Executor): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended('waiting-list telling', 0))`)
}

/** Everybody who waits, or was told of late and has a head start. */
export async function listLine(on: Executor, now: string): Promise<WaitingRow[]> {
  const rows = await on
    .select()
    .from(entry)
    .where(or(waits(now), gt(entry.toldAt, new Date(addHours(now, -headStartHours)))))
  return rows.map(toRow)
}

/** True when somebody waits for one of these donors. */
export async function hasWaiting(on: Executor, donorIds: readonly string[], now: string): Promise<boolean> {
  if (donorIds.length === 0) return false
  const found = await on
    .select({ id: entry.id })
    .from(entry)
    .where(and(inArray(entry.donorId, [...donorIds]), waits(now)))
    .limit(1)
  return found.length > 0
}

/** When each of these customers was last told of anything. */
export async function listLastTold(
  on: Executor,
  customerIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await on
    .select({ customerId: entry.customerId, at: max(entry.toldAt) })
    .from(entry)
    .where(inArray(entry.customerId, [...customerIds]))
    .groupBy(entry.customerId)
  return new Map(rows.flatMap(({ customerId, at }) => (at ? [[customerId, at.toISOString()]] : [])))
}

/** @returns those that waited until now; who left meanwhile is not told */
export async function markTold(on: Executor, ids: readonly string[], now: string): Promise<Set<string>> {
  const told = await on
    .update(entry)
    .set({ toldAt: new Date(now) })
    .where(and(inArray(entry.id, [...ids]), waits(now)))
    .returning({ id: entry.id })
  return new Set(told.map(({ id }) => id))
}

/** Those that end before `until` and wait. */
export async function listEnding(on: Executor, now: string, until: string): Promise<WaitingRow[]> {
  const rows = await on
    .select()
    .from(entry)
    .where(and(waits(now), lt(entry.expiresAt, new Date(until))))
    .orderBy(asc(entry.expiresAt))
  return rows.map(toRow)
}

/** @returns those that waited until now */
export async function markReminded(on: Executor, ids: readonly string[], now: string): Promise<Set<string>> {
  const reminded = await on
    .update(entry)
    .set({ remindedAt: new Date(now) })
    .where(and(inArray(entry.id, [...ids]), waits(now)))
    .returning({ id: entry.id })
  return new Set(reminded.map(({ id }) => id))
}

/** Forgets what ended or was told too long ago to be taken up again. */
export async function dropOld(on: Executor, now: string): Promise<void> {
  const limit = new Date(addHours(now, -keptDays * 24))
  await on
    .delete(entry)
    .where(
      or(lt(entry.expiresAt, limit), and(lt(entry.toldAt, limit), sql`${entry.toldAt} >= ${entry.since}`)),
    )
}
