import type { Reference } from '@kindred/content/reference/reference.ts'
import { describe, expect, it } from 'vitest'
import type { Market } from './market.ts'
import { pricePlace } from './price-place.ts'

const reference = (pricesIncludeTax: boolean) =>
  ({
    prices: [],
    discounts: [],
    servicePrices: [],
    taxRates: [
      { shopCode: 'dk', country: 'DK', rateBp: 2500, pricesIncludeTax },
      { shopCode: 'dk', country: 'SE', rateBp: 2000, pricesIncludeTax },
    ],
  }) as unknown as Reference

const market = (clientType: 'private' | 'professional', deliveryCountry: string | null) =>
  ({
    shop: { code: 'dk', address: { country: 'DK' } },
    buyer: { clientType, deliveryCountry, deliveryState: null, hasVatNumber: clientType === 'professional' },
    rules: [
      {
        priceIdRelease: { amountMinor: 35_000, currency: 'EUR' },
        priceNonIdRelease: { amountMinor: 30_000, currency: 'EUR' },
      },
    ],
  }) as unknown as Market

const tell = (clientType: 'private' | 'professional', country: string | null, includesTax = true) => {
  const { quotaPrice, quotaPriceHasTax } = pricePlace(
    reference(includesTax),
    market(clientType, country),
    'idRelease',
  )
  return [quotaPrice?.amountMinor, quotaPriceHasTax]
}

describe('pricePlace', () => {
  it('adds the tax of the country of treatment for private customers, as the basket does', () => {
    expect(tell('private', 'DK')).toEqual([43_750, true])
    expect(tell('private', null)).toEqual([43_750, true])
    expect(tell('private', 'SE')).toEqual([42_000, true])
    expect(tell('private', 'US')).toEqual([35_000, true])
    expect(tell('private', 'DK', false)).toEqual([43_750, true])
  })

  it('leaves it out for clinics, and where no rate is known', () => {
    expect(tell('professional', 'DK')).toEqual([35_000, false])
    expect(tell('private', 'FI')).toEqual([35_000, false])
  })
})
