import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addYears } from './calendar-date.ts'
import { checkAgeBounds, findBirthRange, isInRange } from './check-age-bounds.ts'
import { readLocalMoment } from './shop-clock.ts'

const fits = (birth: string, bounds: { minYears?: number; maxYears?: number }, today: string) =>
  checkAgeBounds(birth, bounds, today).ok

const day = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1890-01-01', days))
const bounds = fc.record({
  minYears: fc.option(fc.integer({ min: 0, max: 60 })),
  maxYears: fc.option(fc.integer({ min: 0, max: 120 })),
})

describe('age bounds', () => {
  it('DATE-02 let the youngest in on the birthday itself and not a day before', () => {
    expect(fits('2008-11-28', { minYears: 18 }, '2026-11-28')).toBe(true)
    expect(fits('2008-11-29', { minYears: 18 }, '2026-11-28')).toBe(false)
  })

  it('DATE-02 let the oldest in through the whole last year', () => {
    expect(fits('1981-11-28', { maxYears: 45 }, '2026-11-28')).toBe(true)
    expect(fits('1980-11-29', { maxYears: 45 }, '2026-11-28')).toBe(true)
    expect(fits('1980-11-28', { maxYears: 45 }, '2026-11-28')).toBe(false)
  })

  it('DATE-02 count a birthday on 29 February from 1 March in common years', () => {
    expect(fits('2008-02-29', { minYears: 18 }, '2026-02-28')).toBe(false)
    expect(fits('2008-02-29', { minYears: 18 }, '2026-03-01')).toBe(true)
    expect(fits('2008-02-29', { minYears: 20 }, '2028-02-29')).toBe(true)
    expect(findBirthRange({ minYears: 18, maxYears: 18 }, '2028-02-29')).toEqual({
      latest: '2010-02-28',
      earliest: '2009-03-01',
    })
  })

  it('DATE-02 say which bound was broken, and refuse a day to come', () => {
    expect(checkAgeBounds('2020-01-01', { minYears: 18 }, '2026-01-01')).toMatchObject({
      error: { code: 'too-young', data: { years: 18 } },
    })
    expect(checkAgeBounds('1920-01-01', { maxYears: 45 }, '2026-01-01')).toMatchObject({
      error: { code: 'too-old', data: { years: 45 } },
    })
    expect(fits('2026-01-02', { minYears: 0 }, '2026-01-01')).toBe(false)
    expect(fits('2026-01-01', { minYears: 0 }, '2026-01-01')).toBe(true)
  })

  it('DATE-02 offer in the calendar exactly the days they accept', () => {
    fc.assert(
      fc.property(day, day, bounds, (birth, today, limits) => {
        expect(isInRange(birth, findBirthRange(limits, today))).toBe(checkAgeBounds(birth, limits, today).ok)
      }),
      { numRuns: 2000 },
    )
  })

  it('DATE-02 are sharp to the day at both ends', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (today, years) => {
        const { latest = '', earliest = '' } = findBirthRange({ minYears: years, maxYears: years }, today)
        expect([
          fits(latest, { minYears: years }, today),
          fits(addDays(latest, 1), { minYears: years }, today),
        ]).toEqual([true, false])
        expect([
          fits(earliest, { maxYears: years }, today),
          fits(addDays(earliest, -1), { maxYears: years }, today),
        ]).toEqual([true, false])
      }),
    )
  })

  it('DATE-02 are right in every time zone: the calendar day of the place decides', () => {
    const instant = Date.UTC(2026, 10, 28, 11, 30)
    fc.assert(
      fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), (zone) => {
        const today = readLocalMoment(instant, zone).date
        const birthday = addYears(today, -18)
        expect(fits(birthday, { minYears: 18, maxYears: 18 }, today)).toBe(true)
        expect(fits(addDays(birthday, 1), { minYears: 18 }, today)).toBe(false)
      }),
    )
    // At this moment it is three different days on Earth.
    expect(
      ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'].map(
        (zone) => readLocalMoment(Date.UTC(2026, 10, 28, 10, 30), zone).date,
      ),
    ).toEqual(['2026-11-29', '2026-11-28', '2026-11-27'])
  })
})
