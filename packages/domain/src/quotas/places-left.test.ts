import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quotaPlaceStates, quotaUnits } from '../vocabulary.ts'
import { type CountedPlace, countPlacesLeft } from './places-left.ts'
import { selectQuotaRules } from './quota-rule.ts'
import { makePlace, makeQuotaRule } from './testing.ts'

const now = '2026-05-01T10:00:00.000Z'
const base = { donorLimit: null, worldwideCap: null, countryCode: 'DK', now }

describe('quota rules in force', () => {
  it('are those of the country, of its chosen state and of the day', () => {
    const rules = [
      makeQuotaRule({ id: 'country', countryCode: 'AU' }),
      makeQuotaRule({ id: 'nsw', countryCode: 'AU', stateCode: 'NSW' }),
      makeQuotaRule({ id: 'vic', countryCode: 'AU', stateCode: 'VIC' }),
      makeQuotaRule({ id: 'old', countryCode: 'AU', validUntil: '2025-12-31' }),
      makeQuotaRule({ id: 'dk' }),
    ]
    const select = (stateCode: string | null) =>
      selectQuotaRules(rules, { countryCode: 'AU', stateCode }, '2026-01-01').map((rule) => rule.id)
    expect(select('NSW')).toEqual(['country', 'nsw'])
    expect(select(null)).toEqual(['country'])
  })
})

describe('places left', () => {
  it('is null without any limit', () => {
    expect(countPlacesLeft({ ...base, rules: [], places: [makePlace()] }).left).toBeNull()
  })

  it('is the least of all rules, the own limit of the donor and the worldwide cap', () => {
    const rules = [makeQuotaRule({ limit: 6 }), makeQuotaRule({ unit: 'children', limit: 8 })]
    const places = [
      makePlace({ familyKey: 'a', state: 'permanent', outcome: { children: 3, births: 2 } }),
      makePlace({ familyKey: 'b' }),
      makePlace({ familyKey: 'c', countryCode: 'SE' }),
    ]
    const count = (extra: object) => countPlacesLeft({ ...base, rules, places, ...extra }).left
    expect(count({})).toBe(4)
    expect(count({ donorLimit: { unit: 'families', limit: 3 } })).toBe(1)
    expect(count({ worldwideCap: { unit: 'families', limit: 3 } })).toBe(0)
  })

  it('counts a place as one child until outcomes are reported', () => {
    const rules = [makeQuotaRule({ unit: 'children', limit: 5 })]
    expect(countPlacesLeft({ ...base, rules, places: [makePlace()] }).left).toBe(4)
    const twins = makePlace({ state: 'permanent', outcome: { children: 2, births: 1 } })
    expect(countPlacesLeft({ ...base, rules, places: [twins] }).left).toBe(3)
  })

  it('counts a state rule only in its state', () => {
    const rules = [makeQuotaRule({ countryCode: 'AU', stateCode: 'NSW', unit: 'women', limit: 1 })]
    const places = [makePlace({ countryCode: 'AU', stateCode: 'VIC' })]
    expect(countPlacesLeft({ ...base, countryCode: 'AU', rules, places }).left).toBe(1)
  })

  it('does not count released places, nor held ones once the clock has run out', () => {
    const rules = [makeQuotaRule({ limit: 1 })]
    const left = (place: CountedPlace) => countPlacesLeft({ ...base, rules, places: [place] }).left
    expect(left(makePlace({ state: 'released' }))).toBe(1)
    expect(left(makePlace({ state: 'held', holdExpiresAt: '2026-05-01T10:00:01.000Z' }))).toBe(0)
    expect(left(makePlace({ state: 'held', holdExpiresAt: now }))).toBe(1)
  })

  it('asks no further family place of a family that is counted already', () => {
    const rules = [makeQuotaRule({ limit: 1 })]
    const places = [makePlace({ familyKey: 'ours' })]
    expect(countPlacesLeft({ ...base, rules, places, familyKey: 'ours' }).left).toBeNull()
    expect(countPlacesLeft({ ...base, rules, places, familyKey: 'other' }).left).toBe(0)
  })

  it('knows when no place can come back', () => {
    const rules = [makeQuotaRule({ limit: 1 })]
    const filled = (place: CountedPlace) =>
      countPlacesLeft({ ...base, rules, places: [place] }).isFilledForGood
    expect(filled(makePlace({ state: 'permanent' }))).toBe(true)
    expect(filled(makePlace({ state: 'sold' }))).toBe(false)
  })

  it('never goes below zero and never grows by a further place', () => {
    const placeArb = fc.record({
      state: fc.constantFrom(...quotaPlaceStates),
      familyKey: fc.constantFrom('a', 'b', 'c', 'd'),
      countryCode: fc.constantFrom('DK', 'SE'),
    })
    fc.assert(
      fc.property(
        fc.array(placeArb, { minLength: 1 }),
        fc.constantFrom(...quotaUnits),
        fc.integer({ min: 0, max: 5 }),
        (parts, unit, limit) => {
          const places = parts.map(makePlace)
          const rules = [makeQuotaRule({ unit, limit })]
          const all = countPlacesLeft({ ...base, rules, places }).left ?? Number.NaN
          const fewer = countPlacesLeft({ ...base, rules, places: places.slice(1) }).left ?? Number.NaN
          expect(all).toBeGreaterThanOrEqual(0)
          expect(all).toBeLessThanOrEqual(fewer)
        },
      ),
    )
  })
})
