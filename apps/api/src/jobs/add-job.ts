import type { Executor } from '@kindred/database/pool'
import { write } from '@kindred/database/transaction-connection'

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
  await write(on.$client, {
    name: 'jobs.add',
    text: `select graphile_worker.add_job($1::text, payload := $2::json, run_at := $3::timestamptz, max_attempts := $4::int,
      job_key := $5::text, job_key_mode := $6::text)`,
    values: [
      name,
      JSON.stringify(payload),
      options.runAt ?? null,
      options.maxAttempts ?? 25,
      options.key ?? null,
      options.keepsTime ? 'preserve_run_at' : 'replace',
    ],
  })
}
