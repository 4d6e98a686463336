import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { runInTransactionOf } from '../hooks/run-in-transaction-of.ts'

/** The task of the job queue that keeps plans; its work is in apps/api/src/content/jobs.ts. */
const planTask = 'content.keep-plan'

/**
 * A plan is a job of the queue: it is there if and only if the plan is saved, it waits in the database, so it outlives any
 * restart, and whichever process runs jobs at its time does it, once.
 */
export const queuePlan: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.state !== 'waiting') return removeJob(req, doc.id)
  await runInTransactionOf(
    req,
    sql`select graphile_worker.add_job(
      ${planTask},
      payload := ${JSON.stringify({ plan: doc.id })}::json,
      run_at := ${doc.at}::timestamptz,
      max_attempts := 12,
      job_key := ${keyOf(doc.id)}
    )`,
  )
}

export const removePlanJob: CollectionAfterDeleteHook = ({ id, req }) => removeJob(req, id)

const keyOf = (id: unknown) => `publish-plan:${id}`

/** A job that is running now is left to end: it looks at the plan first. */
async function removeJob(req: PayloadRequest, id: unknown): Promise<void> {
  await runInTransactionOf(
    req,
    sql`select graphile_worker.remove_job(${keyOf(id)}) where exists (
      select 1 from graphile_worker.jobs where key = ${keyOf(id)} and locked_at is null
    )`,
  )
}
