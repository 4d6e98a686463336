import { expect, it } from 'vitest'
import { pauseBefore } from './wait-for-payment.ts'

it('CHK-12 asks soon at first, ever more calmly, and ends after about two minutes', () => {
  const pauses: number[] = []
  for (let looks = 0; ; looks += 1) {
    const pause = pauseBefore(looks)
    if (pause === null) break
    pauses.push(pause)
  }
  expect(pauses[0]).toBeLessThan(1000)
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  const whole = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(whole).toBeGreaterThan(60_000)
  expect(whole).toBeLessThan(150_000)
})
