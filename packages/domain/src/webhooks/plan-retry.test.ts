import { expect, it } from 'vitest'
import { isToBePaused, mostTries, planRetry } from './plan-retry.ts'

const middle = 0.5
const plan = Array.from({ length: mostTries }, (_, index) => planRetry(index + 1, middle))

it('waits four times as long after each try, never longer than twelve hours, and ends', () => {
  expect(plan).toEqual([30, 120, 480, 1920, 7680, 30_720, 43_200, 43_200, 43_200, null])
})

it('tries for about two days', () => {
  const hours = plan.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0) / 3600
  expect(hours).toBeGreaterThan(40)
  expect(hours).toBeLessThan(56)
})

it('spreads what failed together by a tenth', () => {
  expect([planRetry(2, 0), planRetry(2, 0.999)]).toEqual([108, 132])
})

it('gives an endpoint a rest that nothing reached for a day', () => {
  const now = new Date('2026-05-04T08:00:00Z')
  const since = (hours: number) => new Date(now.getTime() - hours * 3600_000)
  expect(isToBePaused({ failingSince: null, failures: 0 }, now)).toBe(false)
  expect(isToBePaused({ failingSince: since(23), failures: 200 }, now)).toBe(false)
  expect(isToBePaused({ failingSince: since(30), failures: 4 }, now)).toBe(false)
  expect(isToBePaused({ failingSince: since(24), failures: 5 }, now)).toBe(true)
})
