import pg from 'pg'

export type ChannelWatch = {
  /** False while something told may be missed. */
  isListening: () => boolean
  close: () => Promise<void>
}

/**
 * Listens to NOTIFY on a connection of its own, at once and again whenever the database comes back.
 *
 * @param onMessage gets the channel and what was told
 * @param onListening told each time listening (re)starts: anything may have been missed before
 */
export function watchChannel(
  url: string,
  channels: string[],
  onMessage: (channel: string, payload: string) => void,
  onListening: () => void = () => undefined,
): ChannelWatch {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isListening = false
  let isClosed = false

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'kindred-watch', keepAlive: true })
    client = next
    next.on('error', () => retry(next))
    next.on('end', () => retry(next))
    next.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch {
      retry(next)
      return
    }
    if (client !== next) return
    isListening = true
    onListening()
  }

  const retry = (lost: pg.Client) => {
    if (isClosed || client !== lost) return
    client = undefined
    isListening = false
    lost.end().catch(() => undefined)
    timer = setTimeout(() => void connect(), 1000)
    timer.unref()
  }

  const first = connect()
  return {
    isListening: () => isListening,
    close: async () => {
      isClosed = true
      isListening = false
      clearTimeout(timer)
      await first
      await client?.end().catch(() => undefined)
    },
  }
}
