import type { Basket } from '@kindred/contracts/basket'
import { expect, it } from 'vitest'
import { isSameAfterMerge } from './is-same-after-merge.ts'

const basket = (count: number) => ({ lines: Array.from({ length: count }, () => ({})) }) as Basket
const merged = (lines: number) => ({ code: 'basket-merged', data: { lines } })

it('BASK-05 goes on after sign-in when the basket is what the visitor saw', () => {
  expect(isSameAfterMerge(basket(2), [merged(2), { code: 'quota-added', data: {} }])).toBe(true)
  expect(isSameAfterMerge(basket(2), [])).toBe(true)
})

it('BASK-05 shows the basket first when lines joined others, were cut, or nothing is left', () => {
  expect(isSameAfterMerge(basket(3), [merged(2)])).toBe(false)
  expect(isSameAfterMerge(basket(2), [merged(2), { code: 'quantity-cut', data: {} }])).toBe(false)
  expect(isSameAfterMerge(basket(0), [])).toBe(false)
  expect(isSameAfterMerge(null, [])).toBe(false)
})
