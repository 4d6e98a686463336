import { texts } from '@kindred/content/texts/en-gb/texts.ts'
import { describe, expect, it } from 'vitest'
import { makeTranslate } from './island-texts.ts'
import { tellChange, tellFailure } from './tell-failure.ts'

const t = makeTranslate({ language: 'en-GB', messages: texts })
const tell = (code: string, data: Record<string, unknown> = {}, field = '') =>
  tellFailure(t, 'en-GB', { code, data }, field)
const general = tell('something-new')

/** What the calls of basket and checkout refuse with. */
const codes = [
  ...['basket-empty', 'basket-changed', 'hold-expired', 'nothing-held', 'hold-renewed-already'],
  ...[
    'not-enough-stock',
    'no-stock',
    'no-quota-place-left',
    'donor-blocked',
    'siblings-only',
    'upon-request',
  ],
  ...['country-not-chosen', 'state-not-chosen', 'egg-donation-not-legal', 'import-not-accepted'],
  ...['release-type-not-admitted', 'standards-not-met', 'unknown-item', 'unknown-donor', 'line-not-for-sale'],
  ...['quota-place-owned-already', 'quota-not-sold-here', 'one-is-enough', 'no-price', 'tax-rate-missing'],
  ...['showGeneticMatchingMismatchWarning', 'showEmbryoMismatchWarning', 'step-not-reachable'],
  ...['address-field-required', 'address-field-too-long', 'postal-code-not-valid', 'state-not-valid'],
  ...['country-not-valid', 'home-delivery-not-allowed', 'clinic-required', 'clinic-unknown'],
  ...['delivery-address-required', 'delivery-country-differs', 'period-required', 'period-not-sold'],
  ...['shipping-method-not-offered', 'dispatch-too-early', 'dispatch-too-late', 'not-a-dispatch-day'],
  'tank-would-not-last',
  ...['shipping-not-chosen', 'terms-not-accepted', 'privacy-not-accepted', 'payment-method-not-allowed'],
  ...['discount-unknown', 'discount-not-valid-now', 'discount-not-for-customer', 'discount-not-for-basket'],
  ...['discount-used-up', 'discount-used-by-you'],
  ...['method-off', 'idempotency-key-reused', 'request-in-progress', 'too-many-requests', 'unavailable'],
]

describe('a refusal in words', () => {
  it.each(codes)('has a finished sentence of its own for %s, with little or no data', (code) => {
    const sentence = tell(code, { alias: 'Anselm' })
    expect(sentence).toMatch(/\w.*[.]$/)
    expect(sentence).not.toMatch(/[{}]|undefined|none/)
    expect(sentence).not.toBe(general)
  })

  it('BASK-07 names what it is about', () => {
    expect(tell('not-enough-stock', { available: 1 })).toBe(
      'Only 1 is left. Choose that one, or another straw.',
    )
    expect(tell('home-delivery-not-allowed', { country: 'DK' })).toContain('Not possible in Denmark')
    expect(tell('delivery-country-differs', { treatmentCountry: 'DK', country: 'SE' })).toContain('Denmark')
    expect(tell('address-field-required', {}, 'City')).toBe('Fill this in: City.')
    expect(
      tell('no-quota-place-left', {
        alias: 'Anselm',
        country: 'DK',
        limit: 12,
        unit: 'families',
        scope: 'country',
      }),
    ).toContain('All 12 family places for Anselm in Denmark are taken.')
  })
})

describe('a change the basket made by itself, in words', () => {
  it.each([
    'quota-added',
    'quota-removed',
    'quantity-cut',
    'line-removed',
    'line-not-taken',
    'hold-expired',
    'basket-merged',
  ])('tells %s', (code) => {
    const sentence = tellChange(t, 'en-GB', { code, data: { alias: 'Anselm', from: 3, to: 2 } })
    expect(sentence).not.toBe(tellChange(t, 'en-GB', { code: 'something-new' }))
    expect(sentence).not.toMatch(/[{}]/)
  })
})
