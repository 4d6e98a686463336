import type { PoolClient } from 'pg'
import type { Services } from '../../services.ts'
import { forgetWebSession } from './open-web-session.ts'
import { sessionChannel } from './web-session.store.ts'

const againAfterMs = 2_000

/**
 * Hears of sessions that ended, or whose owner changed, in any process and forgets them here. A lost connection is made anew; meanwhile what is
 * remembered lives five seconds at most.
 *
 * @returns stops listening
 */
export function listenForChanges(services: Services): () => void {
  let client: PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const again = () => {
    client = undefined
    if (isStopped) return
    timer = setTimeout(listen, againAfterMs)
    timer.unref()
  }
  const listen = async () => {
    try {
      const made = await services.pool.connect()
      if (isStopped) return made.release(true)
      client = made
      made.on('error', () => {
        made.release(true)
        again()
      })
      made.on('notification', ({ payload }) => payload && forgetWebSession(payload, services))
      await made.query(`listen ${sessionChannel}`)
    } catch {
      again()
    }
  }
  void listen()
  return () => {
    isStopped = true
    clearTimeout(timer)
    client?.release(true)
  }
}
