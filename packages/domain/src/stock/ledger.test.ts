import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stockMovementKinds } from '../vocabulary.ts'
import { applyMovement, countAvailable, emptyBalance, type StockMovement, sumMovements } from './ledger.ts'

describe('stock ledger', () => {
  it('promises no more than lies there', () => {
    const balance = { onHand: 2, held: 1 }
    expect(countAvailable(balance)).toBe(1)
    expect(applyMovement(balance, { kind: 'held', quantity: 2 })).toMatchObject({
      error: { code: 'no-stock', data: { available: 1 } },
    })
  })

  it('sells only what is held', () => {
    expect(applyMovement({ onHand: 2, held: 1 }, { kind: 'sold', quantity: 1 })).toEqual({
      ok: true,
      value: { onHand: 1, held: 0 },
    })
    expect(applyMovement({ onHand: 2, held: 0 }, { kind: 'sold', quantity: 1 })).toMatchObject({
      error: { code: 'not-held' },
    })
  })

  it('refuses to destroy what is promised, until the hold is released', () => {
    expect(applyMovement({ onHand: 1, held: 1 }, { kind: 'destroyed', quantity: 1 }).ok).toBe(false)
  })

  it('takes whole quantities above zero only', () => {
    for (const quantity of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(applyMovement({ onHand: 9, held: 0 }, { kind: 'received', quantity }).ok).toBe(false)
    }
  })

  it('is never negative, and the sum of the movements is the balance', () => {
    const movementArb = fc.record({
      kind: fc.constantFrom(...stockMovementKinds),
      quantity: fc.integer({ min: 1, max: 5 }),
    })
    fc.assert(
      fc.property(fc.array(movementArb, { maxLength: 80 }), (attempts) => {
        let balance = emptyBalance
        const ledger: StockMovement[] = []
        for (const movement of attempts) {
          const next = applyMovement(balance, movement)
          if (!next.ok) continue
          balance = next.value
          ledger.push(movement)
          expect(balance.held).toBeGreaterThanOrEqual(0)
          expect(balance.onHand).toBeGreaterThanOrEqual(balance.held)
        }
        expect(sumMovements(ledger)).toEqual(balance)
      }),
    )
  })
})
