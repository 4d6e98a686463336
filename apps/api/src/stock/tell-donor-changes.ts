import type { Services } from '../services.ts'
import type { Sql } from './move-stock.ts'

/** Milliseconds between two looks; a sale is on every page and in every search well within a second. */
const pause = 100
const mostAtOnce = 5000

/**
 * Tells everybody which donors' stock or places have moved (`donor_changed`), several times a second instead of in every
 * sale: a transaction that tells makes all others wait while it commits. Every process may do this; each note is told once,
 * and what a process that died has not told another one tells. While the database is away it goes on trying.
 */
export function tellDonorChanges({ pool, log }: Pick<Services, 'pool' | 'log'>): {
  close: () => Promise<void>
} {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    let isMore = false
    try {
      isMore = (await tellOnce(pool)) === mostAtOnce
    } catch (error) {
      log.debug({ err: error }, 'could not tell changes of donors; trying again')
    }
    if (!isStopped) schedule(isMore ? 0 : pause)
  }
  const schedule = (after: number) => {
    timer = setTimeout(() => {
      looking = look()
    }, after)
    timer.unref()
  }
  schedule(0)
  return {
    close: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

/** Tells what was noted until now. Returns the number of notes. */
export async function tellOnce(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ notes: number }>({
    name: 'stock.tell-donor-changes',
    text: 'select shop.tell_donor_changes($1) notes',
    values: [mostAtOnce],
  })
  return rows[0]?.notes ?? 0
}
