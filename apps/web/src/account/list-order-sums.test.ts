import type { Order } from '@kindred/contracts/orders'
import { money } from '@kindred/domain/money'
import { expect, it } from 'vitest'
import { listOrderSums, showNet } from './list-order-sums.ts'

const euro = (minor: number) => money(minor, 'EUR')
const order = {
  isBusiness: false,
  lines: [
    { tax: euro(2000), total: euro(10_000) },
    { tax: euro(1000), total: euro(5000) },
  ],
  subtotal: euro(16_000),
  discount: { code: 'WELCOME', amount: euro(1000) },
  shippingMethod: 'dryIce',
  shipping: euro(2500),
  tax: euro(3500),
  total: euro(17_500),
} as Order
const read = (one: Order) => listOrderSums(one).map(({ key, amount }) => [key, amount.amountMinor])
const add = (one: Order) => listOrderSums(one).reduce((sum, { amount }) => sum + amount.amountMinor, 0)

it('BASK-01 leads from what was bought to the total with tax, and the discount as its own row', () => {
  expect(read(order)).toEqual([
    ['subtotal', 16_000],
    ['discount', -1000],
    ['shipping', 2500],
  ])
  expect(add(order)).toBe(17_500)
})

it('BASK-01 leads a business there without tax, and the tax as the last row', () => {
  const own = { ...order, isBusiness: true }
  expect(read(own)).toEqual([
    ['subtotal', 12_000],
    ['shipping', 2000],
    ['vat', 3500],
  ])
  expect(add(own)).toBe(17_500)
  expect(order.lines.map((line) => showNet(line).amountMinor)).toEqual([8000, 4000])
})

it('BASK-01 has no row for tax that is not charged, nor for shipping of what stays', () => {
  const [line] = order.lines
  if (!line) throw new Error('There is a line')
  const kept = {
    ...order,
    isBusiness: true,
    lines: [{ ...line, tax: euro(0) }],
    shippingMethod: null,
    shipping: euro(0),
    tax: euro(0),
  }
  expect(read(kept)).toEqual([['subtotal', 10_000]])
})
