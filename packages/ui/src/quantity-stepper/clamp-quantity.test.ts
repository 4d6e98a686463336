import { expect, it } from 'vitest'
import { clampQuantity } from './clamp-quantity.tsx'

it.each([
  ['3', 3],
  ['', 0],
  ['-2', 0],
  ['2.9', 2],
  ['1e9', 1],
  ['999', 14],
  ['x', 0],
  [Number.NaN, 0],
])('reads %j as %i between 0 and 14', (typed, expected) => {
  expect(clampQuantity(typed, 0, 14)).toBe(expected)
})
