import { type ChannelWatch, watchChannel } from '@kindred/database/watch-channel'
import type { Services } from '../../services.ts'
import { forgetWebSession } from './open-web-session.ts'
import { sessionChannel } from './web-session.store.ts'

/**
 * Hears of sessions that ended, or whose owner changed, in any process and forgets them here. While the database is away,
 * what is remembered lives five seconds at most.
 */
export const listenForChanges = (services: Services): ChannelWatch =>
  watchChannel(services.config.databaseUrl, [sessionChannel], (_channel, session) =>
    forgetWebSession(session, services),
  )
