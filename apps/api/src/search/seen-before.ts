/** Tells what is met again. It forgets what was met long ago: two generations, of which the older one goes when the young one is full. */
export class SeenBefore {
  readonly #most: number
  #young = new Set<string>()
  #old = new Set<string>()

  /** @param most remembered at least */
  constructor(most: number) {
    this.#most = most
  }

  /** True when this was met before; from now on it was. */
  meet(key: string): boolean {
    if (this.#young.has(key)) return true
    const isKnown = this.#old.has(key)
    if (this.#young.size >= this.#most) {
      this.#old = this.#young
      this.#young = new Set()
    }
    this.#young.add(key)
    return isKnown
  }
}
