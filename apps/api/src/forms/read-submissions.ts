import type { Submission, SubmissionList, submissionFilterQuery } from '@kindred/contracts/forms'
import { printCsv } from '@kindred/domain/forms/print-csv'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import { openWords } from '../staff-search/sought-words.ts'
import {
  findSubmission,
  listAttachments,
  listMoves,
  listSentForms,
  listSubmissions,
  recordReading,
  type SubmissionRow,
} from './submission.store.ts'

type Sought = z.output<typeof submissionFilterQuery>

const summaryLength = 120
const mostExported = 10_000

/** A page of what was sent, for staff. */
export async function readSubmissionList(
  services: Services,
  filter: Sought & { from: number; take: number },
): Promise<SubmissionList> {
  const { db } = services
  const words = openWords(services, filter.sought)
  const { rows, total } = await listSubmissions(db, { ...filter, words })
  return {
    total,
    words: words ?? '',
    forms: await listSentForms(db),
    submissions: rows.map((row) => ({
      ...head(row),
      summary: row.answers
        // A tick says nothing without its label.
        .filter(({ type }) => !type.startsWith('hidden') && type !== 'checkbox')
        .flatMap(({ values }) => values)
        .join(' · ')
        .slice(0, summaryLength),
      attachments: row.attachments,
    })),
  }
}

/** One submission with its files and history, or null. That somebody read it is written down. */
export async function readSubmission(
  { db }: Services,
  id: string,
  actor: string,
): Promise<Submission | null> {
  const row = await findSubmission(db, id)
  if (!row) return null
  await recordReading(db, { actor, action: 'form-submission.read', subject: `form-submission:${id}` })
  const files = await listAttachments(db, [id])
  const moves = await listMoves(db, id)
  return {
    ...head(row),
    formGuid: row.formGuid,
    pageId: row.pageId,
    customerId: row.customerId,
    donorCandidateKind: row.donorCandidateKind,
    department: row.department,
    answers: row.answers,
    attachments: files.map(({ fileId, field, fileName, contentType, length }) => ({
      id: fileId,
      field,
      fileName,
      contentType,
      length,
    })),
    moves: moves.map(({ from, to, by, at }) => ({ from, to, by, at: at.toISOString() })),
  }
}

/** What the filter leaves, as CSV: one column for each answer of each form. That it was taken out is written down. */
export async function exportSubmissions(services: Services, filter: Sought, actor: string): Promise<string> {
  const { db } = services
  const words = openWords(services, filter.sought)
  const { rows } = await listSubmissions(db, { ...filter, words, from: 0, take: mostExported })
  await recordReading(db, {
    actor,
    action: 'form-submission.export',
    subject: 'form-submissions',
    data: { count: rows.length, form: filter.form ?? null, status: filter.status ?? null },
  })
  const names = [...new Set(rows.flatMap(({ answers }) => answers.map(({ name }) => name)))]
  return printCsv([
    ['Id', 'Sent', 'Form', 'Language', 'Status', 'Erased on', 'Files', ...names],
    ...rows.map((row) => [
      row.id,
      row.createdAt.toISOString(),
      row.formTitle,
      row.language,
      row.status,
      row.eraseOn,
      String(row.attachments),
      ...names.map((name) => row.answers.find((one) => one.name === name)?.values.join(' | ') ?? ''),
    ]),
  ])
}

const head = ({ id, formTitle, language, status, createdAt, eraseOn }: SubmissionRow) => ({
  id,
  formTitle,
  language,
  status,
  createdAt: createdAt.toISOString(),
  eraseOn,
})
