import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

it('reads an amount to the minor unit, with a point or a comma', () => {
  expect(['12', '12.5', '12,50', ' 0.07 '].map((text) => readAmount(text, 2))).toEqual([1200, 1250, 1250, 7])
  expect(readAmount('1200', 0)).toBe(1200)
})

it('guesses nothing', () => {
  for (const text of ['', '1.234,50', '1,234.50', '-5', '5 €', '1.005', '1e3', '12.'])
    expect(readAmount(text, 2), text).toBeNull()
  expect(readAmount('12.5', 0)).toBeNull()
})
