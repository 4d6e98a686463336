import { expect, it } from 'vitest'
import { findSubscriptionEnd, isSubscribedOn } from './find-subscription-end.ts'

it('adds a period bought early to the one that runs, and begins anew after a gap', () => {
  expect(findSubscriptionEnd([])).toBeNull()
  expect(findSubscriptionEnd([{ startsOn: '2026-01-31', months: 1 }])).toBe('2026-02-28')
  const early = [
    { startsOn: '2026-02-10', months: 3 },
    { startsOn: '2026-01-15', months: 1 },
  ]
  expect(findSubscriptionEnd(early)).toBe('2026-05-15')
  expect(findSubscriptionEnd([...early, { startsOn: '2026-08-01', months: 1 }])).toBe('2026-09-01')
})

it('covers the first day and not the day it ends, and nothing that lies ahead', () => {
  const periods = [{ startsOn: '2026-03-01', months: 1 }]
  expect(
    ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => isSubscribedOn(periods, day)),
  ).toEqual([false, true, true, false])
})
