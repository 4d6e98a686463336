type Entry = { value: unknown; tags: ReadonlySet<string> }

/** What a reading gives: the value and what it was made from. */
export type Tagged<T> = { value: T; tags: readonly string[] }

/**
 * Keeps what was read until one of its tags is told to have changed. A reading that began before such a change is
 * handed out but not kept, so that an old value cannot slip in behind the news.
 */
export class TaggedCache {
  readonly #entries = new Map<string, Entry>()
  readonly #mayKeep: () => boolean
  readonly #limit: number
  #changes = 0

  /** @param mayKeep false while changes may be missed: then everything is read anew */
  constructor(mayKeep: () => boolean, limit = 5000) {
    this.#mayKeep = mayKeep
    this.#limit = limit
  }

  async get<T>(key: string, read: () => Promise<Tagged<T>>): Promise<T> {
    const known = this.#entries.get(key)
    if (known && this.#mayKeep()) return known.value as T
    const changes = this.#changes
    const { value, tags } = await read()
    if (changes === this.#changes && this.#mayKeep()) this.#keep(key, { value, tags: new Set(tags) })
    return value
  }

  /** Forgets what was made from this. */
  drop(tag: string): void {
    this.#changes++
    for (const [key, { tags }] of this.#entries) if (tags.has(tag)) this.#entries.delete(key)
  }

  clear(): void {
    this.#changes++
    this.#entries.clear()
  }

  #keep(key: string, entry: Entry): void {
    const oldest = this.#entries.keys().next().value
    if (this.#entries.size >= this.#limit && oldest !== undefined) this.#entries.delete(oldest)
    this.#entries.set(key, entry)
  }
}
