import { expect, it } from 'vitest'
import { endSteps, markSteps } from './mark-steps.ts'

const at = '2026-11-02T10:00:00.000Z'
const steps = [
  { step: 'placed', at },
  { step: 'paid', at: undefined },
  { step: 'picked', at },
  { step: 'shipped', at: undefined },
]

it('ACC-36 says what is done, that the first missing step is due, and what comes after it', () => {
  expect(markSteps(steps).map(({ state }) => state)).toEqual(['done', 'now', 'done', 'next'])
  expect(markSteps([])).toEqual([])
})

it('ACC-36 leads from what was reached straight to an early end', () => {
  expect(endSteps(steps, { step: 'cancelled', at }).map(({ step, state }) => `${step} ${state}`)).toEqual([
    'placed done',
    'picked done',
    'cancelled now',
  ])
})
