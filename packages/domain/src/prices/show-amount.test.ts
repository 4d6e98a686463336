import { expect, it } from 'vitest'
import { money } from '../money.ts'
import { isShownWithTax, showAmount } from './show-amount.ts'
import { taxAmount } from './tax.ts'

const straw = taxAmount(money(12_500, 'EUR'), { includesTax: true, listRateBp: 2500, rateBp: 2500 })
const exported = taxAmount(money(12_500, 'EUR'), { includesTax: true, listRateBp: 2500, rateBp: 0 })

it('shows a private person what they pay and a professional the amount before tax', () => {
  expect(isShownWithTax('private')).toBe(true)
  expect(isShownWithTax('professional')).toBe(false)
  expect(showAmount(straw, 'private')).toEqual(money(12_500, 'EUR'))
  expect(showAmount(straw, 'professional')).toEqual(money(10_000, 'EUR'))
})

it('shows both the same where no tax is due', () => {
  expect(showAmount(exported, 'private')).toEqual(money(10_000, 'EUR'))
  expect(showAmount(exported, 'professional')).toEqual(money(10_000, 'EUR'))
})
