import { expect, it } from 'vitest'
import { coupleRisk, toOneIn } from './couple-risk.ts'

it('is one in four for two carriers, one in a hundred for a carrier and one who may be (1 in 25)', () => {
  expect(coupleRisk(1, 1)).toBe(0.25)
  expect(toOneIn(coupleRisk(1, 1 / 25))).toBe(100)
  expect(toOneIn(coupleRisk(1, 0))).toBeNull()
})
