import { describe, expect, it } from 'vitest'
import { placeCookieOptions, printPlaceCookies } from './place-cookies.ts'
import { readLocationCookie } from './read-location-cookie.ts'

const place = {
  robotsText: 'index, follow',
  language: 'en-GB',
  country: { code: 'US', states: [{ code: 'NY' }] },
  shop: { shopCode: 'usa', shopName: 'usa-shop' },
  defaultPageUrl: '/en-gb/usa-shop/private/',
  accountPageUrl: '/en-gb/account/',
  donationType: 'sperm',
}
const known = { shopCodes: ['usa'], statesByCountry: { US: ['NY'] } }
const print = (part = {}, treatmentState = 'NY') =>
  printPlaceCookies({ ...place, ...part }, { treatmentState, customerType: 'private' })

describe('cookies of a saved place', () => {
  it('LOC-10 LOC-44 are what the next request reads', () => {
    expect(readLocationCookie(print()[0]?.value, known)).toMatchObject({
      kind: 'valid',
      cookie: { country: 'US', treatmentState: 'NY', shopCode: 'usa', language: 'en-GB' },
    })
  })

  it('LOC-44 hold no state of another country', () => {
    expect(JSON.parse(print({}, 'BE')[0]?.value ?? '').treatmentState).toBe('')
    expect(JSON.parse(print({ country: null })[0]?.value ?? '')).toMatchObject({
      country: null,
      treatmentState: '',
    })
  })

  it('LOC-57 say in words whether the country is chosen later', () => {
    expect([print()[1], print({ country: null })[1]]).toEqual([
      { name: 'Choosing-Treatmentcountry-Later', value: 'false' },
      { name: 'Choosing-Treatmentcountry-Later', value: 'true' },
    ])
  })

  it('LOC-11 are kept 30 days, and over https only where the site is', () => {
    expect(placeCookieOptions(true)).toEqual({ path: '/', maxAge: 2_592_000, sameSite: 'lax', secure: true })
    expect(placeCookieOptions(false).secure).toBe(false)
  })
})
