import { LRUCache } from 'lru-cache'
import { SeenBefore } from './seen-before.ts'

/** About 2.5 MB for each view. */
const mostPages = 100

/**
 * Printed pages that visitors ask for again: the first page of a bare search, the usual filters. A sale changes cards and
 * counts, so whatever changes a view clears them all.
 */
export class PageShelf {
  readonly #pages = new LRUCache<string, Buffer>({ max: mostPages })
  readonly #asked = new SeenBefore(1000)

  get(key: string): Buffer | undefined {
    return this.#pages.get(key)
  }

  /** Keeps a page that is offered twice, as the bytes that are sent. */
  offer(key: string, page: string): void {
    if (this.#asked.meet(key)) this.#pages.set(key, Buffer.from(page))
  }

  clear(): void {
    this.#pages.clear()
  }
}
