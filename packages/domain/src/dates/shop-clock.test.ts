import { describe, expect, it } from 'vitest'
import { readLocalMoment } from './shop-clock.ts'

describe('shop clock', () => {
  it('shows the local day and minute, daylight saving included', () => {
    expect(readLocalMoment('2026-06-30T22:30:00Z', 'Europe/Copenhagen')).toEqual({
      date: '2026-07-01',
      minutes: 30,
    })
    expect(readLocalMoment('2026-01-15T23:30:00Z', 'Europe/Copenhagen')).toEqual({
      date: '2026-01-16',
      minutes: 30,
    })
    expect(readLocalMoment('2026-01-01T02:00:00Z', 'America/New_York')).toEqual({
      date: '2025-12-31',
      minutes: 1260,
    })
    expect(readLocalMoment('2026-01-01T00:00:00Z', 'UTC')).toEqual({ date: '2026-01-01', minutes: 0 })
  })

  it('throws for an unknown zone', () => {
    expect(() => readLocalMoment('2026-01-01T02:00:00Z', 'Nowhere/Here')).toThrow(RangeError)
  })
})
