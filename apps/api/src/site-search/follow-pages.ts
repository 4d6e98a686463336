import { watchChannel } from '@kindred/database/watch-channel'
import { addJob } from '../jobs/add-job.ts'
import type { Services } from '../services.ts'
import { refreshTask } from './jobs.ts'

/** Milliseconds in which the messages of one publish are gathered. */
const gathering = 100

/**
 * Asks for the entries to be refreshed when pages change, and whenever listening (re)starts, since changes may have been
 * missed before. Many processes may ask: there is one such job at a time.
 */
export function followPages(services: Pick<Services, 'config' | 'db' | 'log'>): {
  close: () => Promise<void>
} {
  let timer: NodeJS.Timeout | undefined
  const ask = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      addJob(services.db, refreshTask, {}, { key: refreshTask }).catch((error: unknown) =>
        services.log.warn({ err: error }, 'could not ask for the site search to be refreshed'),
      )
    }, gathering)
    timer.unref()
  }
  const channel = watchChannel(
    services.config.databaseUrl,
    ['pages_changed'],
    (_channel, tag) => {
      if (tag.startsWith('page:') || tag === 'navigation') ask()
    },
    ask,
  )
  return {
    close: async () => {
      clearTimeout(timer)
      await channel.close()
    },
  }
}
