import { expect, it } from 'vitest'
import { type BasketLine, groupLines } from './group-lines.ts'
import { sumLines } from './sum-lines.ts'

const line = (productType: string, amountMinor: number) =>
  ({
    productType,
    depositId: null,
    total: { amountMinor, currency: 'EUR' },
    net: { amountMinor: amountMinor * 0.8, currency: 'EUR' },
  }) as BasketLine

it('BASK-03 sums straws of every handling into one row and keeps places and fees apart', () => {
  const sums = sumLines([
    line('quota', 115_000),
    line('strawDelivery', 102_400),
    line('storageDelivery', 58_600),
    line('reservation', 42_000),
  ])
  expect(sums).toEqual([
    { kind: 'straws', amountMinor: 161_000, count: 2 },
    { kind: 'places', amountMinor: 115_000, count: 1 },
    { kind: 'reservation', amountMinor: 42_000, count: 1 },
  ])
})

it('BASK-03 sums what a business buys without tax', () => {
  expect(sumLines([line('strawDelivery', 100_000), line('storageDelivery', 50_000)], true)).toEqual([
    { kind: 'straws', amountMinor: 120_000, count: 2 },
  ])
})

it('BASK-03 has no row for straws that leave a deposit: they are paid, and their way is the delivery', () => {
  const sent = {
    ...line('strawShipping', 0),
    lineHandlingType: 'strawDelivery',
    depositId: 'one',
  } as BasketLine
  expect(sumLines([sent, line('quota', 115_000)]).map(({ kind }) => kind)).toEqual(['places'])
})

it('BASK-01 groups lines by donor with the family place last, and services apart', () => {
  const own = (id: string, donorGuid: string | null, lineHandlingType = 'strawDelivery') =>
    ({ id, donorGuid, lineHandlingType }) as BasketLine
  const { donors, services } = groupLines([
    own('1', 'anselm', 'quota'),
    own('2', 'ravi'),
    own('3', 'anselm'),
    own('4', null, 'subscription'),
  ])
  expect(donors.map((group) => group.lines.map(({ id }) => id))).toEqual([['3', '1'], ['2']])
  expect(services.map(({ id }) => id)).toEqual(['4'])
})
