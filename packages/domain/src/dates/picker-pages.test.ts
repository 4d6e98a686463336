import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampDate, monthRows, pickerDefaults, timesOfDay, yearList, yearPage } from './picker-pages.ts'

describe('date picker', () => {
  it('DATE-04 has its defaults', () => {
    expect(pickerDefaults).toEqual({
      format: 'MM/dd/yyyy',
      timeInterval: 30,
      yearsPerPage: 12,
      monthsShown: 1,
    })
    expect(timesOfDay()).toHaveLength(48)
    expect(timesOfDay().slice(-2)).toEqual(['23:00', '23:30'])
    expect(() => timesOfDay(0)).toThrow(RangeError)
  })

  it('DATE-04 shows 12 years on a page, each year on exactly one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9900 }), (year) => {
        const page = yearPage(year)
        expect(page).toHaveLength(12)
        expect(page).toContain(year)
        expect(yearPage(page[0] ?? 0)).toEqual(page)
        expect(yearPage((page[11] ?? 0) + 1)[0]).toBe((page[11] ?? 0) + 1)
      }),
    )
  })

  it('DATE-05 lists 5 years on each side, 10 when it scrolls', () => {
    expect(yearList(2026)).toEqual([2031, 2030, 2029, 2028, 2027, 2026, 2025, 2024, 2023, 2022, 2021])
    expect(yearList(2026, true)).toHaveLength(21)
    expect(yearList(2026, true)[20]).toBe(2016)
    expect(yearList(3)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('DATE-06 sets the months in 2, 3 or 4 columns', () => {
    for (const columns of [2, 3, 4] as const) {
      expect(monthRows(columns).every((row) => row.length === columns)).toBe(true)
      expect(monthRows(columns).flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    }
  })

  it('moves a day within its bounds', () => {
    const bounds = { earliest: '2026-01-10', latest: '2026-01-20' }
    expect(clampDate('2026-01-01', bounds)).toEqual({ ok: true, value: '2026-01-10' })
    expect(clampDate('2026-02-01', bounds)).toEqual({ ok: true, value: '2026-01-20' })
    expect(clampDate('2026-01-15', bounds)).toEqual({ ok: true, value: '2026-01-15' })
    expect(clampDate('2026-01-15', { earliest: '2026-02-01', latest: '2026-01-01' }).ok).toBe(false)
  })
})
