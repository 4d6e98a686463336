import type { Executor } from '@kindred/database/pool'
import { measuredCount } from '@kindred/database/schema/measurement'
import type { MeasuredEvent } from '@kindred/domain/measurement/measured-event'
import type { VisitorName } from '@kindred/domain/measurement/name-visitor'
import { and, between, eq, lt, sql, sum } from 'drizzle-orm'

export type CountKey = Omit<typeof measuredCount.$inferSelect, 'count'>

/** What was counted of one kind of event on a day. */
export type DayCount = {
  day: string
  event: MeasuredEvent['event']
  visitor: VisitorName
  fields: Record<string, string | number>
  count: number
}

export async function addCount(on: Executor, key: CountKey): Promise<void> {
  await on
    .insert(measuredCount)
    .values({ ...key, count: 1 })
    .onConflictDoUpdate({
      target: [
        measuredCount.day,
        measuredCount.event,
        measuredCount.shopCode,
        measuredCount.language,
        measuredCount.visitor,
        measuredCount.fields,
      ],
      set: { count: sql`${measuredCount.count} + 1` },
    })
}

/** Counts of whole days, the languages taken together. */
export async function listCounts(
  on: Executor,
  { from, to, shopCode }: { from: string; to: string; shopCode?: string },
): Promise<DayCount[]> {
  const { day, event, visitor, fields } = measuredCount
  const rows = await on
    .select({ day, event, visitor, fields, count: sum(measuredCount.count).mapWith(Number) })
    .from(measuredCount)
    .where(and(between(day, from, to), shopCode ? eq(measuredCount.shopCode, shopCode) : undefined))
    .groupBy(day, event, visitor, fields)
  return rows as DayCount[]
}

export async function dropCountsBefore(on: Executor, day: string): Promise<void> {
  await on.delete(measuredCount).where(lt(measuredCount.day, day))
}
