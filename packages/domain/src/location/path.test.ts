import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientTypes, locales, shopCodes } from '../vocabulary.ts'
import { matchBrowserLocale, matchLocale } from './match-locale.ts'
import {
  buildPath,
  classifyArea,
  defaultAccountPageUrl,
  defaultDonationAreaUrl,
  defaultPageUrl,
  fallbackUrl,
  parsePath,
  type SitePlace,
} from './path.ts'

describe('site path', () => {
  it('RTE-08 reads a shop path', () => {
    expect(parsePath('/en-gb/dk-shop/private/sperm/donors/')).toEqual({
      area: 'shop',
      locale: 'en-GB',
      shopCode: 'dk',
      visitorType: 'private',
      rest: ['sperm', 'donors'],
    })
  })

  it('RTE-10 reads the donor area, the account and other pages', () => {
    expect(parsePath('/da-dk/dk-donor/apply')).toMatchObject({
      area: 'donationCountry',
      donationCountry: 'DK',
    })
    expect(parsePath('/en-gb/account/orders/')).toMatchObject({ area: 'account', rest: ['orders'] })
    expect(parsePath('/en-gb/contact/?a=1#b')).toMatchObject({ area: 'other', rest: ['contact'] })
    expect(parsePath('/en-gb')).toEqual({ area: 'other', locale: 'en-GB', rest: [] })
  })

  it('RTE-07 reads a locale of two or five characters, the short one by the languages of the shop', () => {
    const shopLanguages = { usa: ['en-US', 'es-US'] as const }
    expect(parsePath('/en/dk-shop/private/')?.locale).toBe('en-GB')
    expect(parsePath('/es/usa-shop/private/', { shopLanguages })?.locale).toBe('es-US')
    expect(parsePath('/EN-GB/dk-shop/private/')?.locale).toBe('en-GB')
  })

  it('never guesses', () => {
    const unknown = [
      '',
      '/',
      'en-gb/dk-shop/private/',
      '/xx-xx/dk-shop/private/',
      '/eng/dk-shop/private/',
      '/en-gb/fr-shop/private/',
      '/en-gb/DK-shop/private/',
      '/en-gb/-shop/private/',
      '/en-gb/dk-shop/',
      '/en-gb/dk-shop/anonymous/',
      '/en-gb/dnk-donor/',
      '/en-gb//dk-shop/private/',
      '/en-gb/../dk-shop/private/',
      '/en-gb/dk-shop/private/..%2fadmin',
      '/en-gb/a\\b/',
    ]
    for (const path of unknown) expect([path, parsePath(path)]).toEqual([path, null])
  })

  it('opens a prepared shop only when it is named', () => {
    expect(parsePath('/en-gb/se-shop/private/')).toBeNull()
    expect(parsePath('/en-gb/se-shop/private/', { shopCodes: ['dk', 'se'] })).toMatchObject({
      shopCode: 'se',
    })
  })

  it('RTE-04 RTE-05 has default places that can be read', () => {
    expect(parsePath(defaultPageUrl)?.area).toBe('shop')
    expect(parsePath(defaultAccountPageUrl)?.area).toBe('account')
  })

  it('RTE-03 RTE-06 falls back to the donor area and to the start of the site', () => {
    expect([defaultDonationAreaUrl, fallbackUrl]).toEqual(['/donor', '/'])
    expect(classifyArea(defaultDonationAreaUrl)).toBe('donationCountry')
  })

  it('RTE-09 RTE-10 knows shop and donor area by the end of the second segment alone', () => {
    for (const path of ['/en-gb/dk-shop/', '/xx-xx/zz-shop', '/en-gb/dk-shop/private/a-donor/'])
      expect([path, classifyArea(path)]).toEqual([path, 'shop'])
    for (const path of ['/en-gb/dk-donor/', '/da-dk/zz-donor/a-shop/'])
      expect([path, classifyArea(path)]).toEqual([path, 'donationCountry'])
    for (const path of ['/dk-shop/', '/en-gb/shop/', '/en-gb/dk-shops/', '/en-gb/?x=/dk-shop'])
      expect([path, classifyArea(path)]).toEqual([path, 'other'])
  })

  it('RTE-19 tells the area of any path', () => {
    expect(
      ['/en-gb/xx-shop/a', '/en-gb/xx-donor', '/donor', '/en-gb/account/', '/en-gb/', '/'].map(classifyArea),
    ).toEqual(['shop', 'donationCountry', 'donationCountry', 'account', 'other', 'other'])
  })

  it('is read back from what is built, and ends with a slash', () => {
    const rest = fc.array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 4 })
    const locale = fc.constantFrom(...locales)
    const placeArb: fc.Arbitrary<SitePlace> = fc.oneof(
      fc.record({
        area: fc.constant('shop' as const),
        locale,
        shopCode: fc.constantFrom(...shopCodes),
        visitorType: fc.constantFrom(...clientTypes),
        rest,
      }),
      fc.record({
        area: fc.constant('donationCountry' as const),
        locale,
        donationCountry: fc.constantFrom('DK', 'US'),
        rest,
      }),
      fc.record({ area: fc.constant('account' as const), locale, rest }),
    )
    fc.assert(
      fc.property(placeArb, (place) => {
        expect(buildPath(place).endsWith('/')).toBe(true)
        expect(parsePath(buildPath(place))).toEqual(place)
      }),
    )
  })

  it('never throws and is settled after one building, whatever the path', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const place = parsePath(`/en-gb/${text}`)
        if (place) expect(parsePath(buildPath(place))).toEqual(place)
      }),
    )
  })
})

describe('locale', () => {
  it('is matched in any case', () => {
    expect([matchLocale('ZH-cn'), matchLocale('pt'), matchLocale('sv'), matchLocale('english')]).toEqual([
      'zh-CN',
      'pt-PT',
      null,
      null,
    ])
  })

  it('LOC-19 follows the weights of the browser', () => {
    expect(matchBrowserLocale('sv, da;q=0.7, en-US;q=0.9')).toBe('en-US')
    expect(matchBrowserLocale('de-AT,de;q=0.5')).toBe('de-DE')
    expect(matchBrowserLocale('en-US', ['en-GB', 'da-DK'])).toBe('en-GB')
    expect(matchBrowserLocale('*;q=0.1, xx')).toBeNull()
    expect(matchBrowserLocale(null)).toBeNull()
  })
})
