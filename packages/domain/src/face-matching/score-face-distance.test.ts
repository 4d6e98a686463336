import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scoreFaceDistance } from './score-face-distance.ts'

const distance = fc.double({ min: 0, max: 2, noNaN: true })

it('FACE-01 is between 0 and 1 and falls as faces lie further apart', () => {
  fc.assert(
    fc.property(distance, distance, (a, b) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)].map(scoreFaceDistance) as [number, number]
      expect(near).toBeLessThanOrEqual(1)
      expect(far).toBeGreaterThanOrEqual(0)
      expect(near).toBeGreaterThanOrEqual(far)
      if (Math.abs(a - b) > 1e-3) expect(near).toBeGreaterThan(far)
    }),
  )
})

it('FACE-01 is near 1 for the same photo and well below for strangers', () => {
  expect(scoreFaceDistance(0)).toBeGreaterThan(0.99)
  // Measured: another photo of the same person at 0.09 to 0.26, mostly; two strangers at 0.72, mostly.
  expect(scoreFaceDistance(0.26)).toBeGreaterThan(0.95)
  expect(scoreFaceDistance(0.6)).toBeCloseTo(0.5)
  expect(scoreFaceDistance(0.72)).toBeLessThan(0.25)
  expect(scoreFaceDistance(0.91)).toBeLessThan(0.05)
})
