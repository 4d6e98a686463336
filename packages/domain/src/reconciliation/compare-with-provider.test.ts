import { expect, it } from 'vitest'
import { compareWithProvider, type OwnPayment, type ProviderPayment } from './compare-with-provider.ts'

const theirs: ProviderPayment = {
  reference: 'a',
  state: 'succeeded',
  amountMinor: 100,
  currency: 'EUR',
  refundedMinor: 0,
  isDisputed: false,
  changedAt: 5,
}
const ours: OwnPayment = { ...theirs, orderNumber: '4F7K', state: 'paid' }
const compare = (their: Partial<ProviderPayment>, our: Partial<OwnPayment>) =>
  compareWithProvider([{ ...theirs, ...their }], [{ ...ours, ...our }], 10).map((one) => [
    one.subject,
    one.data.what,
  ])

it('finds nothing where both agree, also about what failed or waits', () => {
  expect(compare({}, {})).toEqual([])
  expect(compare({ refundedMinor: 30 }, { state: 'partlyRefunded', refundedMinor: 30 })).toEqual([])
  for (const state of ['open', 'failed'] as const)
    for (const mine of ['pending', 'failed'] as const) expect(compare({ state }, { state: mine })).toEqual([])
  expect(compare({ state: 'authorised' }, { state: 'authorised' })).toEqual([])
})

it('finds an authorisation that is only on one side, and one of another amount', () => {
  for (const mine of ['pending', 'failed'] as const)
    expect(compare({ state: 'authorised' }, { state: mine })).toEqual([['4F7K', 'not-counted']])
  for (const state of ['open', 'failed'] as const)
    expect(compare({ state }, { state: 'authorised' })).toEqual([['4F7K', 'not-at-provider']])
  expect(compare({}, { state: 'authorised' })).toEqual([['4F7K', 'not-counted']])
  expect(compare({ state: 'authorised' }, {})).toEqual([['4F7K', 'not-at-provider']])
  expect(compare({ state: 'authorised', amountMinor: 1 }, { state: 'authorised' })).toEqual([
    ['4F7K', 'amount-differs'],
  ])
  const lost = compareWithProvider([], [{ ...ours, state: 'authorised' }], 10)
  expect(lost.map((one) => one.data.what)).toEqual(['not-at-provider'])
})

it('finds money that is only on one side, and figures that differ', () => {
  expect(compare({}, { state: 'failed' })).toEqual([['4F7K', 'not-counted']])
  expect(compare({ state: 'open' }, {})).toEqual([['4F7K', 'not-at-provider']])
  expect(compare({ amountMinor: 99 }, {})).toEqual([['4F7K', 'amount-differs']])
  expect(compare({ currency: 'USD' }, {})).toEqual([['4F7K', 'amount-differs']])
  expect(compare({ refundedMinor: 100 }, {})).toEqual([['4F7K', 'refund-differs']])
  expect(compareWithProvider([theirs], [], 10).map((one) => [one.subject, one.data.what])).toEqual([
    ['a', 'unknown-here'],
  ])
  expect(compareWithProvider([], [ours], 10).map((one) => one.data.what)).toEqual(['not-at-provider'])
  expect(compareWithProvider([], [{ ...ours, state: 'failed' }], 10)).toEqual([])
})

it('leaves out what either side changed a moment ago', () => {
  expect(compare({ changedAt: 10 }, { state: 'pending' })).toEqual([])
  expect(compare({}, { state: 'pending', changedAt: 11 })).toEqual([])
  expect(compareWithProvider([], [{ ...ours, changedAt: 10 }], 10)).toEqual([])
})

it('finds a dispute that only one side knows', () => {
  expect(compare({ isDisputed: true }, {})).toEqual([['4F7K', 'dispute-differs']])
  expect(compare({ isDisputed: true }, { state: 'disputed', isDisputed: true })).toEqual([])
  expect(compare({ isDisputed: true }, { state: 'chargedBack', isDisputed: true })).toEqual([])
})
