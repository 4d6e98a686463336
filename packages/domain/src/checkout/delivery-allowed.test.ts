import { describe, expect, it } from 'vitest'
import { makeCountryRule } from '../law/testing.ts'
import { type DeliveryChoice, type DeliveryCountry, explainDelivery } from './delivery-allowed.ts'

const denmark: DeliveryCountry = makeCountryRule()
const clinic: DeliveryChoice = {
  kind: 'clinic',
  clinicId: 'clinic',
  deliveryState: null,
  treatmentCountry: 'DK',
  treatmentState: null,
  shippedFrom: 'DK',
}
const ask = (country: Partial<DeliveryCountry>, choice: Partial<DeliveryChoice>) =>
  explainDelivery({ ...denmark, ...country }, { ...clinic, ...choice })
const codes = (answer: ReturnType<typeof ask>) => answer.reasons.map((reason) => reason.code)

describe('delivery', () => {
  it('goes home only where the country allows it, and says by which rule not', () => {
    const answer = ask({}, { kind: 'home' })
    expect(answer).toMatchObject({
      isAllowed: false,
      reasons: [{ code: 'home-delivery-not-allowed', data: { country: 'DK', source: 'https://law.test/' } }],
    })
    expect(ask({ isHomeDeliveryAllowed: true }, { kind: 'home' }).isAllowed).toBe(true)
  })

  it('goes to a named clinic', () => {
    expect(ask({}, {}).isAllowed).toBe(true)
    expect(codes(ask({}, { clinicId: null }))).toEqual(['clinic-required'])
  })

  it('does not go where import is closed, unless it comes from there', () => {
    expect(codes(ask({ acceptsImport: false, countryCode: 'FR' }, {}))).toEqual(['import-not-accepted'])
    expect(ask({ acceptsImport: false }, {}).isAllowed).toBe(true)
  })

  it('asks for the New York form for delivery or treatment there, without stopping the purchase', () => {
    expect(ask({ countryCode: 'US' }, { deliveryState: 'NY' })).toMatchObject({
      isAllowed: true,
      needsNewYorkForm: true,
    })
    expect(ask({}, { treatmentCountry: 'US', treatmentState: 'NY' }).needsNewYorkForm).toBe(true)
    expect(ask({ countryCode: 'US' }, { deliveryState: 'NJ' }).needsNewYorkForm).toBe(false)
  })
})
