import type { Executor } from '@kindred/database/pool'
import { customer } from '@kindred/database/schema/customers'
import { geneticConsent, geneticFindings, geneticReport } from '@kindred/database/schema/genetics'
import { auditLog } from '@kindred/database/schema/platform'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

export type ConsentPurpose = 'findings' | 'review'
export type FindingsRow = typeof geneticFindings.$inferSelect
export type ReportRow = typeof geneticReport.$inferSelect
type NewFindings = Pick<
  typeof geneticFindings.$inferInsert,
  'customerId' | 'relationship' | 'otherDonorId' | 'sealedFindings' | 'updatedAt'
>

export async function listConsents(on: Executor, customerId: string): Promise<ConsentPurpose[]> {
  const rows = await on
    .select({ purpose: geneticConsent.purpose })
    .from(geneticConsent)
    .where(eq(geneticConsent.customerId, customerId))
  return rows.map(({ purpose }) => purpose)
}

export async function giveConsent(
  on: Executor,
  row: { customerId: string; purpose: ConsentPurpose; textVersion: string; givenAt: Date },
): Promise<void> {
  await on.insert(geneticConsent).values(row).onConflictDoNothing()
}

/** What was kept for the purpose goes with it (foreign keys); the bytes of reports are dropped before. */
export async function withdrawConsent(
  on: Executor,
  customerId: string,
  purposes: readonly ConsentPurpose[],
): Promise<void> {
  await on
    .delete(geneticConsent)
    .where(and(eq(geneticConsent.customerId, customerId), inArray(geneticConsent.purpose, [...purposes])))
}

export async function findFindings(on: Executor, customerId: string): Promise<FindingsRow | null> {
  const [row] = await on.select().from(geneticFindings).where(eq(geneticFindings.customerId, customerId))
  return row ?? null
}

/** Whether there are any, without reading them. */
export async function hasFindings(on: Executor, customerId: string): Promise<boolean> {
  const rows = await on
    .select({ customerId: geneticFindings.customerId })
    .from(geneticFindings)
    .where(eq(geneticFindings.customerId, customerId))
  return rows.length > 0
}

/** Writes findings anew. Whatever staff had confirmed, this they have not seen. */
export async function putFindings(on: Executor, row: NewFindings): Promise<void> {
  await on
    .insert(geneticFindings)
    .values(row)
    .onConflictDoUpdate({
      target: geneticFindings.customerId,
      set: { ...row, version: sql`${geneticFindings.version} + 1`, confirmedAt: null, confirmedBy: null },
    })
}

/**
 * Confirms the version that was read, with corrections where there are any.
 * @returns false when the customer has changed it since, or withdrawn it
 */
export async function confirmFindings(
  on: Executor,
  of: { customerId: string; version: number },
  set: { confirmedAt: Date; confirmedBy: string; sealedFindings?: string },
): Promise<boolean> {
  const done = await on
    .update(geneticFindings)
    .set({ ...set, version: set.sealedFindings === undefined ? of.version : of.version + 1 })
    .where(and(eq(geneticFindings.customerId, of.customerId), eq(geneticFindings.version, of.version)))
  return (done.rowCount ?? 0) > 0
}

export async function addReport(on: Executor, row: typeof geneticReport.$inferInsert): Promise<void> {
  await on.insert(geneticReport).values(row)
}

export async function listReports(on: Executor, customerId: string): Promise<ReportRow[]> {
  return on
    .select()
    .from(geneticReport)
    .where(eq(geneticReport.customerId, customerId))
    .orderBy(desc(geneticReport.createdAt), geneticReport.fileId)
}

export async function deleteReport(on: Executor, fileId: string): Promise<void> {
  await on.delete(geneticReport).where(eq(geneticReport.fileId, fileId))
}

/** Whose findings staff may read: those whose owners asked for it. Unconfirmed ones first, the oldest first. */
export async function listForReview(on: Executor) {
  const reports = on
    .select({ customerId: geneticReport.customerId, many: sql<number>`count(*)::int`.as('many') })
    .from(geneticReport)
    .groupBy(geneticReport.customerId)
    .as('reports')
  return on
    .select({
      customerId: geneticFindings.customerId,
      name: customer.fullName,
      relationship: geneticFindings.relationship,
      reports: sql<number>`coalesce(${reports.many}, 0)`,
      updatedAt: geneticFindings.updatedAt,
      confirmedAt: geneticFindings.confirmedAt,
    })
    .from(geneticFindings)
    .innerJoin(
      geneticConsent,
      and(eq(geneticConsent.customerId, geneticFindings.customerId), eq(geneticConsent.purpose, 'review')),
    )
    .innerJoin(customer, eq(customer.id, geneticFindings.customerId))
    .leftJoin(reports, eq(reports.customerId, geneticFindings.customerId))
    .where(isNull(customer.erasedAt))
    .orderBy(sql`${geneticFindings.confirmedAt} is not null`, asc(geneticFindings.updatedAt))
    .limit(200)
}

const subjectOf = (customerId: string) => `genetic-findings:${customerId}`

/** Who read or changed what of whom; never what it says. */
export async function noteAccess(
  on: Executor,
  entry: { at: Date; actor: string; action: string; customerId: string; data?: Record<string, number> },
): Promise<void> {
  const { customerId, ...rest } = entry
  await on.insert(auditLog).values({ ...rest, subject: subjectOf(customerId) })
}

/** The latest hundred, the newest first. */
export async function listAccesses(on: Executor, customerId: string) {
  return on
    .select({ at: auditLog.at, actor: auditLog.actor, action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, subjectOf(customerId)))
    .orderBy(desc(auditLog.id))
    .limit(100)
}
