import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money.ts'
import { sumOrder } from '../prices/order-totals.ts'
import { sumByRate, sumInvoice } from './invoice.ts'
import { listInvoiceLines } from './list-invoice-lines.ts'

const sold = (part: { totalMinor: number; taxMinor: number }) => ({
  id: 'one',
  productKind: 'strawDelivery' as const,
  description: {},
  periodMonths: null,
  quantity: 1,
  taxRateBp: 2500,
  ...part,
})

describe('the lines of an invoice', () => {
  it('are those of the order and its shipping', () => {
    const order = { shippingMinor: 2500, shippingTaxRateBp: 2500, taxMinor: 2500, totalMinor: 12_500 }
    const lines = listInvoiceLines(order, [sold({ totalMinor: 10_000, taxMinor: 2000 })])
    expect(lines).toMatchObject([
      { productKind: 'strawDelivery', netMinor: 8000, taxMinor: 2000, grossMinor: 10_000 },
      { productKind: 'shipment', netMinor: 2000, taxMinor: 500, grossMinor: 2500 },
    ])
    expect(sumByRate(lines)).toEqual([{ rateBp: 2500, netMinor: 10_000, taxMinor: 2500 }])
  })

  it('are never made when they do not add up', () => {
    const order = { shippingMinor: 0, shippingTaxRateBp: 0, taxMinor: 2000, totalMinor: 10_001 }
    expect(() => listInvoiceLines(order, [sold({ totalMinor: 10_000, taxMinor: 2000 })])).toThrow(RangeError)
  })

  it('come to the order’s totals to the cent, whatever is sold, taxed or discounted', () => {
    const anyLine = fc.record({
      unit: fc.integer({ min: 1, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      rateBp: fc.constantFrom(0, 700, 1900, 2100, 2500),
      includesTax: fc.boolean(),
      isDiscounted: fc.boolean(),
    })
    const anyDiscount = fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc
        .integer({ min: 0, max: 50_000 })
        .map((minor) => ({ kind: 'amount' as const, amount: money(minor, 'EUR') })),
    )
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 6 }),
        fc.option(fc.integer({ min: 1, max: 40_000 })),
        anyDiscount,
        (wanted, shippingMinor, discount) => {
          const totals = sumOrder({
            currency: 'EUR',
            lines: wanted.map(({ unit, ...line }) => ({
              ...line,
              unitPrice: money(unit, 'EUR'),
              listRateBp: 2500,
            })),
            discount,
            shipping:
              shippingMinor === null
                ? null
                : {
                    unitPrice: money(shippingMinor, 'EUR'),
                    quantity: 1,
                    includesTax: true,
                    listRateBp: 2500,
                    rateBp: 2500,
                  },
          })
          const lines = listInvoiceLines(
            {
              shippingMinor: totals.shipping.amountMinor,
              shippingTaxRateBp: 2500,
              taxMinor: totals.tax.amountMinor,
              totalMinor: totals.total.amountMinor,
            },
            wanted.map((line, index) => ({
              ...sold({
                totalMinor: totals.lines[index]?.gross.amountMinor ?? 0,
                taxMinor: totals.lines[index]?.tax.amountMinor ?? 0,
              }),
              taxRateBp: line.rateBp,
            })),
          )
          const sums = sumInvoice(lines)
          expect(sums.totalMinor).toBe(totals.total.amountMinor)
          expect(sums.taxMinor).toBe(totals.tax.amountMinor)
          expect(sums.netMinor + sums.taxMinor).toBe(sums.totalMinor)
          const rates = sumByRate(lines)
          expect(rates.reduce((sum, rate) => sum + rate.netMinor + rate.taxMinor, 0)).toBe(sums.totalMinor)
        },
      ),
    )
  })
})
