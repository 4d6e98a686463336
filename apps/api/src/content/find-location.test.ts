import { locationQuerySchema } from '@kindred/contracts/location'
import { expect, it } from 'vitest'
import { makeReference } from '../front-door/testing/make-reference.ts'
import { decideLocation, toQuestion } from './decide-location.ts'
import { findLocation } from './find-location.ts'
import { findUserContext } from './find-user-context.ts'

const now = new Date('2026-06-01T10:00:00Z')

const reference = makeReference()

it('LOC-05 LOC-13 answers the default shop, language and country when nothing is known', () => {
  expect(findLocation(reference, {}, now)).toMatchObject({
    language: 'en-GB',
    shop: { shopCode: 'dk', shopCurrency: 'EUR', isDefaultShop: true },
    country: { code: 'DK' },
    defaultPageUrl: '/en-gb/dk-shop/private/',
    accountPageUrl: '/en-gb/account/',
    donationType: 'sperm',
  })
})

it('takes the shop of the country when no shop is known', () => {
  expect(findLocation(reference, { countryCode: 'US' }, now).shop.shopCode).toBe('usa')
  expect(findLocation(reference, { countryCode: 'US', shopCode: 'dk-shop' }, now).shop.shopCode).toBe('dk')
})

it('takes a sister of a language that the shop does not speak', () => {
  expect(findLocation(reference, { shopCode: 'usa', languageName: 'en-GB' }, now).language).toBe('en-US')
  expect(findLocation(reference, { shopCode: 'usa', languageName: 'da-DK' }, now).language).toBe('en-US')
})

it('answers an unknown country as null, never as another', () => {
  expect(findLocation(reference, { countryCode: 'XX' }, now).country).toBeNull()
})

it('sends professionals to their start page', () => {
  expect(findLocation(reference, { customerType: 'professional' }, now).defaultPageUrl).toBe(
    '/en-gb/dk-shop/professional/',
  )
})

const facts = {
  path: '/',
  cookie: null,
  userAgent: null,
  countryOverride: null,
  ipCountry: 'us',
  countryFromIp: 'us',
  countryFromCF: null,
  acceptLanguage: 'es-US,es;q=0.8',
  ip: '10.0.0.1',
}

it('LOC-14 LOC-15 tells the context of a visitor from the request', () => {
  expect(findUserContext(reference, facts, now).answer).toEqual({
    country: 'US',
    language: 'es-US',
    countryFromIp: 'US',
    countryFromCF: null,
    detectedIpAddress: '10.0.0.1',
    defaultPageUrl: '/es-us/usa-shop/private/',
    robotsText: 'index, follow',
  })
})

it('LOC-14 takes a country named in the header first, and leaves open what nothing says', () => {
  expect(findUserContext(reference, { ...facts, countryOverride: 'DE' }, now).answer.country).toBe('DE')
  const unknown = { ...facts, ipCountry: 'XX', countryFromIp: 'XX' }
  expect(findUserContext(reference, unknown, now).answer).toMatchObject({
    country: null,
    countryFromIp: null,
  })
})

it('LOC-18 LOC-19 takes the settings of the account before everything of the request', () => {
  const user = { clientType: 'private' as const, shopCode: 'dk', country: 'DE', language: 'da-DK' as const }
  expect(findUserContext(reference, { ...facts, user }, now).answer).toMatchObject({
    country: 'DE',
    language: 'da-DK',
    defaultPageUrl: '/da-dk/dk-shop/private/',
  })
})

it('LOC-26 answers a crawler the defaults, wherever its machine stands', () => {
  const crawler = { ...facts, userAgent: 'Googlebot/2.1' }
  expect(findUserContext(reference, crawler, now).answer).toMatchObject({
    country: null,
    language: 'en-GB',
    defaultPageUrl: '/en-gb/dk-shop/private/',
  })
})

it('LOC-12 LOC-23 takes client type and address along', () => {
  const { context } = decideLocation(reference, { ...facts, path: '/da-dk/dk-shop/professional/' }, now)
  expect(toQuestion(context)).toEqual({
    countryCode: 'US',
    languageName: 'da-DK',
    shopCode: 'dk',
    customerType: 'professional',
    donationCountry: 'US',
    donationType: 'sperm',
    ipAddress: '10.0.0.1',
  })
  expect(locationQuerySchema.safeParse(toQuestion(context)).success).toBe(true)
})

it('LOC-13 answers the donation country with its language and area', () => {
  expect(findLocation(reference, { donationCountry: 'dk', donationType: 'egg' }, now)).toMatchObject({
    robotsText: 'index, follow',
    donationCountryCode: 'DK',
    donationCountryLanguage: 'en-GB',
    donationCountry: { defaultPageUrl: '/donor' },
    donationType: 'egg',
  })
})
