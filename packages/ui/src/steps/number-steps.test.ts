import { expect, it } from 'vitest'
import { numberSteps } from './number-steps.tsx'

it('numbers the steps every order has and passes over the extra ones', () => {
  const steps = [{ isExtra: false }, { isExtra: true }, { isExtra: true }, {}, {}]
  expect(numberSteps(steps).map((step) => step.number)).toEqual([1, undefined, undefined, 2, 3])
})
