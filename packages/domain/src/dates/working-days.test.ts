import { describe, expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay, nextWorkingDay } from './working-days.ts'

const none = new Set<string>()
const christmas = new Set(['2026-12-24', '2026-12-25'])

describe('working days', () => {
  it('are Monday to Friday without holidays', () => {
    expect(isWorkingDay('2026-06-05', none)).toBe(true)
    expect(isWorkingDay('2026-06-06', none)).toBe(false)
    expect(isWorkingDay('2026-12-25', christmas)).toBe(false)
  })

  it('skip weekends and holidays when counted', () => {
    expect(nextWorkingDay('2026-06-06', none)).toBe('2026-06-08')
    expect(addWorkingDays('2026-06-05', 2, none)).toBe('2026-06-09')
    expect(addWorkingDays('2026-12-23', 1, christmas)).toBe('2026-12-28')
    expect(addWorkingDays('2026-06-06', 0, none)).toBe('2026-06-06')
  })
})
