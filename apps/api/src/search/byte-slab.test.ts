import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ByteSlab } from './byte-slab.ts'

describe('memory for answers', () => {
  it('is written again once all of it was given back', () => {
    const slab = new ByteSlab()
    const [first, second] = [slab.take(20_000), slab.take(20_000)]
    slab.giveBack(first)
    const third = slab.take(10)
    expect(third.byteOffset).toBe(40_000)
    slab.giveBack(second)
    slab.giveBack(third)
    expect(slab.take(20_000).byteOffset).toBe(0)
  })

  it('takes nothing of what came from elsewhere', () => {
    const slab = new ByteSlab()
    slab.giveBack(Buffer.alloc(300_000))
    slab.giveBack(slab.take(300_000))
    expect(slab.take(10).byteOffset).toBe(0)
  })

  it('never changes under whoever still reads it', () => {
    const step = fc.record({ bytes: fc.integer({ min: 1, max: 300_000 }), givesBack: fc.nat() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const slab = new ByteSlab()
        const read: { bytes: Buffer; sign: number }[] = []
        steps.forEach(({ bytes, givesBack }, sign) => {
          read.push({ bytes: slab.take(bytes).fill(sign), sign })
          const [done] = givesBack % 3 === 0 ? [] : read.splice(givesBack % read.length, 1)
          if (done) slab.giveBack(done.bytes)
          for (const one of read) {
            expect(one.bytes[0]).toBe(one.sign)
            expect(one.bytes.at(-1)).toBe(one.sign)
          }
        })
      }),
      { numRuns: 50 },
    )
  })
})
