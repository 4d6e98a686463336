import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, currencyExponent, money, multiply, percentOf, sum } from './money.ts'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('money', () => {
  it('knows that yen have no minor unit', () => {
    expect([currencyExponent('EUR'), currencyExponent('JPY'), currencyExponent('KWD')]).toEqual([2, 0, 3])
  })

  it('refuses fractions, unsafe numbers and mixed currencies', () => {
    expect(() => money(1.5, 'EUR')).toThrow(RangeError)
    expect(() => money(Number.NaN, 'EUR')).toThrow(RangeError)
    expect(() => money(1, 'eur')).toThrow(RangeError)
    expect(() => multiply(money(1, 'EUR'), 0.5)).toThrow(RangeError)
    expect(() => add(money(1, 'EUR'), money(1, 'USD'))).toThrow(RangeError)
  })

  it('rounds half up, and a refund mirrors the charge', () => {
    expect(percentOf(money(50, 'EUR'), 25).amountMinor).toBe(13)
    expect(percentOf(money(-50, 'EUR'), 25).amountMinor).toBe(-13)
    expect(percentOf(money(1000, 'CHF'), 8.1).amountMinor).toBe(81)
    expect(percentOf(money(100, 'EUR'), 1.15).amountMinor).toBe(1)
  })

  it('sums in any order', () => {
    fc.assert(
      fc.property(fc.array(amounts), (list) => {
        const all = list.map((amount) => money(amount, 'EUR'))
        expect(sum(all, 'EUR')).toEqual(sum([...all].reverse(), 'EUR'))
      }),
    )
  })
})
