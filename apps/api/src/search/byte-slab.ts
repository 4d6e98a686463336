const slabBytes = 1024 * 1024

/**
 * Cuts answers from large pieces of memory. A buffer of its own for each answer is memory outside the heap that the
 * garbage collector has to find and give back thousands of times a second; here it does so once for some forty answers.
 */
export class ByteSlab {
  #slab = Buffer.allocUnsafeSlow(slabBytes)
  #used = 0

  /** Room of this many bytes, which hold anything. */
  take(bytes: number): Buffer {
    if (bytes > slabBytes / 4) return Buffer.allocUnsafeSlow(bytes)
    if (this.#used + bytes > slabBytes) {
      this.#slab = Buffer.allocUnsafeSlow(slabBytes)
      this.#used = 0
    }
    const start = this.#used
    this.#used += bytes
    return this.#slab.subarray(start, this.#used)
  }
}
