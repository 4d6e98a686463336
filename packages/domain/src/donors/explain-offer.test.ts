import { describe, expect, it } from 'vitest'
import type { CountryRule } from '../law/read-country-rule.ts'
import { lawProof, makeCountryRule } from '../law/testing.ts'
import { countPlacesLeft } from '../quotas/places-left.ts'
import { makePlace, makeQuotaRule } from '../quotas/testing.ts'
import { explainOffer, type OfferedDonor, type OfferQuestion } from './explain-offer.ts'

const donor: OfferedDonor = {
  kind: 'sperm',
  releaseType: 'idRelease',
  isBlocked: false,
  isUponRequest: false,
  isSiblingsOnly: false,
  stock: [{ standards: ['eu'], available: 3, shippedFrom: 'DK' }],
}
const sweden = makeCountryRule({ countryCode: 'SE' })
const free = { left: null, limits: [], isFilledForGood: false }
const full = countPlacesLeft({
  rules: [makeQuotaRule({ limit: 1, unit: 'families' })],
  donorLimit: null,
  worldwideCap: null,
  places: [makePlace()],
  countryCode: 'DK',
  now: '2026-05-01T10:00:00.000Z',
})

type Change = Partial<Omit<OfferQuestion, 'donor' | 'country'>> & {
  donor?: Partial<OfferedDonor>
  country?: Partial<CountryRule> | null
}
function ask(change: Change = {}) {
  const offer = explainOffer({
    quota: free,
    hasOwnPlace: false,
    hasReportedPregnancy: false,
    ...change,
    donor: { ...donor, ...change.donor },
    country: change.country === null ? null : { ...sweden, ...change.country },
  })
  return { ...offer, codes: offer.reasons.map((reason) => reason.code) }
}

describe('explain offer', () => {
  it('offers a donor when every check holds', () => {
    expect(ask()).toMatchObject({ offered: true, visible: true, reasons: [] })
  })

  it('lets a donor be looked at but not bought while the country is chosen later', () => {
    expect(ask({ country: null })).toMatchObject({
      offered: false,
      visible: true,
      codes: ['country-not-chosen'],
    })
  })

  it('hides a release type the regime does not admit, with the source of the rule', () => {
    const answer = ask({
      donor: { releaseType: 'nonIDRelease' },
      country: makeCountryRule({
        countryCode: 'SE',
        regime: 'idRelease',
        proof: { ...lawProof, verified: false },
      }),
    })
    expect(answer).toMatchObject({ offered: false, visible: false })
    expect(answer.reasons).toEqual([
      {
        code: 'release-type-not-admitted',
        data: {
          country: 'SE',
          regime: 'idRelease',
          releaseType: 'nonIDRelease',
          source: 'https://law.test/',
          verified: false,
          checkedOn: '2026-01-01',
        },
      },
    ])
    expect(ask({ country: { regime: 'idRelease' } }).offered).toBe(true)
    expect(ask({ country: { regime: 'nonIDRelease' } }).codes).toEqual(['release-type-not-admitted'])
  })

  it('needs stock that meets one accepted standard and is not held', () => {
    expect(ask({ country: { standards: ['us'] } }).codes).toEqual(['standards-not-met'])
    expect(ask({ country: { standards: ['us', 'eu'] } }).offered).toBe(true)
    const soldOut = ask({ donor: { stock: [{ standards: ['eu'], available: 0 }] } })
    expect(soldOut).toMatchObject({ visible: true, codes: ['no-stock'] })
  })

  it('needs a country that accepts import, unless the straw is there already', () => {
    expect(ask({ country: { acceptsImport: false } }).codes).toEqual(['import-not-accepted'])
    expect(ask({ country: { acceptsImport: false, countryCode: 'DK' } }).offered).toBe(true)
    const stock = [
      { standards: ['us'] as const, available: 1, shippedFrom: 'DK' },
      { standards: ['eu'] as const, available: 1, shippedFrom: 'DE' },
    ]
    expect(ask({ donor: { stock }, country: { acceptsImport: false, countryCode: 'DK' } }).codes).toEqual([
      'standards-not-met',
    ])
  })

  it('closes the egg shop where egg donation is not legal', () => {
    expect(ask({ donor: { kind: 'egg' }, country: { isEggShopLegal: false } }).codes).toEqual([
      'egg-donation-not-legal',
    ])
    expect(ask({ country: { isEggShopLegal: false } }).offered).toBe(true)
  })

  it('tells which limit is full, and lets in who holds a place already', () => {
    const answer = ask({ quota: full })
    expect(answer).toMatchObject({
      offered: false,
      visible: true,
      reasons: [
        { code: 'no-quota-place-left', data: { unit: 'families', limit: 1, used: 1, scope: 'country' } },
      ],
    })
    expect(ask({ quota: full, hasOwnPlace: true }).offered).toBe(true)
  })

  it('asks for the state where limits are set per state', () => {
    expect(ask({ country: { needsState: true } }).codes).toEqual(['state-not-chosen'])
    expect(ask({ country: { needsState: true }, stateCode: 'NSW' }).offered).toBe(true)
  })

  it('shows siblings only to whom a pregnancy was reported', () => {
    expect(ask({ donor: { isSiblingsOnly: true } })).toMatchObject({
      visible: false,
      codes: ['siblings-only'],
    })
    expect(ask({ donor: { isSiblingsOnly: true }, hasReportedPregnancy: true }).offered).toBe(true)
  })

  it('hides a blocked donor even from who holds a place', () => {
    expect(ask({ donor: { isBlocked: true }, hasOwnPlace: true })).toMatchObject({
      visible: false,
      codes: ['donor-blocked'],
    })
  })

  it('gives every reason at once', () => {
    expect(ask({ donor: { isBlocked: true, isUponRequest: true, stock: [] }, quota: full }).codes).toEqual([
      'donor-blocked',
      'no-quota-place-left',
      'no-stock',
      'upon-request',
    ])
  })
})
