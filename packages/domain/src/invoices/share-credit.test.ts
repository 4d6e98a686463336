import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumInvoice } from './invoice.ts'
import { type CreditableLine, shareCredit } from './share-credit.ts'

const line = (grossMinor: number, taxMinor: number, part: Partial<CreditableLine> = {}): CreditableLine => ({
  orderLineId: null,
  productKind: 'strawDelivery',
  description: {},
  periodMonths: null,
  quantity: 2,
  taxRateBp: 2500,
  netMinor: grossMinor - taxMinor,
  taxMinor,
  grossMinor,
  creditedMinor: 0,
  ...part,
})

describe('what a credit note takes back', () => {
  it('is the whole invoice, line by line', () => {
    const credited = shareCredit([line(10_000, 2000), line(5000, 0, { taxRateBp: 0 })], { kind: 'rest' })
    expect(credited).toMatchObject({
      ok: true,
      value: [
        { grossMinor: 10_000, taxMinor: 2000, quantity: 2 },
        { grossMinor: 5000, taxMinor: 0 },
      ],
    })
  })

  it('is 75 % of one line with its share of the tax', () => {
    const lines = [line(10_000, 2000), line(5000, 1000)]
    const credited = shareCredit(lines, { kind: 'lines', lines: [{ index: 0, amountMinor: 7500 }] })
    expect(credited).toMatchObject({
      ok: true,
      value: [{ grossMinor: 7500, taxMinor: 1500, netMinor: 6000 }],
    })
  })

  it('is never more than is left', () => {
    const lines = [line(10_000, 2000, { creditedMinor: 4000 })]
    const refused = { ok: false, error: { code: 'credit-exceeds-invoice' } }
    expect(shareCredit(lines, { kind: 'amount', amountMinor: 6001 })).toMatchObject(refused)
    expect(shareCredit(lines, { kind: 'lines', lines: [{ index: 0, amountMinor: -1 }] })).toMatchObject(
      refused,
    )
    expect(shareCredit(lines, { kind: 'amount', amountMinor: 0 })).toMatchObject({
      ok: false,
      error: { code: 'nothing-to-credit' },
    })
  })

  it('adds up to the invoice, tax too, in however many parts it is given back', () => {
    const anyLine = fc
      .record({ net: fc.integer({ min: 1, max: 90_000 }), rate: fc.constantFrom(0, 700, 1900, 2500) })
      .map(({ net, rate }) => {
        const tax = Math.round((net * rate) / 10_000)
        return line(net + tax, tax, { taxRateBp: rate })
      })
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 6 }),
        (lines, amounts) => {
          const credited = lines.map(() => ({ gross: 0, tax: 0 }))
          const give = (wish: Parameters<typeof shareCredit>[1]) => {
            const known = lines.map((one, index) => ({
              ...one,
              orderLineId: String(index),
              creditedMinor: credited[index]?.gross ?? 0,
            }))
            const result = shareCredit(known, wish)
            if (!result.ok) return
            for (const one of result.value) {
              const sum = credited[Number(one.orderLineId)]
              if (!sum) continue
              sum.gross += one.grossMinor
              sum.tax += one.taxMinor
              expect(one.netMinor + one.taxMinor).toBe(one.grossMinor)
              expect(one.taxMinor).toBeGreaterThanOrEqual(0)
            }
          }
          for (const amountMinor of amounts) give({ kind: 'amount', amountMinor })
          give({ kind: 'rest' })
          expect(credited).toEqual(lines.map((one) => ({ gross: one.grossMinor, tax: one.taxMinor })))
          expect(sumInvoice(lines).totalMinor).toBe(credited.reduce((sum, one) => sum + one.gross, 0))
        },
      ),
    )
  })
})
