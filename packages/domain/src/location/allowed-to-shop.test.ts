import { describe, expect, it } from 'vitest'
import { makeCountryRule } from '../law/testing.ts'
import { explainShopAccess } from './allowed-to-shop.ts'

const country = makeCountryRule({ countryCode: 'DE', isEggShopLegal: false })
const shop = { shopCode: 'dk', countryCode: 'DK', standards: ['eu' as const] }
const ask = (part: Partial<Parameters<typeof explainShopAccess>[0]>) => {
  const access = explainShopAccess({ country, soldIn: ['dk', 'de'], shop, ...part })
  return { ...access, codes: access.reasons.map((reason) => reason.code) }
}

describe('LOC-64 allowed to shop', () => {
  it('leaves eggs out where egg donation is not legal', () => {
    expect(ask({})).toMatchObject({
      isAllowed: true,
      donorKinds: ['sperm'],
      codes: ['egg-donation-not-legal'],
    })
    expect(ask({ country: { ...country, isEggShopLegal: true } })).toMatchObject({
      donorKinds: ['sperm', 'egg'],
      codes: [],
    })
  })

  it('says why a shop is closed to a country', () => {
    expect(ask({ soldIn: ['de'] }).codes).toContain('shop-does-not-serve-country')
    expect(ask({ shop: { ...shop, standards: ['us'] } })).toMatchObject({ isAllowed: false, donorKinds: [] })
    expect(ask({ country: { ...country, acceptsImport: false } }).codes).toContain('import-not-accepted')
    expect(ask({ country: { ...country, acceptsImport: false, countryCode: 'DK' } }).isAllowed).toBe(true)
  })
})
