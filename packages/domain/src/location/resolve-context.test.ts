import { describe, expect, it } from 'vitest'
import { isChooseLaterActive } from './choose-later.ts'
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
  treatmentState: null,
  language: 'en-GB',
  customerType: null,
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

type Case = [title: string, question: Partial<ContextQuestion>, expected: Partial<LocationContext>]

const check = (...cases: Case[]) =>
  it.each(cases)('%s', (_title, question, expected) => {
    expect(resolveContext({ ...nothing, ...question })).toMatchObject(expected)
  })

describe('nothing known', () => {
  check([
    'leaves open what no source says',
    {},
    { shopCode: null, country: null, language: null, customerType: 'anonymous', area: 'other' },
  ])
})

describe('LOC-16 location context', () => {
  check([
    'decides every part at once, each by its own order',
    {
      path: '/da-dk/dk-shop/private/find/',
      user: { ...user, country: null },
      cookie,
      ipCountry: 'FR',
      acceptLanguage: 'it',
    },
    {
      area: 'shop',
      shopCode: 'dk',
      country: 'GB',
      language: 'da-DK',
      donationCountry: 'US',
      pageLanguage: 'da-DK',
      customerType: 'private',
    },
  ])
})

describe('LOC-17 shop', () => {
  check(
    [
      'takes the shop from the path first',
      { path: '/en-gb/dk-shop/private/', user, cookie },
      { shopCode: 'dk' },
    ],
    ['takes the shop from the settings next', { path: '/en-gb/account/', user, cookie }, { shopCode: 'de' }],
    ['takes the shop from the cookie last', { cookie }, { shopCode: 'uk' }],
  )
})

describe('LOC-18 country', () => {
  check(
    ['takes the country from the settings first', { user, cookie, ipCountry: 'FR' }, { country: 'DE' }],
    ['takes the country from the cookie next', { cookie, ipCountry: 'FR' }, { country: 'GB' }],
    ['takes the country from the network last', { ipCountry: 'FR' }, { country: 'FR' }],
    [
      'keeps the state beside its country only',
      { cookie: { ...cookie, country: 'US', treatmentState: 'NY' } },
      { country: 'US', treatmentState: 'NY' },
    ],
    [
      'drops the state of another country',
      { user, cookie: { ...cookie, country: 'US', treatmentState: 'NY' } },
      { country: 'DE', treatmentState: '' },
    ],
  )
})

describe('LOC-19 language', () => {
  check(
    ['takes the language from the path first', { path: '/fr-fr/', user, cookie }, { language: 'fr-FR' }],
    ['takes the language from the settings next', { user, cookie }, { language: 'de-DE' }],
    ['takes the language from the cookie next', { cookie, acceptLanguage: 'it' }, { language: 'en-GB' }],
    ['takes the language from the browser last', { acceptLanguage: 'it' }, { language: 'it-IT' }],
    [
      'reads the browser by the languages of the shop',
      {
        cookie: { ...cookie, language: null, shopCode: 'usa' },
        acceptLanguage: 'en',
        shopLanguages: { usa: ['en-US'] },
      },
      { language: 'en-US' },
    ],
    [
      'reads a two-letter path by the languages of its shop',
      { path: '/es/usa-shop/private/', shopLanguages: { usa: ['en-US', 'es-US'] } },
      { language: 'es-US' },
    ],
  )
})

describe('LOC-20 donation country', () => {
  check(
    [
      'takes the donation country from the path',
      { path: '/da-dk/dk-donor/', cookie },
      { donationCountry: 'DK' },
    ],
    ['takes the donation country from the cookie', { cookie, ipCountry: 'FR' }, { donationCountry: 'US' }],
    ['takes the donation country from the network', { ipCountry: 'FR' }, { donationCountry: 'FR' }],
  )
})

describe('LOC-21 donation type', () => {
  check(
    ['takes the donation type from the cookie', { cookie }, { donationType: 'egg' }],
    ['falls back to sperm', {}, { donationType: 'sperm' }],
  )
})

describe('LOC-22 language of the page', () => {
  check(
    ['shows the donor area in its language', { path: '/donor', cookie }, { pageLanguage: 'en-US' }],
    ['shows the rest in the language of the shop', { path: '/en-gb/', cookie }, { pageLanguage: 'en-GB' }],
  )
})

describe('LOC-23 client type and address', () => {
  check([
    'passes on the client type and address',
    { user, ip: '::1' },
    { customerType: 'private', ip: '::1' },
  ])
})

