import type { Executor } from '@kindred/database/pool'
import { sql } from 'drizzle-orm'

/**
 * Adds a job inside the caller's transaction: it exists if and only if the transaction commits.
 *
 * @param name task name, `context.verb` (see `jobs.ts` of that context)
 * @param options `key`: a job with the same key is replaced; `keepsTime`: and the new one runs when that one would have;
 *   `runAt`: not before; `maxAttempts`: tries in all, 25 unless given
 */
export async function addJob(
  on: Executor,
  name: string,
  payload: Record<string, unknown>,
  options: { key?: string; keepsTime?: boolean; runAt?: Date; maxAttempts?: number } = {},
): Promise<void> {
  await on.execute(sql`select graphile_worker.add_job(
    ${name},
    payload := ${JSON.stringify(payload)}::json,
    run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
    max_attempts := ${options.maxAttempts ?? 25}::int,
    job_key := ${options.key ?? null}::text,
    job_key_mode := ${options.keepsTime ? 'preserve_run_at' : 'replace'}::text
  )`)
}
