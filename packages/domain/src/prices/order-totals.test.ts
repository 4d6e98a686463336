import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, money, sum } from '../money.ts'
import { sumOrder, type TotalsLine } from './order-totals.ts'
import { shareOut } from './share-out.ts'

const line = (amount: number, part: Partial<TotalsLine> = {}): TotalsLine => ({
  unitPrice: money(amount, 'EUR'),
  quantity: 1,
  includesTax: true,
  listRateBp: 2500,
  rateBp: 2500,
  isDiscounted: true,
  ...part,
})
const minor = (totals: ReturnType<typeof sumOrder>) => ({
  subtotal: totals.subtotal.amountMinor,
  discount: totals.discount.amountMinor,
  shipping: totals.shipping.amountMinor,
  tax: totals.tax.amountMinor,
  total: totals.total.amountMinor,
})

describe('order totals', () => {
  it('adds straws with tax, a quota without, and shipping', () => {
    const totals = sumOrder({
      currency: 'EUR',
      lines: [line(12_500, { quantity: 2 }), line(35_000, { includesTax: false })],
      discount: null,
      shipping: line(5000),
    })
    expect(minor(totals)).toEqual({
      subtotal: 68_750,
      discount: 0,
      shipping: 5000,
      tax: 14_750,
      total: 73_750,
    })
  })

  it('takes a discount off the covered lines only, and lowers the tax with it', () => {
    const totals = sumOrder({
      currency: 'EUR',
      lines: [line(10_000, { includesTax: false }), line(10_000, { isDiscounted: false })],
      discount: { kind: 'percent', percent: 10 },
      shipping: null,
    })
    expect(minor(totals)).toEqual({ subtotal: 22_500, discount: 1250, shipping: 0, tax: 4250, total: 21_250 })
  })

  it('never takes off more than the covered lines cost', () => {
    const totals = sumOrder({
      currency: 'EUR',
      lines: [line(1000), line(500, { isDiscounted: false })],
      discount: { kind: 'amount', amount: money(99_999, 'EUR') },
      shipping: null,
    })
    expect(minor(totals)).toMatchObject({ discount: 1000, total: 500 })
  })

  it('is nothing for an empty basket', () => {
    const totals = sumOrder({
      currency: 'JPY',
      lines: [],
      discount: { kind: 'amount', amount: money(5, 'JPY') },
      shipping: null,
    })
    expect(totals.total).toEqual(money(0, 'JPY'))
  })

  it('is the sum of its lines to the minor unit, whatever the rates and discounts', () => {
    const lineArb = fc
      .record({
        amount: fc.integer({ min: 0, max: 5_000_000 }),
        quantity: fc.integer({ min: 1, max: 20 }),
        includesTax: fc.boolean(),
        rateBp: fc.constantFrom(0, 700, 810, 1900, 2500),
        isDiscounted: fc.boolean(),
      })
      .map(({ amount, ...rest }) => line(amount, rest))
    const discountArb = fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 120 }) }),
      fc.record({
        kind: fc.constant('amount' as const),
        amount: fc.integer({ min: 0, max: 9_000_000 }).map((amount) => money(amount, 'EUR')),
      }),
    )
    fc.assert(
      fc.property(fc.array(lineArb), discountArb, fc.option(lineArb), (lines, discount, shipping) => {
        const totals = sumOrder({ currency: 'EUR', lines, discount, shipping })
        const all = [...totals.lines, ...(totals.shippingLine ? [totals.shippingLine] : [])]
        expect(
          sum(
            all.map((one) => one.gross),
            'EUR',
          ),
        ).toEqual(totals.total)
        for (const one of all) expect(add(one.net, one.tax)).toEqual(one.gross)
        expect(totals.discount.amountMinor).toBeGreaterThanOrEqual(0)
        for (const one of totals.lines) expect(one.gross.amountMinor).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('shares an amount out without losing a cent', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 }),
        (total, weights) => {
          const isNothing = weights.every((weight) => weight === 0)
          const parts = shareOut(total, weights)
          expect(parts.reduce((a, b) => a + b, 0)).toBe(isNothing ? 0 : total)
        },
      ),
    )
  })
})
