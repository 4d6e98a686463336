import { LRUCache } from 'lru-cache'
import type { PageEntry } from './page-entry.ts'

const mebibyte = 1024 * 1024
/** Bytes beside the body of an entry, about. */
const headersSize = 2000
/** Two caches hear of a publish on their own connections; within this time the other may still give the old content. */
const settling = 1000

/**
 * Whole pages in memory. An entry goes when one of its tags is dropped; one that was being made while (or just after) a
 * tag was dropped is not kept, so that old content never slips in behind the news.
 */
export class PageCache {
  readonly #entries: LRUCache<string, PageEntry>
  readonly #dropped = new Map<string, number>()
  readonly #now: () => number
  #clearedAt = Number.NEGATIVE_INFINITY

  constructor(now: () => number = Date.now, maxBytes = 48 * mebibyte) {
    this.#now = now
    this.#entries = new LRUCache({
      max: 20_000,
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => body.length + headersSize,
    })
  }

  get(key: string): PageEntry | undefined {
    return this.#entries.get(key)
  }

  /** @param startedAt when the making of the entry began, by this cache's clock */
  keep(key: string, entry: PageEntry, startedAt: number): boolean {
    if (startedAt < this.#clearedAt + settling) return false
    for (const tag of entry.tags)
      if (startedAt < (this.#dropped.get(tag) ?? Number.NEGATIVE_INFINITY) + settling) return false
    this.#entries.set(key, entry)
    return true
  }

  /** Drops what was made from any of these tags; `*` drops everything. */
  drop(tags: readonly string[]): void {
    if (tags.includes('*')) this.clear()
    const now = this.#now()
    for (const tag of tags) this.#dropped.set(tag, now)
    for (const [key, entry] of this.#entries)
      if (tags.some((tag) => entry.tags.has(tag))) this.#entries.delete(key)
    for (const [tag, at] of this.#dropped) if (at < now - 60_000) this.#dropped.delete(tag)
  }

  clear(): void {
    this.#clearedAt = this.#now()
    this.#entries.clear()
  }

  now(): number {
    return this.#now()
  }
}
