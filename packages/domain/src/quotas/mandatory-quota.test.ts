import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money.ts'
import { quotaPlaceStates } from '../vocabulary.ts'
import {
  findUsablePlace,
  type OwnPlace,
  planMandatoryQuotas,
  type QuotaBasketLine,
} from './mandatory-quota.ts'
import { makeQuotaRule } from './testing.ts'

function line(part: Partial<QuotaBasketLine> = {}): QuotaBasketLine {
  return {
    id: 'straw',
    lineHandlingType: 'strawDelivery',
    donorId: 'K1',
    releaseType: 'idRelease',
    isAutoAdded: false,
    ...part,
  }
}
const quotaLine = (part: Partial<QuotaBasketLine> = {}) =>
  line({ id: 'quota', lineHandlingType: 'quota', isAutoAdded: true, ...part })
const ownPlace: OwnPlace = { donorId: 'K1', countryCode: 'DK', stateCode: null, state: 'sold' }
const rules = [makeQuotaRule()]
const plan = (lines: QuotaBasketLine[], ownPlaces: OwnPlace[] = [], inForce = rules) =>
  planMandatoryQuotas({ lines, ownPlaces, rules: inForce })

describe('mandatory quota', () => {
  it('is added by itself, once per donor, at the price of the release type without VAT', () => {
    expect(plan([line(), line({ id: 'more', lineHandlingType: 'reservation' })])).toEqual({
      add: [{ donorId: 'K1', quantity: 1, unitPrice: money(35_000, 'EUR') }],
      remove: [],
    })
    expect(plan([line({ releaseType: 'nonIDRelease' })]).add[0]?.unitPrice).toEqual(money(20_000, 'EUR'))
  })

  it('goes when the last straw of the donor goes', () => {
    expect(plan([quotaLine()])).toEqual({ add: [], remove: ['quota'] })
    expect(plan([line(), quotaLine()])).toEqual({ add: [], remove: [] })
  })

  it('is never charged to a customer who already has a place', () => {
    expect(plan([line()], [ownPlace])).toEqual({ add: [], remove: [] })
    expect(plan([line(), quotaLine()], [ownPlace])).toEqual({ add: [], remove: ['quota'] })
    expect(plan([line()], [{ ...ownPlace, state: 'released' }]).add).toHaveLength(1)
    expect(plan([line()], [{ ...ownPlace, countryCode: 'SE' }]).add).toHaveLength(1)
  })

  it('is not saved by a place that is only held, in this basket or another', () => {
    expect(plan([line()], [{ ...ownPlace, state: 'held' }]).add).toHaveLength(1)
    expect(plan([line(), quotaLine()], [{ ...ownPlace, state: 'held' }])).toEqual({ add: [], remove: [] })
  })

  it('asks a place in the state of the treatment where limits are set per state', () => {
    const inState = [makeQuotaRule({ countryCode: 'AU', stateCode: 'NSW' })]
    const place = { ...ownPlace, countryCode: 'AU' }
    expect(plan([line()], [{ ...place, stateCode: 'NSW' }], inState).add).toHaveLength(0)
    expect(plan([line()], [{ ...place, stateCode: 'VIC' }], inState).add).toHaveLength(1)
  })

  it('asks the highest price where several rules have one', () => {
    const two = [
      makeQuotaRule({ priceIdRelease: money(1000, 'EUR') }),
      makeQuotaRule({ id: 'children', unit: 'children' }),
    ]
    expect(plan([line()], [], two).add[0]?.unitPrice).toEqual(money(35_000, 'EUR'))
  })

  it('asks a new place for the next pregnancy where one is needed for each', () => {
    const perPregnancy = [makeQuotaRule({ isOnePerPregnancy: true })]
    expect(plan([line()], [{ ...ownPlace, state: 'permanent' }], perPregnancy).add).toHaveLength(1)
    expect(plan([line()], [{ ...ownPlace, state: 'permanent' }]).add).toHaveLength(0)
  })

  it('leaves a line put in by hand alone and lets it count', () => {
    expect(plan([line(), quotaLine({ isAutoAdded: false })])).toEqual({ add: [], remove: [] })
    expect(plan([quotaLine({ isAutoAdded: false })])).toEqual({ add: [], remove: [] })
    expect(plan([line(), quotaLine(), quotaLine({ id: 'hand', isAutoAdded: false })]).remove).toEqual([
      'quota',
    ])
  })

  it('adds nothing where the law asks nothing', () => {
    expect(plan([line()], [], [makeQuotaRule({ isMandatory: false })]).add).toEqual([])
    expect(plan([line({ lineHandlingType: 'subscription', donorId: null, releaseType: null })]).add).toEqual(
      [],
    )
  })

  it('is settled after one round, and no donor is charged twice', () => {
    const lineArb = fc.record({
      id: fc.uuid(),
      lineHandlingType: fc.constantFrom('strawDelivery' as const, 'quota' as const, 'shipment' as const),
      donorId: fc.constantFrom('K1', 'K2'),
      releaseType: fc.constant('idRelease' as const),
      isAutoAdded: fc.boolean(),
    })
    const placeArb = fc.record({
      donorId: fc.constantFrom('K1', 'K2'),
      countryCode: fc.constant('DK'),
      stateCode: fc.constant(null),
      state: fc.constantFrom(...quotaPlaceStates),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(lineArb, { selector: (one) => one.id }),
        fc.array(placeArb, { maxLength: 2 }),
        (lines, places) => {
          const first = plan(lines, places)
          const added = first.add.map((one, index) => quotaLine({ id: `new-${index}`, donorId: one.donorId }))
          const after = [...lines.filter((one) => !first.remove.includes(one.id)), ...added]
          expect(plan(after, places)).toEqual({ add: [], remove: [] })
          for (const donorId of ['K1', 'K2']) {
            const automatic = after.filter(
              (one) => one.donorId === donorId && one.lineHandlingType === 'quota' && one.isAutoAdded,
            )
            expect(automatic.length).toBeLessThanOrEqual(findUsablePlace(places, donorId, rules) ? 0 : 1)
          }
        },
      ),
    )
  })
})
