import { expect, it } from 'vitest'
import { chooseSlowdown } from './choose-slowdown.mjs'

it('slows a fast desktop by 4, as Lighthouse does, and a weaker or stronger one to the same phone', () => {
  expect(chooseSlowdown(1750)).toBe(4)
  expect(chooseSlowdown(1250)).toBe(2.9)
  expect(chooseSlowdown(1000)).toBe(2.3)
  expect(chooseSlowdown(2500)).toBe(5.7)
})

it('stays within what Lighthouse’s table allows: a phone is not hurried, nothing is slowed by more than 10', () => {
  expect(chooseSlowdown(437)).toBe(1)
  expect(chooseSlowdown(90)).toBe(1)
  expect(chooseSlowdown(9000)).toBe(10)
})

it('refuses what is no index', () => {
  for (const index of [0, -3, Number.NaN, undefined]) {
    expect(() => chooseSlowdown(index as number)).toThrow(RangeError)
  }
})
