import { expect, it } from 'vitest'
import { makeReference } from '../front-door/testing/make-reference.ts'
import { findLocation } from './find-location.ts'
import { findUserContext } from './find-user-context.ts'

const reference = makeReference()

it('LOC-05 LOC-13 answers the default shop, language and country when nothing is known', () => {
  expect(findLocation(reference, {})).toMatchObject({
    language: 'en-GB',
    shop: { shopCode: 'dk', shopCurrency: 'EUR', isDefaultShop: true },
    country: { code: 'DK' },
    defaultPageUrl: '/en-gb/dk-shop/private/',
    accountPageUrl: '/en-gb/account/',
    donationType: 'sperm',
  })
})

it('takes the shop of the country when no shop is known', () => {
  expect(findLocation(reference, { countryCode: 'US' }).shop.shopCode).toBe('usa')
  expect(findLocation(reference, { countryCode: 'US', shopCode: 'dk-shop' }).shop.shopCode).toBe('dk')
})

it('takes a sister of a language that the shop does not speak', () => {
  expect(findLocation(reference, { shopCode: 'usa', languageName: 'en-GB' }).language).toBe('en-US')
  expect(findLocation(reference, { shopCode: 'usa', languageName: 'da-DK' }).language).toBe('en-US')
})

it('answers an unknown country as null, never as another', () => {
  expect(findLocation(reference, { countryCode: 'XX' }).country).toBeNull()
})

it('sends professionals to their start page', () => {
  expect(findLocation(reference, { customerType: 'professional' }).defaultPageUrl).toBe(
    '/en-gb/dk-shop/professional/',
  )
})

it('LOC-15 tells the context of a visitor from the request', () => {
  const context = findUserContext(reference, {
    countryOverride: null,
    ipCountry: 'us',
    acceptLanguage: 'es-US,es;q=0.8',
    ip: '10.0.0.1',
  })
  expect(context).toMatchObject({
    country: 'US',
    language: 'es-US',
    countryFromIp: 'US',
    defaultPageUrl: '/es-us/usa-shop/private/',
  })
})
