import { submissionStatuses } from '@kindred/domain/forms/submission-status'
import { sql } from 'drizzle-orm'
import { bigserial, check, date, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'

/** One answer as it was given, with the label that stood above it. */
export type KeptAnswer = { name: string; label: string; type: string; values: string[] }

/**
 * What visitors sent with a form. The answers never change: a trigger lets only the status move, and lets a row go only
 * after `erase_on`.
 */
export const formSubmission = shop.table(
  'form_submission',
  {
    id: id(),
    /** The form in `cms.forms`; its title is kept, since forms change and go. */
    formGuid: uuid().notNull(),
    formTitle: text().notNull(),
    submitId: text().notNull(),
    pageId: text().notNull(),
    language: text().notNull(),
    customerId: uuid().references(() => customer.id, { onDelete: 'set null' }),
    donorCandidateKind: text(),
    department: text(),
    answers: jsonb().$type<KeptAnswer[]>().notNull(),
    /** Keyed hash of form, answers and sender: the same again within minutes is the same press of the button. */
    fingerprint: text().notNull(),
    status: text({ enum: submissionStatuses }).notNull().default('new'),
    eraseOn: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
    statusAt: instant(),
  },
  (t) => [
    index('form_submission_list').on(t.status, t.createdAt),
    index('form_submission_of_form').on(t.formGuid, t.createdAt),
    index('form_submission_fingerprint').on(t.fingerprint, t.createdAt),
    index('form_submission_erase').on(t.eraseOn),
    check('form_submission_status', sql`${t.status} in ('new', 'inProgress', 'done', 'spam')`),
  ],
)

/** A file that came with a submission; the bytes are a `kept_file` of the same id. */
export const formAttachment = shop.table(
  'form_attachment',
  {
    fileId: uuid().primaryKey(),
    submissionId: uuid()
      .notNull()
      .references(() => formSubmission.id, { onDelete: 'cascade' }),
    field: text().notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    length: integer().notNull(),
  },
  (t) => [index('form_attachment_of_submission').on(t.submissionId)],
)

/** Who moved a submission from where to where. Goes with it. */
export const formSubmissionMove = shop.table(
  'form_submission_move',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    submissionId: uuid()
      .notNull()
      .references(() => formSubmission.id, { onDelete: 'cascade' }),
    from: text({ enum: submissionStatuses }).notNull(),
    to: text({ enum: submissionStatuses }).notNull(),
    by: text().notNull(),
    at: createdAt(),
  },
  (t) => [index('form_submission_move_of').on(t.submissionId, t.id)],
)
