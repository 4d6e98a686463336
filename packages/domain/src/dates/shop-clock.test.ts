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

  it('goes on with the minute, each zone by itself', () => {
    const read = (instant: string, zone: string) => {
      const { date, minutes } = readLocalMoment(instant, zone)
      return `${date} ${minutes}`
    }
    expect(read('2026-06-30T21:59:59.999Z', 'Europe/Copenhagen')).toBe('2026-06-30 1439')
    expect(read('2026-06-30T21:59:00Z', 'Europe/Copenhagen')).toBe('2026-06-30 1439')
    expect(read('2026-06-30T21:59:30Z', 'America/New_York')).toBe('2026-06-30 1079')
    expect(read('2026-06-30T22:00:00Z', 'Europe/Copenhagen')).toBe('2026-07-01 0')
    expect(read('2026-06-30T21:59:00Z', 'Europe/Copenhagen')).toBe('2026-06-30 1439')
  })

  it('reads clocks of old that were seconds away from others', () => {
    // Monrovia was 44 minutes and 30 seconds behind until 1972.
    expect(readLocalMoment('1971-06-01T12:44:10Z', 'Africa/Monrovia').minutes).toBe(719)
    expect(readLocalMoment('1971-06-01T12:44:40Z', 'Africa/Monrovia').minutes).toBe(720)
  })

  it('throws for an unknown zone', () => {
    expect(() => readLocalMoment('2026-01-01T02:00:00Z', 'Nowhere/Here')).toThrow(RangeError)
  })
})
