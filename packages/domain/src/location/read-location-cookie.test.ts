import { describe, expect, it } from 'vitest'
import {
  type KnownPlaces,
  locationCookieDays,
  locationCookieName,
  readLocationCookie,
} from './read-location-cookie.ts'

const known: KnownPlaces = { shopCodes: ['dk', 'usa'], statesByCountry: { DK: [], US: ['NY', 'CA'] } }
const settings = {
  robotsText: 'index, follow',
  language: 'en-US',
  shopLanguage: 'en-US',
  country: 'US',
  treatmentState: 'NY',
  shopCode: 'usa',
  shop: 'usa-shop',
  customerType: 'private',
  defaultPageUrl: '/en-us/usa-shop/private/',
  accountPageUrl: '/en-us/account/',
  donationCountry: 'DK',
  donationLanguage: 'da-DK',
  donationAreaUrl: '/donor',
  donationType: 'sperm',
  isRedirectFromLandingPage: false,
}
const read = (data: unknown) => readLocationCookie(JSON.stringify(data), known)

it('LOC-11 keeps the settings under their name for 30 days', () => {
  expect([locationCookieName, locationCookieDays]).toEqual(['Location_settings_data', 30])
})

it('LOC-10 reads every field that decides something, encoded or not', () => {
  const cookie = {
    shopCode: 'usa',
    country: 'US',
    treatmentState: 'NY',
    language: 'en-US',
    customerType: 'private',
    donationCountry: 'DK',
    donationLanguage: 'da-DK',
    donationType: 'sperm',
    isRedirectFromLandingPage: false,
  }
  expect(read(settings)).toEqual({ kind: 'valid', cookie })
  expect(readLocationCookie(encodeURIComponent(JSON.stringify(settings)), known)).toEqual({
    kind: 'valid',
    cookie,
  })
  expect(read({ ...settings, country: { code: 'us', name: 'United States' } })).toMatchObject({ cookie })
})

it('reads an absent one as nothing, and fields that are left out as unknown', () => {
  expect(readLocationCookie(undefined, known)).toEqual({ kind: 'none' })
  expect(read({ ofAnOlderVersion: [1] })).toMatchObject({
    kind: 'valid',
    cookie: { shopCode: null, country: null },
  })
})

describe('LOC-27 an invalid cookie says nothing at all', () => {
  it.each([
    ['cut', JSON.stringify(settings).slice(0, 60)],
    ['a list', '[]'],
    ['a number', '7'],
    ['badly encoded', '%7B%E0%A4%A'],
    ['oversized', JSON.stringify({ ...settings, robotsText: 'x'.repeat(5000) })],
  ])('%s', (_what, value) => {
    expect(readLocationCookie(value, known)).toEqual({ kind: 'invalid', fault: 'unreadable' })
  })

  it.each([
    ['shopCode', 'zz'],
    ['shopCode', 7],
    ['country', 'XX'],
    ['country', {}],
    ['country', '__proto__'],
    ['treatmentState', 'ZZ'],
    ['language', 'xx-xx'],
    ['shopLanguage', '<script>'],
    ['customerType', 'staff'],
    ['donationCountry', 'DENMARK'],
    ['donationLanguage', ['da-DK']],
    ['donationType', 'gold'],
    ['isRedirectFromLandingPage', 'yes'],
    ['defaultPageUrl', 'https://evil.test/'],
    ['accountPageUrl', '//evil.test/'],
    ['donationAreaUrl', '/\\evil.test'],
  ])('%s: %j', (name, value) => {
    expect(read({ ...settings, [name]: value })).toEqual({ kind: 'invalid', fault: name })
  })

  it('a state without its country', () => {
    expect(read({ ...settings, country: null })).toEqual({ kind: 'invalid', fault: 'treatmentState' })
  })
})
