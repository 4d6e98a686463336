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

/** What is being run now of each database, so that who calls for jobs can wait for those that another call has taken. */
const running = new WeakMap<Pool, Set<Promise<void>>>()

/**
 * Takes the waiting jobs of one name and runs them here, one after another. Several may call at once: each job is run by
 * one of them, and none returns before every job is done that waited when it was called.
 *
 * @returns how many this call has run. @throws what a job of its own throws
 */
export async function runJobs(services: Services, tasks: Tasks, name: string): Promise<number> {
  const others = running.get(services.pool) ?? new Set()
  running.set(services.pool, others)
  const taking = takeJobs(services.pool, name)
  const mine = taking.then(async (payloads) => {
    for (const payload of payloads) await tasks[name]?.(payload, services)
  })
  const before = [...others]
  others.add(mine)
  try {
    await mine
    return (await taking).length
  } finally {
    others.delete(mine)
    await Promise.allSettled([...before, ...others])
  }
}

/** Taken in one statement, or what was added between a look and a delete would be lost. */
async function takeJobs(pool: Pool, name: string): Promise<unknown[]> {
  const { rows } = await pool.query<{ payload: unknown }>(
    `with taken as (
       delete from graphile_worker._private_jobs where task_id in
         (select id from graphile_worker._private_tasks where identifier = $1) returning id, payload)
     select payload from taken order by id`,
    [name],
  )
  return rows.map((row) => row.payload)
}
