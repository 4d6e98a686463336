import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** Hears what other processes tell through the database (`NOTIFY`). */
export type Listener = {
  on: (channel: string, hear: (payload: string) => void) => void
  /** Called after a lost connection is back: whatever was said meanwhile was missed. */
  onGap: (recover: () => void) => void
  start: () => Promise<void>
  stop: () => Promise<void>
}

const firstPause = 200
const longestPause = 5_000

/** One connection for all channels, outside the pool, that comes back by itself when the database does. */
export function createListener(
  databaseUrl: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Listener {
  const handlers = new Map<string, ((payload: string) => void)[]>()
  const recoveries: (() => void)[] = []
  let client: pg.Client | null = null
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'kindred-listen',
      keepAlive: true,
    })
    next.on('notification', ({ channel, payload }) => {
      for (const hear of handlers.get(channel) ?? []) attempt(() => hear(payload ?? ''))
    })
    next.on('error', () => undefined)
    await next.connect()
    for (const channel of handlers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`)
    // Only now, so that a connection that fails while it is made is tried again by its caller alone.
    next.on('end', () => reconnect(firstPause))
    client = next
  }

  function reconnect(pause: number): void {
    client = null
    if (isStopped) return
    log.warn('lost the connection that listens; trying again')
    timer = setTimeout(async () => {
      try {
        await connect()
        for (const recover of recoveries) attempt(recover)
      } catch {
        reconnect(Math.min(longestPause, pause * 2))
      }
    }, pause)
  }

  function attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      log.error({ err: error }, 'could not follow a notification')
    }
  }

  return {
    on: (channel, hear) => {
      handlers.set(channel, [...(handlers.get(channel) ?? []), hear])
      client?.query(`listen ${client.escapeIdentifier(channel)}`).catch(() => undefined)
    },
    onGap: (recover) => recoveries.push(recover),
    start: connect,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
