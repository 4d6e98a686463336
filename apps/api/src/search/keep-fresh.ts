import { watchChannel } from '@kindred/database/watch-channel'
import { loadAllDonors, loadDonors } from '../donors/load-donors.ts'
import type { Services } from '../services.ts'
import type { SearchIndex } from './search-index.ts'

/** Milliseconds in which changes of donors are gathered, so that a basket of ten lines is one reading. */
const gathering = 40
const retryAfter = 1000

/**
 * Loads the index and follows `donor_changed`. Whenever listening (re)starts everything is read again, since changes may
 * have been missed before. While the database is away the index goes on answering with what it has.
 */
export function keepFresh(
  services: Pick<Services, 'pool' | 'log'>,
  index: SearchIndex,
  databaseUrl: string,
): { close: () => Promise<void> } {
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let queue: Promise<void> = Promise.resolve()

  function schedule(after: number): void {
    if (isStopped) return
    timer ??= setTimeout(() => {
      timer = undefined
      queue = queue.then(applyWaiting)
    }, after)
  }

  async function applyWaiting(): Promise<void> {
    const ids = [...waiting]
    waiting = new Set()
    try {
      await index.apply(await loadDonors(services, ids))
    } catch (error) {
      services.log.warn({ err: error }, 'could not read changed donors; trying again')
      for (const id of ids) waiting.add(id)
      schedule(retryAfter)
    }
  }

  async function loadAll(): Promise<void> {
    try {
      await index.load(await loadAllDonors(services))
    } catch (error) {
      services.log.warn({ err: error }, 'could not read the donors; trying again')
      if (!isStopped) setTimeout(() => reload(), retryAfter).unref()
    }
  }

  function reload(): void {
    queue = queue.then(loadAll)
  }

  // Through the queue, so that a change heard while everything is read is applied after it.
  const channel = watchChannel(
    databaseUrl,
    ['donor_changed'],
    (_channel, id) => {
      waiting.add(id)
      schedule(gathering)
    },
    reload,
  )
  return {
    close: async () => {
      isStopped = true
      clearTimeout(timer)
      await channel.close()
      await queue
    },
  }
}
