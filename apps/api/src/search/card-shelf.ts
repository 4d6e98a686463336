/**
 * Printed cards of all views, at most so many that memory stays bounded whatever the number of donors and markets. Two
 * generations: when the young one is full the old one goes, and whatever was asked for since has moved to the young one.
 */
export class CardShelf {
  readonly #half: number
  #young = new Map<number, string>()
  #old = new Map<number, string>()

  /** @param most cards kept; one takes about 1 KB */
  constructor(most: number) {
    this.#half = Math.ceil(most / 2)
  }

  get(key: number): string | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.put(key, old)
    return old
  }

  put(key: number, card: string): void {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, card)
  }

  drop(key: number): void {
    this.#young.delete(key)
    this.#old.delete(key)
  }
}
