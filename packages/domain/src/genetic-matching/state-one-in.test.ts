import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stateOneIn } from './state-one-in.ts'

it('says a risk as 1 in N', () => {
  expect([0.25, 1 / 241, 1 / 964, 1 / 2500, 1 / 24_137].map(stateOneIn)).toEqual([4, 241, 964, 2500, 24_000])
  expect([0, -1, Number.NaN].map(stateOneIn)).toEqual([null, null, null])
})

it('gives every whole number up to a thousand back', () => {
  for (let n = 1; n <= 1000; n++) expect(stateOneIn(1 / n)).toBe(n)
})

it('never says less than the risk, nor more than a tenth above it', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-14, max: 1, noNaN: true }), (risk) => {
      const said = 1 / (stateOneIn(risk) ?? 0)
      expect(said).toBeGreaterThanOrEqual(risk * (1 - 1e-11))
      if (risk <= 0.01) expect(said).toBeLessThanOrEqual(risk * 1.11)
    }),
  )
})
