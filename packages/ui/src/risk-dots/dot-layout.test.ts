import { expect, it } from 'vitest'
import { dotLayout } from './dot-layout.tsx'

it('draws the real denominator, one dot marked', () => {
  expect(dotLayout(240)).toEqual({ count: 240, marked: 134 })
  expect(dotLayout(2)).toEqual({ count: 2, marked: 1 })
})

it('draws nothing that could not be counted', () => {
  expect(dotLayout(24_000)).toBeUndefined()
  expect(dotLayout(Number.POSITIVE_INFINITY)).toBeUndefined()
  expect(dotLayout(1)).toBeUndefined()
})
