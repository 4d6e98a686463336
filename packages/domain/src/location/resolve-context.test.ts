import { describe, expect, it } from 'vitest'
import {
  type ContextQuestion,
  type LocationContext,
  type LocationCookie,
  resolveContext,
  type UserLocation,
} from './resolve-context.ts'

const cookie: LocationCookie = {
  shopCode: 'uk',
  country: 'GB',
  language: 'en-GB',
  donationCountry: 'US',
  donationLanguage: 'en-US',
  donationType: 'egg',
  isRedirectFromLandingPage: false,
}
const user: UserLocation = { clientType: 'private', shopCode: 'de', country: 'DE', language: 'de-DE' }
const clinic: UserLocation = { ...user, clientType: 'professional' }
const nothing: ContextQuestion = {
  path: '/',
  user: null,
  professional: null,
  cookie: null,
  ipCountry: null,
  acceptLanguage: null,
  ip: null,
}
const shops = [
  { shopCode: 'dk', isDefaultShop: true },
  { shopCode: 'de', isDefaultShop: false },
]

describe('location context', () => {
  const cases: [string, Partial<ContextQuestion>, Partial<LocationContext>][] = [
    [
      'LOC-17 takes the shop from the path first',
      { path: '/en-gb/dk-shop/private/', user, cookie },
      { shopCode: 'dk' },
    ],
    [
      'LOC-17 takes the shop from the settings next',
      { path: '/en-gb/account/', user, cookie },
      { shopCode: 'de' },
    ],
    ['LOC-17 takes the shop from the cookie last', { cookie }, { shopCode: 'uk' }],
    [
      'LOC-18 takes the country from the settings first',
      { user, cookie, ipCountry: 'FR' },
      { country: 'DE' },
    ],
    ['LOC-18 takes the country from the cookie next', { cookie, ipCountry: 'FR' }, { country: 'GB' }],
    ['LOC-18 takes the country from the network last', { ipCountry: 'FR' }, { country: 'FR' }],
    [
      'LOC-19 takes the language from the path first',
      { path: '/fr-fr/', user, cookie },
      { language: 'fr-FR' },
    ],
    ['LOC-19 takes the language from the settings next', { user, cookie }, { language: 'de-DE' }],
    [
      'LOC-19 takes the language from the cookie next',
      { cookie, acceptLanguage: 'it' },
      { language: 'en-GB' },
    ],
    ['LOC-19 takes the language from the browser last', { acceptLanguage: 'it' }, { language: 'it-IT' }],
    [
      'LOC-19 reads the browser by the languages of the shop',
      {
        cookie: { ...cookie, language: null, shopCode: 'usa' },
        acceptLanguage: 'en',
        shopLanguages: { usa: ['en-US'] },
      },
      { language: 'en-US' },
    ],
    [
      'LOC-20 takes the donation country from the path',
      { path: '/da-dk/dk-donor/', cookie },
      { donationCountry: 'DK' },
    ],
    [
      'LOC-20 takes the donation country from the cookie',
      { cookie, ipCountry: 'FR' },
      { donationCountry: 'US' },
    ],
    ['LOC-20 takes the donation country from the network', { ipCountry: 'FR' }, { donationCountry: 'FR' }],
    ['LOC-21 takes the donation type from the cookie', { cookie }, { donationType: 'egg' }],
    ['LOC-21 falls back to sperm', {}, { donationType: 'sperm' }],
    ['LOC-22 shows the donor area in its language', { path: '/donor', cookie }, { pageLanguage: 'en-US' }],
    [
      'LOC-22 shows the rest in the language of the shop',
      { path: '/en-gb/', cookie },
      { pageLanguage: 'en-GB' },
    ],
    [
      'LOC-23 passes on the client type and address',
      { user, ip: '::1' },
      { customerType: 'private', ip: '::1' },
    ],
    [
      'LOC-24 takes the cookie of the landing page as it is',
      {
        path: '/fr-fr/dk-shop/private/',
        cookie: { ...cookie, isRedirectFromLandingPage: true },
        ipCountry: 'FR',
      },
      { shopCode: 'uk', country: 'GB', language: 'en-GB', isFromLandingPage: true, shouldSaveToUser: false },
    ],
    [
      'LOC-25 saves it for a private customer',
      { user, cookie: { ...cookie, isRedirectFromLandingPage: true } },
      { country: 'GB', language: 'en-GB', shouldSaveToUser: true },
    ],
    [
      'LOC-25 does not save it for a professional',
      { user: clinic, cookie: { ...cookie, isRedirectFromLandingPage: true } },
      { shouldSaveToUser: false },
    ],
    [
      'LOC-31 takes country and shop of a professional from the account',
      {
        path: '/en-gb/dk-shop/professional/',
        user: clinic,
        cookie,
        professional: { country: 'AT', shopCode: 'de', countryShops: shops },
      },
      { country: 'AT', shopCode: 'de' },
    ],
    [
      'LOC-32 takes the default shop where the department is not among the shops of the country',
      { user: clinic, professional: { country: 'AT', shopCode: 'usa', countryShops: shops } },
      { shopCode: 'dk' },
    ],
    [
      'leaves open what no source says',
      {},
      { shopCode: null, country: null, language: null, customerType: 'anonymous', area: 'other' },
    ],
  ]
  it.each(cases)('%s', (_title, question, expected) => {
    expect(resolveContext({ ...nothing, ...question })).toMatchObject(expected)
  })
})
