import { transaction } from '@kindred/database/transaction'
import type { SubmissionStatus } from '@kindred/domain/forms/submission-status'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import { findSubmission, moveSubmission } from './submission.store.ts'

/**
 * Says how far a department is with a submission. Each status leads to every other: spam may turn out to be none.
 *
 * @returns null where there is no such submission; `moved-meanwhile` when somebody else was quicker
 */
export function changeStatus(
  { pool, now }: Services,
  submissionId: string,
  to: SubmissionStatus,
  by: string,
): Promise<Result<undefined> | null> {
  return transaction(pool, async (on) => {
    const row = await findSubmission(on, submissionId)
    if (!row) return null
    if (row.status === to) return ok()
    const isMoved = await moveSubmission(on, { submissionId, from: row.status, to, by, at: now() })
    return isMoved
      ? ok()
      : refuse('moved-meanwhile', 'Somebody else has just changed it. Look again before you do.')
  })
}
