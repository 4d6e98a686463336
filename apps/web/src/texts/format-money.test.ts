import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

describe('formatMoney', () => {
  it('writes whole amounts without decimals and broken ones with all of them', () => {
    expect(formatMoney({ amountMinor: 41200, currency: 'EUR' }, 'en-GB')).toBe('€412')
    expect(formatMoney({ amountMinor: 41250, currency: 'EUR' }, 'en-GB')).toBe('€412.50')
  })

  it('knows currencies without a minor unit', () => {
    expect(formatMoney({ amountMinor: 5000, currency: 'JPY' }, 'en-GB')).toBe('JP¥5,000')
  })
})
