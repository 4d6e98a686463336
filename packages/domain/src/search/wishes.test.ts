import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { donorFilterFields } from './donor-filter.ts'
import { keepConditions, keepWishes, listWishes, orderByWishes, type Wish, wishes } from './wishes.ts'

const donorsArb = fc
  .array(fc.subarray([...wishes]), { maxLength: 30 })
  .map((list) => list.map((missed, place) => ({ place, missed })))
type Donor = { place: number; missed: Wish[] }
const order = (donors: readonly Donor[]) => orderByWishes(donors, ({ missed }) => missed)

describe('best match', () => {
  it('loses nobody and adds nobody', () => {
    fc.assert(
      fc.property(donorsArb, (donors) => {
        expect(order(donors).sort((a, b) => a.place - b.place)).toEqual(donors)
      }),
    )
  })

  it('never shows somebody before who misses more, and keeps the order of equals', () => {
    fc.assert(
      fc.property(donorsArb, (donors) => {
        const ordered = order(donors)
        for (const [at, donor] of ordered.entries()) {
          const next = ordered[at + 1]
          if (!next) continue
          expect(donor.missed.length).toBeLessThanOrEqual(next.missed.length)
          if (donor.missed.length === next.missed.length) expect(donor.place).toBeLessThan(next.place)
        }
      }),
    )
  })

  it('is moved by no wish that all meet or all miss', () => {
    fc.assert(
      fc.property(donorsArb, fc.constantFrom(...wishes), (donors, wish) => {
        const places = (missed: (donor: Donor) => Wish[]) =>
          orderByWishes(donors, missed).map(({ place }) => place)
        const without = (donor: Donor) => donor.missed.filter((one) => one !== wish)
        expect(places((donor) => [...without(donor), wish])).toEqual(places(without))
      }),
    )
  })

  it('never sets back who comes to meet one more wish', () => {
    fc.assert(
      fc.property(donorsArb, fc.nat(), (donors, n) => {
        const chosen = donors[n % Math.max(1, donors.length)]
        if (!chosen || chosen.missed.length === 0) return
        const better = { ...chosen, missed: chosen.missed.slice(1) }
        const place = (list: Donor[]) => list.findIndex((one) => one.place === chosen.place)
        const after = order(donors.map((donor) => (donor === chosen ? better : donor)))
        expect(place(after)).toBeLessThanOrEqual(place(order(donors)))
      }),
    )
  })
})

describe('wishes and conditions', () => {
  it('bends looks and life; law, stock, health and typed words stay', () => {
    const filter = Object.fromEntries(donorFilterFields.map((field) => [field, ['x']]))
    expect(Object.keys(keepConditions(filter))).toEqual([
      'kind',
      'releaseType',
      'tier',
      'standing',
      'bloodType',
      'strawType',
      'motMin',
      'stockMin',
      'shippedFrom',
      'freeQuotaPlace',
      'cmv',
      'testedGenes',
      'pregnanciesReported',
      'adultPhotos',
      'audio',
      'faceMatching',
      'keyword',
    ])
    expect({ ...keepConditions(filter), ...keepWishes(filter) }).toEqual(filter)
    expect(listWishes(filter)).toEqual([...wishes])
  })

  it('takes both ends of a height as one wish, and an empty list as none', () => {
    expect(listWishes({ heightMin: 175, heightMax: 185, races: [], tier: ['Basic'] })).toEqual(['height'])
    expect(listWishes({})).toEqual([])
  })
})
