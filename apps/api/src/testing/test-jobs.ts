import type { Pool } from 'pg'
import type { Services } from '../services.ts'

type Tasks = Record<string, (payload: unknown, services: Services) => Promise<void>>

/** Jobs that wait, in the order in which they were added. */
export async function listJobs(
  pool: Pool,
  name?: string,
): Promise<{ name: string; payload: unknown; runAt: Date }[]> {
  const { rows } = await pool.query(
    `select t.identifier name, j.payload, j.run_at "runAt" from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where $1::text is null or t.identifier = $1 order by j.id`,
    [name ?? null],
  )
  return rows
}

/** Takes the waiting jobs of one name and runs them here, one after another. */
export async function runJobs(services: Services, tasks: Tasks, name: string): Promise<number> {
  const jobs = await listJobs(services.pool, name)
  await services.pool.query(
    `delete from graphile_worker._private_jobs where task_id in
     (select id from graphile_worker._private_tasks where identifier = $1)`,
    [name],
  )
  for (const job of jobs) await tasks[name]?.(job.payload, services)
  return jobs.length
}
