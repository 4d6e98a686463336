import { expect, it } from 'vitest'
import { type Deposit, listNeeds, type OrderHead } from './list-needs.ts'

const deposit = (id: string, endsOn: string) => ({ id, endsOn }) as Deposit
const order = (number: string, state: OrderHead['state']) => ({ number, state }) as OrderHead
const emptyBasket = { count: 0, hold: null }

it('ACC-36 asks about deposits that end within 60 days, the nearest first', () => {
  const needs = listNeeds(
    {
      basket: emptyBasket,
      orders: [],
      deposits: [deposit('far', '2027-06-01'), deposit('b', '2027-01-20'), deposit('a', '2026-12-14')],
    },
    '2026-11-28',
  )
  expect(needs.map((need) => need.kind === 'ending' && need.deposit.id)).toEqual(['a', 'b'])
})

it('puts what is held first, and leaves an unpaid order to its basket while that stands', () => {
  const orders = [order('1', 'paymentFailed'), order('2', 'placed')]
  const hold = { expiresAt: '2026-11-28T10:00:00.000Z', canRenew: true }
  expect(listNeeds({ basket: { count: 2, hold }, orders, deposits: [] }, '2026-11-28')).toEqual([
    { kind: 'basket', count: 2, heldUntil: hold.expiresAt },
  ])
  expect(listNeeds({ basket: emptyBasket, orders, deposits: [] }, '2026-11-28')).toEqual([
    { kind: 'unpaid', order: orders[0] },
  ])
})
