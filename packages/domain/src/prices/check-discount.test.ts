import { describe, expect, it } from 'vitest'
import { checkDiscount, type Discount } from './check-discount.ts'

const discount: Discount = {
  code: 'SPRING',
  shopCode: 'dk',
  value: { kind: 'percent', percent: 10 },
  productKinds: ['strawDelivery'],
  clientTypes: ['private'],
  startsAt: '2026-03-01T00:00:00Z',
  endsAt: '2026-06-01T00:00:00Z',
  maxUses: 10,
  maxUsesPerCustomer: 1,
}
function check(part: Partial<Parameters<typeof checkDiscount>[1]> = {}) {
  const result = checkDiscount(discount, {
    shopCode: 'dk',
    clientType: 'private',
    productKinds: ['strawDelivery', 'quota'],
    usesSoFar: 9,
    usesByCustomer: 0,
    now: '2026-05-01T00:00:00Z',
    ...part,
  })
  return result.ok ? 'ok' : result.error.code
}

describe('discount code', () => {
  it.each([
    ['ok', {}],
    ['discount-not-valid-now', { now: '2026-02-28T23:59:59Z' }],
    ['discount-not-valid-now', { now: '2026-06-01T00:00:00Z' }],
    ['discount-not-valid-now', { shopCode: 'de' }],
    ['discount-not-for-customer', { clientType: 'professional' as const }],
    ['discount-not-for-customer', { clientType: null }],
    ['discount-not-for-basket', { productKinds: ['quota' as const] }],
    ['discount-used-up', { usesSoFar: 10 }],
    ['discount-used-by-you', { usesByCustomer: 1 }],
  ])('%s', (expected, part) => {
    expect(check(part)).toBe(expected)
  })
})
