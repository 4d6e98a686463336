import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money.ts'
import { planRefund, type RefundableLine } from './plan-refund.ts'

const straws: RefundableLine = { id: 'straws', quantity: 3, refundedQuantity: 0, paid: money(1000, 'EUR') }
const place: RefundableLine = { id: 'place', quantity: 1, refundedQuantity: 0, paid: money(350, 'EUR') }
const order = { refundable: money(1350, 'EUR'), lines: [straws, place] }

describe('a refund', () => {
  it('is all that is left, an amount, or what was paid for some of the lines', () => {
    expect(planRefund(order, { kind: 'all' })).toMatchObject({ value: { amount: money(1350, 'EUR') } })
    expect(planRefund(order, { kind: 'amount', amountMinor: 20 })).toMatchObject({
      value: { amount: money(20, 'EUR'), lines: [] },
    })
    const lines = [
      { lineId: 'straws', quantity: 2 },
      { lineId: 'place', quantity: 1 },
    ]
    expect(planRefund(order, { kind: 'lines', lines })).toMatchObject({
      value: { amount: money(1017, 'EUR'), lines: [{ amount: money(667, 'EUR') }, {}] },
    })
  })

  it('is never more than was paid less what went back', () => {
    const later = { ...order, refundable: money(300, 'EUR') }
    for (const wish of [
      { kind: 'amount', amountMinor: 301 },
      { kind: 'lines', lines: [{ lineId: 'place', quantity: 1 }] },
    ] as const)
      expect(planRefund(later, wish)).toMatchObject({
        error: { code: 'refund-too-high', data: { refundable: 300 } },
      })
    expect(planRefund({ ...order, refundable: money(0, 'EUR') }, { kind: 'all' })).toMatchObject({
      error: { code: 'nothing-to-refund' },
    })
  })

  it('refuses amounts and quantities that are none', () => {
    for (const amountMinor of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(planRefund(order, { kind: 'amount', amountMinor })).toMatchObject({
        error: { code: 'amount-not-valid' },
      })
    const one = { lineId: 'place', quantity: 1 }
    for (const lines of [
      [{ lineId: 'straws', quantity: 4 }],
      [{ lineId: 'straws', quantity: 0 }],
      [{ lineId: 'straws', quantity: 0.5 }],
      [{ lineId: 'strange', quantity: 1 }],
      [one, one],
    ])
      expect(planRefund(order, { kind: 'lines', lines })).toMatchObject({
        error: { code: 'quantity-not-valid' },
      })
    expect(planRefund(order, { kind: 'lines', lines: [] })).toMatchObject({
      error: { code: 'nothing-to-refund' },
    })
  })

  it('pays a line back to the minor unit, however it is cut', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 10 }),
        (paidMinor, quantity, cuts) => {
          const paid = money(paidMinor, 'EUR')
          let [refundedQuantity, total] = [0, 0]
          for (const cut of [...cuts, quantity]) {
            const part = Math.min(cut, quantity - refundedQuantity)
            if (part === 0) break
            const line = { id: 'a', quantity, refundedQuantity, paid }
            const planned = planRefund(
              { refundable: paid, lines: [line] },
              { kind: 'lines', lines: [{ lineId: 'a', quantity: part }] },
            )
            // A share may be nothing where a straw cost less than a minor unit.
            total += planned.ok ? planned.value.amount.amountMinor : 0
            refundedQuantity += part
          }
          expect(total).toBe(paidMinor)
        },
      ),
    )
  })
})
