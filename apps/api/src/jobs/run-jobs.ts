import { Logger, parseCronItems, run } from 'graphile-worker'
import type { Services } from '../services.ts'
import { tasks as allTasks, type Task, timetable } from './tasks.ts'

/**
 * Takes jobs from the queue until stopped. Several processes may run at once; each job is done by one.
 *
 * @param tasks all of the house unless a test gives its own
 * @returns waits for running jobs, then lets go of the database
 */
export async function runJobs(
  services: Services,
  tasks: Record<string, Task> = allTasks,
): Promise<{ stop: () => Promise<void> }> {
  const { pool, log } = services
  // A connection that breaks while a job holds it fails that job; it must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const runner = await run({
    pgPool: pool,
    // Most jobs wait for somebody else (a mail server, a provider, a lock), so a few more than there are cores.
    concurrency: 10,
    pollInterval: 2_000,
    // The process has its own order of stopping.
    noHandleSignals: true,
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload, services)]),
    ),
    parsedCronItems: parseCronItems(timetable.filter(({ task }) => task in tasks)),
    logger: new Logger(() => (level, message, meta) => {
      // Payloads stay out of the log: only which job, which try, and what went wrong.
      const failure = meta && 'error' in meta ? { err: meta.error } : {}
      if (level === 'error') log.error(failure, message)
      else if (level === 'warning') log.warn(failure, message)
      else log.debug(message)
    }),
  })
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner stopped'))
  return { stop: () => runner.stop().catch(() => undefined) }
}
