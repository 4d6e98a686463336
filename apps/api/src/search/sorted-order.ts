/** Donors in the order of a key, kept sorted while single keys change. Equal keys stand in the order of positions. */
export class SortedOrder {
  readonly #keys: Float64Array
  readonly #order: Int32Array

  constructor(keys: Float64Array, order?: Int32Array) {
    this.#keys = keys
    this.#order = order ?? Int32Array.from(keys, (_, doc) => doc).sort((a, b) => this.compare(a, b))
  }

  compare(a: number, b: number): number {
    return (this.#keys[a] as number) - (this.#keys[b] as number) || a - b
  }

  /** By position; do not change it. */
  get keys(): Float64Array {
    return this.#keys
  }

  /** All donors, first to last; do not change it. */
  get order(): Int32Array {
    return this.#order
  }

  /** Moves one donor to the place of its new key. */
  move(doc: number, key: number): void {
    if (this.#keys[doc] === key) return
    const from = this.#find(doc)
    this.#order.copyWithin(from, from + 1)
    this.#keys[doc] = key
    const to = this.#find(doc, this.#order.length - 1)
    this.#order.copyWithin(to + 1, to, this.#order.length - 1)
    this.#order[to] = doc
  }

  clone(): SortedOrder {
    return new SortedOrder(this.#keys.slice(), this.#order.slice())
  }

  #find(doc: number, end = this.#order.length): number {
    let low = 0
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.#order[middle] as number, doc) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
