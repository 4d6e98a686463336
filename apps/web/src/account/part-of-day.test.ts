import { expect, it } from 'vitest'
import { findPartOfDay } from './part-of-day.ts'

it('greets by the clock of the place, summer time included', () => {
  expect(findPartOfDay('2026-07-01T10:30:00.000Z', 'Europe/Copenhagen')).toBe('afternoon')
  expect(findPartOfDay('2026-01-01T10:30:00.000Z', 'Europe/Copenhagen')).toBe('morning')
  expect(findPartOfDay('2026-01-01T01:00:00.000Z', 'Europe/Copenhagen')).toBe('evening')
})
