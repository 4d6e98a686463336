import { watchChannel } from '@kindred/database/watch-channel'
import { addJob } from '../jobs/add-job.ts'
import type { Services } from '../services.ts'
import { tellTask } from './jobs.ts'
import { hasWaiting } from './line.store.ts'

/** Milliseconds in which changed donors are gathered. */
const gathering = 500
/** Milliseconds for what moves up and down in one breath to come to rest: a delivery is one mail, a slip of the hand none. */
const settling = 5_000

/**
 * Asks for those who wait to be told when the stock of their donor moves, and whenever listening (re)starts, since changes
 * may have been missed before. Many processes may ask: there is one such job, at the time it was first asked for.
 */
export function followStock(services: Pick<Services, 'config' | 'db' | 'log' | 'now'>): {
  close: () => Promise<void>
} {
  const { db, log, now } = services
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let asking: Promise<void> = Promise.resolve()

  const ask = async (donorIds: string[]) => {
    try {
      if (await hasWaiting(db, donorIds, now().toISOString())) await askToTell(services)
    } catch (error) {
      // The job of each hour makes up for it.
      log.warn({ err: error }, 'could not ask for those who wait to be told')
    }
  }
  const channel = watchChannel(
    services.config.databaseUrl,
    ['donor_changed'],
    (_channel, donorId) => {
      changed.add(donorId)
      timer ??= setTimeout(() => {
        timer = undefined
        const donorIds = [...changed]
        changed = new Set()
        asking = ask(donorIds)
      }, gathering)
      timer.unref()
    },
    () => {
      asking = askToTell(services).catch((error: unknown) =>
        log.warn({ err: error }, 'could not ask for those who wait to be told'),
      )
    },
  )
  return {
    close: async () => {
      clearTimeout(timer)
      await channel.close()
      await asking
    },
  }
}

const askToTell = ({ db }: Pick<Services, 'db'>) =>
  addJob(db, tellTask, {}, { key: tellTask, runAt: new Date(Date.now() + settling), keepsTime: true })
