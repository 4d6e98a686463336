import { expect, it } from 'vitest'
import { addDays, dateAfterKey, monthGrid } from './month-grid.tsx'

it('lays out November 2026 from Monday: it begins on a Sunday', () => {
  const weeks = monthGrid('2026-11', 1)
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01'])
  expect(weeks[5]?.[0]).toBe('2026-11-30')
})

it('lays it out from Sunday too', () => {
  const weeks = monthGrid('2026-11', 7)
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
})

it('holds every day of a leap February exactly once', () => {
  expect(monthGrid('2028-02', 1).flat().filter(Boolean)).toHaveLength(29)
  expect(monthGrid('2027-02', 1)).toHaveLength(4)
})

it('moves by key', () => {
  expect(dateAfterKey('2026-11-10', 'ArrowDown', 1)).toBe('2026-11-17')
  expect(dateAfterKey('2026-11-01', 'ArrowLeft', 1)).toBe('2026-10-31')
  expect(dateAfterKey('2026-11-12', 'Home', 1)).toBe('2026-11-09')
  expect(dateAfterKey('2026-11-12', 'End', 1)).toBe('2026-11-15')
  expect(dateAfterKey('2026-11-12', 'Home', 7)).toBe('2026-11-08')
  expect(dateAfterKey('2026-11-12', 'a', 1)).toBeUndefined()
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
})
