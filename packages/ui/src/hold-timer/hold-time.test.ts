import { expect, it } from 'vitest'
import { clockText, minuteToAnnounce, secondsLeft } from './hold-time.tsx'

it('counts whole seconds and stops at nought', () => {
  expect(secondsLeft(61_000, 0)).toBe(61)
  expect(secondsLeft(61_000, 100)).toBe(61)
  expect(secondsLeft(1_000, 5_000)).toBe(0)
})

it('writes minutes and two digits of seconds', () => {
  expect(clockText(2592)).toBe('43:12')
  expect(clockText(3600)).toBe('60:00')
  expect(clockText(5)).toBe('0:05')
})

it('announces only at 10, 5 and 1 minutes', () => {
  const said = Array.from({ length: 900 }, (_, index) => minuteToAnnounce(900 - index, 899 - index)).filter(
    Boolean,
  )
  expect(said).toEqual([10, 5, 1])
})

it('after a sleep says only what is true now', () => {
  expect(minuteToAnnounce(900, 50)).toBe(1)
  expect(minuteToAnnounce(900, 0)).toBeUndefined()
})
