import { watchChannel } from '@kindred/database/watch-channel'
import { TaggedCache } from './tagged-cache.ts'

/**
 * The cache of pages and menus of this process, kept right by NOTIFY `pages_changed`. While the channel is not heard
 * nothing is kept, and what was kept before is forgotten when it is heard again.
 */
export function watchPages(databaseUrl: string): { cache: TaggedCache; close: () => Promise<void> } {
  const cache: TaggedCache = new TaggedCache(() => channel.isListening())
  const channel = watchChannel(
    databaseUrl,
    ['pages_changed'],
    (_channel, tag) => {
      cache.drop(tag)
      if (tag.startsWith('page:') || tag === 'navigation') cache.drop('tree')
    },
    () => cache.clear(),
  )
  return { cache, close: channel.close }
}
