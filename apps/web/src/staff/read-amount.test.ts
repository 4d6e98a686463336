import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

it('CHK-18 reads an amount as people write it, to the minor unit', () => {
  const typed = ['120', '120.5', '120,50', ' 0.07 ']
  expect(typed.map((text) => readAmount(text, 'EUR'))).toEqual([12_000, 12_050, 12_050, 7])
  expect(readAmount('500', 'JPY')).toBe(500)
})

it('CHK-18 guesses nothing, and takes neither nothing nor a part of the smallest coin', () => {
  const odd = ['', '0', '0.00', '-5', '5 €', '1.005', '1e3', '12.', '1 000', '1.234,50', '1,234.50', 'NaN']
  for (const text of [...odd, '9'.repeat(12)]) expect(readAmount(text, 'EUR'), text).toBeNull()
  expect(readAmount('500.5', 'JPY')).toBeNull()
})
