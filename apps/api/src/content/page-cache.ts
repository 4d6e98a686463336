import type { Services } from '../services.ts'
import type { TaggedCache } from './tagged-cache.ts'
import { watchPages } from './watch-pages.ts'

type PageCache = { cache: TaggedCache; close: () => Promise<void> }
const opened = new WeakMap<Services, PageCache>()

/** The one cache of pages, menus and posts of this process; whoever opens it closes it, and only the first closing counts. */
export function openPageCache(services: Services): PageCache {
  const known = opened.get(services)
  if (known) return known
  const { cache, close } = watchPages(services.config.databaseUrl)
  let closing: Promise<void> | undefined
  const shared = {
    cache,
    close: () => {
      closing ??= close()
      opened.delete(services)
      return closing
    },
  }
  opened.set(services, shared)
  return shared
}
