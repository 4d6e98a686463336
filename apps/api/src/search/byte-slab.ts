const slabBytes = 1024 * 1024
/** What stays at hand while nothing is asked. */
const mostIdle = 4

type Slab = { bytes: Buffer; used: number; lent: number }

/**
 * Cuts answers from large pieces of memory. A buffer of its own for each answer is memory outside the heap that the
 * garbage collector has to find and give back thousands of times a second. Whoever is done with an answer gives it back,
 * and the next one is written where the last one was: untouched memory costs its pages anew, which for an answer of 20 KB
 * took longer than finding it. What is never given back is left to the garbage collector, and never written over.
 */
export class ByteSlab {
  #slab: Slab = makeSlab()
  readonly #idle: Slab[] = []
  readonly #slabOf = new WeakMap<ArrayBufferLike, Slab>()

  constructor() {
    this.#know(this.#slab)
  }

  /** Room of this many bytes, which hold anything. */
  take(bytes: number): Buffer {
    if (bytes > slabBytes / 4) return Buffer.allocUnsafeSlow(bytes)
    if (this.#slab.used + bytes > slabBytes) {
      this.#slab = this.#idle.pop() ?? makeSlab()
      this.#know(this.#slab)
    }
    const slab = this.#slab
    const start = slab.used
    slab.used += bytes
    slab.lent++
    return slab.bytes.subarray(start, slab.used)
  }

  /** Nobody reads this any more. To be said once; of what comes from elsewhere nothing is kept. */
  giveBack({ buffer }: Uint8Array): void {
    const slab = this.#slabOf.get(buffer)
    if (!slab || --slab.lent > 0) return
    slab.used = 0
    if (slab !== this.#slab && this.#idle.length < mostIdle) this.#idle.push(slab)
  }

  #know(slab: Slab): void {
    this.#slabOf.set(slab.bytes.buffer, slab)
  }
}

function makeSlab(): Slab {
  return { bytes: Buffer.allocUnsafeSlow(slabBytes), used: 0, lent: 0 }
}
