import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentCategories, consentVersion, optionalCategories } from './consent-categories.ts'
import { printConsent } from './print-consent.ts'
import { hasConsent, readConsent } from './read-consent.ts'

const at = new Date('2026-05-04T08:00:00.000Z')
const now = at.getTime() + 1000
const day = 86_400_000
const kept = (approved: Parameters<typeof printConsent>[0]) =>
  printConsent(approved, { at, isHttps: false }).split('; ', 1)[0] ?? ''
const cookieOf = (value: unknown) =>
  `CookieInformationConsent=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`
const whole = {
  consents_approved: ['cookie_cat_necessary', 'cookie_cat_statistic'],
  consents_denied: ['cookie_cat_functional', 'cookie_cat_marketing'],
  timestamp: at.toISOString(),
  consent_version: consentVersion,
}

describe('the cookie of the consent', () => {
  it('ANA-01 is named CookieInformationConsent and says for every category whether it was agreed to', () => {
    const [pair = '', ...flags] = printConsent(['cookie_cat_statistic'], { at, isHttps: true }).split('; ')
    expect(pair.startsWith('CookieInformationConsent=')).toBe(true)
    expect(JSON.parse(decodeURIComponent(pair.slice(25)))).toEqual({
      consents_approved: ['cookie_cat_necessary', 'cookie_cat_statistic'],
      consents_denied: ['cookie_cat_functional', 'cookie_cat_marketing'],
      timestamp: '2026-05-04T08:00:00.000Z',
      consent_version: 1,
    })
    expect(flags).toEqual(['path=/', 'max-age=31536000', 'samesite=lax', 'secure'])
    expect(printConsent([], { at, isHttps: false })).not.toContain('secure')
  })

  it('ANA-01 reads back every choice that can be made, and nothing else', () => {
    fc.assert(
      fc.property(fc.subarray([...optionalCategories]), (approved) => {
        const cookies = `a=1; ${kept(approved)}; b=2`
        expect(readConsent(cookies, now)).toEqual({ approved, at })
        for (const category of consentCategories)
          expect(hasConsent(cookies, category, now)).toBe(
            category === 'cookie_cat_necessary' || approved.includes(category),
          )
      }),
    )
  })

  it('ANA-01 takes no cookie for no agreement', () => {
    for (const cookies of ['', 'a=1', 'CookieInformationConsent=', 'XCookieInformationConsent=1']) {
      expect(readConsent(cookies, now), cookies).toBeNull()
      expect(hasConsent(cookies, 'cookie_cat_statistic', now), cookies).toBe(false)
      expect(hasConsent(cookies, 'cookie_cat_necessary', now), cookies).toBe(true)
    }
  })

  it('ANA-01 asks again when the cookie is cut anywhere', () => {
    const cookies = kept([...optionalCategories])
    for (let length = 0; length < cookies.length; length++)
      expect(readConsent(cookies.slice(0, length), now), String(length)).toBeNull()
  })

  it('ANA-01 asks again when the cookie is forged or of another shape', () => {
    expect(readConsent(cookieOf(whole), now)).not.toBeNull()
    for (const forged of [
      { ...whole, consents_denied: undefined },
      { ...whole, consents_approved: 'cookie_cat_statistic' },
      { ...whole, consents_approved: { length: 4 } },
      { ...whole, consents_approved: [...whole.consents_approved, 'cookie_cat_marketing'] },
      { ...whole, consents_approved: ['cookie_cat_necessary', 'cookie_cat_other'] },
      { ...whole, consents_approved: ['cookie_cat_statistic'] },
      { ...whole, consents_approved: [...consentCategories], consents_denied: [...consentCategories] },
      { ...whole, timestamp: 'yesterday' },
      { ...whole, timestamp: 1_777_881_600_000 },
      { ...whole, timestamp: new Date(now + day).toISOString() },
      [],
      null,
      'true',
      '{',
      'x'.repeat(5000),
    ])
      expect(readConsent(cookieOf(forged), now), JSON.stringify(forged)?.slice(0, 90)).toBeNull()
    expect(readConsent(`${cookieOf(whole)}; ${cookieOf(whole)}`, now)).toBeNull()
    expect(readConsent('CookieInformationConsent=%E0%A4%A', now)).toBeNull()
  })

  it('ANA-01 asks again for a new version of the words, and after a year', () => {
    for (const version of [undefined, 0, consentVersion + 1, String(consentVersion)])
      expect(readConsent(cookieOf({ ...whole, consent_version: version }), now)).toBeNull()
    expect(readConsent(cookieOf(whole), at.getTime() + 365 * day)).not.toBeNull()
    expect(readConsent(cookieOf(whole), at.getTime() + 365 * day + 1)).toBeNull()
  })

  it('ANA-01 never throws and never finds agreement in what somebody made up', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (text, value) => {
        expect(readConsent(`CookieInformationConsent=${text}`, now)).toBeNull()
        expect(readConsent(cookieOf(JSON.stringify(value)), now)).toBeNull()
      }),
    )
  })
})
