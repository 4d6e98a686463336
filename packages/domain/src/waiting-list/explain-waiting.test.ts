import { expect, it } from 'vitest'
import { canStockMend, explainWaiting, type WaitingWish } from './explain-waiting.ts'
import { mostEntries, mostStraws } from './waiting-terms.ts'

const soldOut: WaitingWish = { amount: 2, available: 0, reasons: ['no-stock'], otherEntries: 0 }
const code = (part: Partial<WaitingWish>) => {
  const answer = explainWaiting({ ...soldOut, ...part })
  return answer.ok ? 'ok' : answer.error.code
}

it('FAV-12 lets wait for what stock can mend', () => {
  for (const reason of ['no-stock', 'upon-request', 'no-quota-place-left', 'standards-not-met'] as const)
    expect(code({ reasons: [reason] })).toBe('ok')
  expect(code({ reasons: [], available: 1 })).toBe('ok')
})

it('FAV-12 gives no false hope where the law or the donor stands against it', () => {
  for (const reason of [
    'donor-blocked',
    'siblings-only',
    'egg-donation-not-legal',
    'release-type-not-admitted',
  ] as const)
    expect(code({ reasons: ['no-stock', reason] })).toBe('never-here')
  expect(code({ reasons: ['country-not-chosen'] })).toBe('country-not-chosen')
  expect(code({ reasons: ['state-not-chosen'] })).toBe('state-not-chosen')
})

it('FAV-12 sends who could buy now to the basket', () => {
  expect(code({ reasons: [], available: 2 })).toBe('in-stock')
})

it('FAV-12 takes 1 to 20 straws and 50 entries', () => {
  for (const amount of [0, -1, 1.5, Number.NaN, mostStraws + 1])
    expect(code({ amount })).toBe('too-many-straws')
  expect(code({ amount: mostStraws })).toBe('ok')
  expect(code({ otherEntries: mostEntries })).toBe('too-many-waiting')
  expect(code({ otherEntries: mostEntries - 1 })).toBe('ok')
})

it('FAV-12 offers to wait wherever stock can mend what stands against a donor', () => {
  expect(canStockMend(['no-stock', 'no-quota-place-left'])).toBe(true)
  expect(canStockMend(['no-stock', 'siblings-only'])).toBe(false)
})
