import type { Executor } from '@kindred/database/pool'
import { customerSettings } from '@kindred/database/schema/customers'
import { eq } from 'drizzle-orm'

export type SettingsRow = typeof customerSettings.$inferSelect
type NewSettings = typeof customerSettings.$inferInsert

export async function findSettings(on: Executor, customerId: string): Promise<SettingsRow | null> {
  const [row] = await on.select().from(customerSettings).where(eq(customerSettings.customerId, customerId))
  return row ?? null
}

/** @returns false when there are settings already */
export async function insertSettings(on: Executor, row: NewSettings): Promise<boolean> {
  const made = await on
    .insert(customerSettings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: customerSettings.customerId })
  return made.length === 1
}

export async function saveSettings(on: Executor, row: NewSettings): Promise<void> {
  await on
    .insert(customerSettings)
    .values(row)
    .onConflictDoUpdate({ target: customerSettings.customerId, set: row })
}
