import pg from 'pg'

/**
 * Listens to NOTIFY on a connection of its own and comes back after the database was away.
 *
 * @param onMessage gets the channel and what was told
 * @param onReturn told after each reconnection: anything may have been missed
 */
export async function watchChannel(
  url: string,
  channels: string[],
  onMessage: (channel: string, payload: string) => void,
  onReturn: () => void,
): Promise<{ close: () => Promise<void> }> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'kindred-watch', keepAlive: true })
    next.on('error', () => retry(next))
    next.on('end', () => retry(next))
    next.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''))
    await next.connect()
    for (const channel of channels) await next.query(`listen ${next.escapeIdentifier(channel)}`)
    client = next
  }

  const retry = (lost: pg.Client) => {
    if (isClosed || client !== lost) return
    client = undefined
    const again = () => {
      timer = setTimeout(() => void connect().then(onReturn, again), 1000)
      timer.unref()
    }
    again()
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
