import fc from 'fast-check'
import { expect, it } from 'vitest'
import { residualRisk } from './residual-risk.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })

it('leaves 1 in 241 after a negative test that finds 90 % where 1 in 25 carries', () => {
  expect(1 / residualRisk(1 / 25, 0.9)).toBeCloseTo(241, 9)
  expect(Math.round(1 / residualRisk(1 / 25, 0.906))).toBe(256)
})

it('is nothing where the test misses nobody, and the frequency itself where it finds nobody', () => {
  expect(residualRisk(0.04, 1)).toBe(0)
  expect(residualRisk(0.04, 0)).toBe(0.04)
  expect(residualRisk(1, 1)).toBe(0)
})

it('stays a probability that no test raises, and grows with the frequency', () => {
  fc.assert(
    fc.property(share, share, share, (c, other, d) => {
      const risk = residualRisk(c, d)
      expect(risk).toBeGreaterThanOrEqual(0)
      expect(risk).toBeLessThanOrEqual(c)
      const [rare, frequent] = [Math.min(c, other), Math.max(c, other)]
      expect(residualRisk(rare, d)).toBeLessThanOrEqual(residualRisk(frequent, d) + 1e-12)
    }),
  )
})

it('falls the more carriers the test finds', () => {
  fc.assert(
    fc.property(share, share, share, (c, d, other) => {
      expect(residualRisk(c, Math.max(d, other))).toBeLessThanOrEqual(
        residualRisk(c, Math.min(d, other)) + 1e-12,
      )
    }),
  )
})

it('refuses what is no probability', () => {
  for (const [c, d] of [
    [-0.1, 0.5],
    [0.5, 1.1],
    [Number.NaN, 0.5],
  ] as const)
    expect(() => residualRisk(c, d)).toThrow(RangeError)
})