describe('LOC-24 cookie of the landing page', () => {
  check(
    [
      'takes the cookie of the landing page as it is',
      {
        path: '/fr-fr/dk-shop/private/',
        cookie: { ...cookie, isRedirectFromLandingPage: true },
        ipCountry: 'FR',
      },
      { shopCode: 'uk', country: 'GB', language: 'en-GB', isFromLandingPage: true, shouldSaveToUser: false },
    ],
    [
      'takes the state of the landing page with its country',
      { cookie: { ...cookie, country: 'US', treatmentState: 'CA', isRedirectFromLandingPage: true }, user },
      { country: 'US', treatmentState: 'CA' },
    ],
  )
})

describe('LOC-25 landing page and settings', () => {
  check(
    [
      'saves it for a private customer',
      { user, cookie: { ...cookie, isRedirectFromLandingPage: true } },
      { country: 'GB', language: 'en-GB', shouldSaveToUser: true },
    ],
    [
      'does not save it for a professional',
      { user: clinic, cookie: { ...cookie, isRedirectFromLandingPage: true } },
      { shouldSaveToUser: false },
    ],
  )
})

describe('LOC-26 crawler', () => {
  check(
    [
      'takes nothing from a crawler but its path',
      {
        path: '/fr-fr/dk-shop/private/',
        cookie,
        user,
        ipCountry: 'US',
        acceptLanguage: 'en',
        isCrawler: true,
      },
      { shopCode: 'dk', language: 'fr-FR', country: null, customerType: 'private' },
    ],
    [
      'lets a crawler read the defaults at the root',
      {
        cookie: { ...cookie, isRedirectFromLandingPage: true },
        ipCountry: 'US',
        acceptLanguage: 'da',
        isCrawler: true,
      },
      { shopCode: null, language: null, country: null, donationCountry: null, isFromLandingPage: false },
    ],
  )
})

describe('LOC-31 professional', () => {
  check(
    [
      'takes country and shop of a professional from the account',
      {
        path: '/en-gb/dk-shop/professional/',
        user: clinic,
        cookie,
        professional: { country: 'AT', shopCode: 'de', countryShops: shops },
      },
      { country: 'AT', shopCode: 'de' },
    ],
    [
      'asks no settings of a professional for the country',
      {
        user: { ...clinic, country: 'DE' },
        cookie,
        ipCountry: 'FR',
        professional: { country: 'AT', shopCode: 'dk', countryShops: shops },
      },
      { country: 'AT', shopCode: 'dk', customerType: 'professional' },
    ],
  )
})

describe('LOC-32 shop of a professional', () => {
  check(
    [
      'takes the default shop where the department is not among the shops of the country',
      { user: clinic, professional: { country: 'AT', shopCode: 'usa', countryShops: shops } },
      { shopCode: 'dk' },
    ],
    [
      'leaves the shop open where the country has none',
      { user: clinic, professional: { country: 'XX', shopCode: 'dk', countryShops: [] } },
      { shopCode: null },
    ],
  )
})

describe('LOC-33 private customer', () => {
  check([
    'treats a private customer in the country at hand',
    { path: '/en-gb/usa-shop/private/', user: { ...user, country: null }, cookie, ipCountry: 'FR' },
    { country: 'GB', customerType: 'private' },
  ])
})

it('SES-23 treats a private customer in the country of the moment, and lets them choose it later, unlike a clinic', () => {
  const asked = { path: '/en-gb/dk-shop/private/', user, cookie, ipCountry: 'FR' }
  const { country, customerType } = resolveContext({ ...nothing, ...asked })
  expect([country, customerType]).toEqual(['DE', 'private'])
  const later = { isEnabledInShop: true, storedFlag: 'true' }
  expect(isChooseLaterActive({ ...later, customerType })).toBe(true)
  const ofClinic = resolveContext({ ...nothing, ...asked, user: clinic }).customerType
  expect(isChooseLaterActive({ ...later, customerType: ofClinic })).toBe(false)
})

describe('LOC-60 customer type', () => {
  check(
    [
      'takes the configured customer type before that of the account',
      { user: clinic, configuredCustomerType: 'private' },
      { customerType: 'private' },
    ],
    [
      'takes the customer type of the account where none is configured',
      { path: '/en-gb/dk-shop/private/', user: clinic },
      { customerType: 'professional' },
    ],
  )
})
