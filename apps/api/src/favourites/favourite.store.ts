import type { Executor } from '@kindred/database/pool'
import { favourite } from '@kindred/database/schema/favourites'
import { and, count, desc, eq } from 'drizzle-orm'

export type FavouriteRow = { donorId: string; note: string; createdAt: Date }

/** The newest first. */
export async function listFavouriteRows(on: Executor, customerId: string): Promise<FavouriteRow[]> {
  const { donorId, note, createdAt } = favourite
  return on
    .select({ donorId, note, createdAt })
    .from(favourite)
    .where(eq(favourite.customerId, customerId))
    .orderBy(desc(createdAt), donorId)
}

export async function countFavourites(on: Executor, customerId: string): Promise<number> {
  const [row] = await on.select({ many: count() }).from(favourite).where(eq(favourite.customerId, customerId))
  return row?.many ?? 0
}

/** Keeps a donor once, however often it is asked. */
export async function addFavouriteRow(
  on: Executor,
  customerId: string,
  donorId: string,
  at: Date,
): Promise<void> {
  await on.insert(favourite).values({ customerId, donorId, createdAt: at }).onConflictDoNothing()
}

export async function removeFavouriteRow(on: Executor, customerId: string, donorId: string): Promise<void> {
  await on.delete(favourite).where(isOf(customerId, donorId))
}

/** @returns false when the donor is no favourite of this customer */
export async function writeNote(
  on: Executor,
  customerId: string,
  donorId: string,
  note: string,
): Promise<boolean> {
  const changed = await on.update(favourite).set({ note }).where(isOf(customerId, donorId))
  return (changed.rowCount ?? 0) > 0
}

const isOf = (customerId: string, donorId: string) =>
  and(eq(favourite.customerId, customerId), eq(favourite.donorId, donorId))
