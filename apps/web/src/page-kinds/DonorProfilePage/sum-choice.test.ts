import { describe, expect, it } from 'vitest'
import { sumChoice } from './sum-choice.ts'

const lines = [
  { stockItemId: 'a', price: { amountMinor: 51200, currency: 'EUR' } },
  { stockItemId: 'b', price: { amountMinor: 41200, currency: 'EUR' } },
]

describe('sumChoice', () => {
  it('adds the straws and, once, the place they need', () => {
    const place = { price: { amountMinor: 115000, currency: 'EUR' } }
    expect(sumChoice(lines, { a: 2, b: 0 }, place)).toEqual({ amountMinor: 217400, currency: 'EUR' })
    expect(sumChoice(lines, { a: 2, b: 1 }, null)).toEqual({ amountMinor: 143600, currency: 'EUR' })
  })

  it('is nothing while nothing is chosen, so that no place is asked for alone', () => {
    expect(sumChoice(lines, {}, { price: { amountMinor: 115000, currency: 'EUR' } })).toBeNull()
  })
})
