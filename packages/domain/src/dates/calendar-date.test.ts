import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  compareDates,
  daysBetween,
  isCalendarDate,
  toCalendarDate,
  weekday,
  yearsBetween,
} from './calendar-date.ts'

const dates = fc
  .record({
    year: fc.integer({ min: 1, max: 9000 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => toCalendarDate(year, month, day))

describe('calendar date', () => {
  it('knows the days that exist', () => {
    expect(isCalendarDate('2024-02-29')).toBe(true)
    for (const text of [
      '2023-02-29',
      '2024-13-01',
      '31/12/2024',
      '2024-00-10',
      '2024-1-1',
      '0000-01-01',
      '2024-01-01T00:00',
      '',
    ]) {
      expect(isCalendarDate(text)).toBe(false)
    }
  })

  it('goes to the last day where a month is shorter', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2023-01-31', 1)).toBe('2023-02-28')
    expect(addMonths('2024-12-15', 1)).toBe('2025-01-15')
    expect(addMonths('2024-01-15', -1)).toBe('2023-12-15')
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
  })

  it('counts weekdays from Monday', () => {
    expect([weekday('2026-06-01'), weekday('2026-06-07'), weekday('1969-12-28')]).toEqual([1, 7, 7])
  })

  it('counts completed years', () => {
    expect(yearsBetween('2000-06-15', '2018-06-14')).toBe(17)
    expect(yearsBetween('2000-06-15', '2018-06-15')).toBe(18)
    expect(yearsBetween('2000-02-29', '2018-02-28')).toBe(17)
  })

  it('adding days can be taken back and keeps order', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 9_999 }), (date, days) => {
        const later = addDays(date, days)
        expect(addDays(later, -days)).toBe(date)
        expect(daysBetween(date, later)).toBe(days)
        expect(Math.sign(compareDates(later, date))).toBe(days === 0 ? 0 : 1)
      }),
    )
  })
})
