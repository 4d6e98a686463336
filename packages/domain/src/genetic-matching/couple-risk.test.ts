import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coupleRisk } from './couple-risk.ts'
import { residualRisk } from './residual-risk.ts'
import { growsByGeneration, xLinkedRisk } from './x-linked-risk.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })

it('is a quarter where both carry, and 1 in 964 where one does and the other has 1 in 241 left', () => {
  expect(coupleRisk(1, 1)).toBe(0.25)
  expect(1 / coupleRisk(1, residualRisk(1 / 25, 0.9))).toBeCloseTo(964, 8)
  expect(1 / coupleRisk(1 / 25, 1 / 25)).toBeCloseTo(2500, 8)
})

it('is the same whoever comes first, at most a quarter, and grows with either', () => {
  fc.assert(
    fc.property(share, share, share, (one, other, more) => {
      expect(coupleRisk(one, other)).toBe(coupleRisk(other, one))
      expect(coupleRisk(one, other)).toBeLessThanOrEqual(0.25)
      expect(coupleRisk(Math.max(one, more), other)).toBeGreaterThanOrEqual(coupleRisk(one, other))
    }),
  )
})

it('X-linked: half of the sons of a carrier, a quarter of her children; fragile X at most that', () => {
  expect(xLinkedRisk(1)).toBe(0.25)
  expect(xLinkedRisk(1 / 200)).toBe(1 / 800)
  expect([growsByGeneration('FMR1'), growsByGeneration('DMD')]).toEqual([true, false])
})
