import type { Executor } from '@kindred/database/pool'
import { formAttachment, formSubmission, formSubmissionMove } from '@kindred/database/schema/form-submissions'
import { auditLog } from '@kindred/database/schema/platform'
import type { SubmissionStatus } from '@kindred/domain/forms/submission-status'
import { and, asc, count, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'

export type NewSubmission = typeof formSubmission.$inferInsert
export type SubmissionRow = typeof formSubmission.$inferSelect
export type AttachmentRow = typeof formAttachment.$inferSelect
export type SubmissionFilter = { form?: string; status?: SubmissionStatus; words?: string }

/** Whether the same was sent since a moment. Two at once wait for each other here, until the first has ended. */
export async function wasSent(on: Executor, fingerprint: string, since: Date): Promise<boolean> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`form ${fingerprint}`}, 0))`)
  const [row] = await on
    .select({ id: formSubmission.id })
    .from(formSubmission)
    .where(and(eq(formSubmission.fingerprint, fingerprint), gte(formSubmission.createdAt, since)))
    .limit(1)
  return row !== undefined
}

export async function insertSubmission(
  on: Executor,
  submission: NewSubmission,
  attachments: Omit<AttachmentRow, 'submissionId'>[],
): Promise<void> {
  await on.insert(formSubmission).values(submission)
  const submissionId = submission.id as string
  if (attachments.length > 0)
    await on.insert(formAttachment).values(attachments.map((file) => ({ ...file, submissionId })))
}

function matches({ form, status, words: given }: SubmissionFilter): SQL | undefined {
  const words = given?.trim()
  return and(
    form ? eq(formSubmission.formGuid, form) : undefined,
    status ? eq(formSubmission.status, status) : undefined,
    // Only in what was answered: labels would find every submission of a form.
    words
      ? sql`exists (select from jsonb_array_elements(${formSubmission.answers}) a, jsonb_array_elements_text(a->'values') v
          where v ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`})`
      : undefined,
  )
}

/** A page of submissions, newest first, how many there are, and how many files each has. */
export async function listSubmissions(
  on: Executor,
  filter: SubmissionFilter & { from: number; take: number },
): Promise<{ rows: (SubmissionRow & { attachments: number })[]; total: number }> {
  const where = matches(filter)
  const [counted] = await on.select({ total: count() }).from(formSubmission).where(where)
  const rows = await on
    .select()
    .from(formSubmission)
    .where(where)
    .orderBy(desc(formSubmission.createdAt), asc(formSubmission.id))
    .limit(filter.take)
    .offset(filter.from)
  const files = await listAttachments(
    on,
    rows.map(({ id }) => id),
  )
  return {
    total: counted?.total ?? 0,
    rows: rows.map((row) => ({
      ...row,
      attachments: files.filter(({ submissionId }) => submissionId === row.id).length,
    })),
  }
}

/** Forms that something was sent with, by their last title. */
export async function listSentForms(on: Executor): Promise<{ formGuid: string; title: string }[]> {
  return on
    .selectDistinctOn([formSubmission.formGuid], {
      formGuid: formSubmission.formGuid,
      title: formSubmission.formTitle,
    })
    .from(formSubmission)
    .orderBy(formSubmission.formGuid, desc(formSubmission.createdAt))
}

export async function findSubmission(on: Executor, id: string): Promise<SubmissionRow | null> {
  const [row] = await on.select().from(formSubmission).where(eq(formSubmission.id, id))
  return row ?? null
}

export async function listAttachments(on: Executor, submissionIds: string[]): Promise<AttachmentRow[]> {
  if (submissionIds.length === 0) return []
  return on
    .select()
    .from(formAttachment)
    .where(inArray(formAttachment.submissionId, submissionIds))
    .orderBy(formAttachment.field, formAttachment.fileName)
}

export async function listMoves(on: Executor, submissionId: string) {
  return on
    .select()
    .from(formSubmissionMove)
    .where(eq(formSubmissionMove.submissionId, submissionId))
    .orderBy(formSubmissionMove.id)
}

/** Moves a submission and writes who did; false when it stood elsewhere by then. */
export async function moveSubmission(
  on: Executor,
  move: { submissionId: string; from: SubmissionStatus; to: SubmissionStatus; by: string; at: Date },
): Promise<boolean> {
  const moved = await on
    .update(formSubmission)
    .set({ status: move.to, statusAt: move.at })
    .where(and(eq(formSubmission.id, move.submissionId), eq(formSubmission.status, move.from)))
    .returning({ id: formSubmission.id })
  if (moved.length === 0) return false
  await on.insert(formSubmissionMove).values(move)
  return true
}

/** What is to be erased by a day. */
export async function listOverdue(on: Executor, day: string): Promise<string[]> {
  const rows = await on
    .select({ id: formSubmission.id })
    .from(formSubmission)
    .where(lte(formSubmission.eraseOn, day))
    .limit(500)
  return rows.map(({ id }) => id)
}

export async function eraseSubmission(on: Executor, id: string): Promise<void> {
  await on.delete(formSubmission).where(eq(formSubmission.id, id))
}

/** Answers may tell of health: who read them stays known. */
export async function recordReading(
  on: Executor,
  entry: { actor: string; action: string; subject: string; data?: Record<string, unknown> },
): Promise<void> {
  await on.insert(auditLog).values(entry)
}
