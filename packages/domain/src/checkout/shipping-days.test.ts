import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, compareDates, weekday } from '../dates/calendar-date.ts'
import { isWorkingDay } from '../dates/working-days.ts'
import {
  explainDispatchDay,
  findEarliestDispatch,
  isDispatchDay,
  listDispatchDays,
  offeredDispatchDays,
  planShipment,
  type ShippingMethod,
} from './shipping-days.ts'

const none = new Set<string>()
const shop = { timeZone: 'Europe/Copenhagen', cutOffMinutes: 720, holidays: none }
const tank: ShippingMethod = {
  kind: 'nitrogenTank',
  transitDaysMin: 1,
  transitDaysMax: 2,
  tankKeepsDays: 7,
  tankReturnDays: 7,
}

describe('shipping days', () => {
  it.each([
    ['Monday before noon', '2026-06-01T09:59:00Z', '2026-06-03'],
    ['Monday at noon, shop time', '2026-06-01T10:00:00Z', '2026-06-04'],
    ['Friday before noon', '2026-06-05T08:00:00Z', '2026-06-09'],
    ['Friday afternoon', '2026-06-05T14:00:00Z', '2026-06-10'],
    ['Saturday', '2026-06-06T08:00:00Z', '2026-06-10'],
    ['just after midnight in the shop', '2026-06-01T22:30:00Z', '2026-06-04'],
  ])('leave no earlier than the second working day after an order on %s', (_when, orderedAt, expected) => {
    expect(findEarliestDispatch(orderedAt, shop)).toBe(expected)
  })

  it('skip the holidays of the shop', () => {
    const holidays = new Set(['2026-12-24', '2026-12-25'])
    expect(findEarliestDispatch('2026-12-23T08:00:00Z', { ...shop, holidays })).toBe('2026-12-29')
    expect(findEarliestDispatch('2026-12-24T08:00:00Z', { ...shop, holidays })).toBe('2026-12-30')
  })

  it('a later order never leaves earlier, and always leaves on a working day', () => {
    const hours = fc.integer({ min: 0, max: 24 * 365 })
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 200 }), (start, wait) => {
        const at = (hour: number) => new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000).toISOString()
        const first = findEarliestDispatch(at(start), shop)
        const second = findEarliestDispatch(at(start + wait), shop)
        expect(compareDates(first, second)).toBeLessThanOrEqual(0)
        expect(isWorkingDay(first, none)).toBe(true)
      }),
    )
  })

  it('dry ice leaves Monday to Wednesday, a tank on any working day', () => {
    expect(listDispatchDays('2026-06-03', 'dryIce', none, 3)).toEqual([
      '2026-06-03',
      '2026-06-08',
      '2026-06-09',
    ])
    expect(listDispatchDays('2026-06-03', 'nitrogenTank', none, 3)).toEqual([
      '2026-06-03',
      '2026-06-04',
      '2026-06-05',
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (offset) => {
        const day = addDays('2026-01-01', offset)
        expect(isDispatchDay(day, 'dryIce', none)).toBe(weekday(day) <= 3)
      }),
    )
  })

  it('CHK-07 are refused for every reason at once: too early, and nothing leaves then', () => {
    const codes = (date: string, kind: 'dryIce' | 'nitrogenTank' | null, earliest = '2026-06-03') =>
      explainDispatchDay(date, earliest, kind, none).map(({ code }) => code)
    expect(explainDispatchDay('2026-06-02', '2026-06-03', 'dryIce', none)).toMatchObject([
      { code: 'dispatch-too-early', field: 'dispatchOn', data: { earliest: '2026-06-03' } },
    ])
    expect(codes('2026-06-04', 'dryIce')).toEqual(['not-a-dispatch-day'])
    expect(codes('2026-06-04', 'dryIce', '2026-06-08')).toEqual(['dispatch-too-early', 'not-a-dispatch-day'])
    expect(codes('2026-06-04', 'nitrogenTank')).toEqual([])
    // Without a method only weekends and holidays are against a day.
    expect([codes('2026-06-04', null), codes('2026-06-06', null)]).toEqual([[], ['not-a-dispatch-day']])
  })

  it('CHK-07 are refused beyond the days that are offered, to the last day of the calendar', () => {
    for (const kind of ['dryIce', 'nitrogenTank', 'pickUp', null] as const) {
      const latest = listDispatchDays('2026-06-03', kind ?? 'pickUp', none, offeredDispatchDays).at(-1) ?? ''
      expect(explainDispatchDay(latest, '2026-06-03', kind, none)).toEqual([])
      for (const date of [addDays(latest, 7), '2030-12-02', '9999-12-31'])
        expect(explainDispatchDay(date, '2026-06-03', kind, none)[0], date).toMatchObject({
          code: 'dispatch-too-late',
          field: 'dispatchOn',
          data: { latest },
        })
    }
  })

  it('say when the parcel arrives and the tank must be back', () => {
    expect(planShipment('2026-06-04', tank)).toEqual({
      ok: true,
      value: {
        dispatchOn: '2026-06-04',
        arrivesFrom: '2026-06-05',
        arrivesUntil: '2026-06-08',
        keepsUntil: '2026-06-11',
        tankBackBy: '2026-06-15',
      },
    })
    expect(planShipment('2026-06-04', { ...tank, transitDaysMax: 6 })).toMatchObject({
      error: { code: 'tank-would-not-last' },
    })
    expect(planShipment('2026-06-03', { ...tank, kind: 'dryIce' })).toMatchObject({
      value: { arrivesUntil: '2026-06-05', tankBackBy: null },
    })
  })
})
