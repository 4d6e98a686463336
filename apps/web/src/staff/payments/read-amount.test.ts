import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

it('CHK-18 reads an amount as people write it, and never a part of the smallest coin', () => {
  expect(['120', '120.5', '120,50', ' 0.01 '].map((text) => readAmount(text, 'EUR'))).toEqual([
    12_000, 12_050, 12_050, 1,
  ])
  for (const text of ['', '0', '0.00', '-5', '1.005', '1e3', '1 000', '1.000,50', 'NaN', '9'.repeat(12)])
    expect(readAmount(text, 'EUR')).toBeNull()
  expect(readAmount('500', 'JPY')).toBe(500)
  expect(readAmount('500.5', 'JPY')).toBeNull()
})
