import { describe, expect, it } from 'vitest'
import { money } from '../money.ts'
import { computeReservationEnd, extendReservation, refundCancelledStraws } from './reservation.ts'
import { computeStorageEnd, renewStorage } from './storage-periods.ts'

describe('storage', () => {
  it('is free for 30 days, then runs for the bought period', () => {
    expect(computeStorageEnd('2026-01-01', null)).toBe('2026-01-31')
    expect(computeStorageEnd('2026-01-01', 12)).toBe('2027-01-31')
  })

  it('loses nothing by an early renewal', () => {
    expect(renewStorage('2026-12-31', 6)).toBe('2027-06-30')
  })
})

describe('reservation', () => {
  it('ends by calendar months', () => {
    expect(computeReservationEnd('2026-01-31', 1)).toBe('2026-02-28')
    expect(computeReservationEnd('2026-01-31', 60)).toBe('2031-01-31')
  })

  it('is extended until its last day', () => {
    expect(extendReservation('2026-06-30', 3, '2026-06-30')).toEqual({ ok: true, value: '2026-09-30' })
    expect(extendReservation('2026-06-30', 3, '2026-07-01')).toMatchObject({
      error: { code: 'reservation-over' },
    })
  })

  it('pays back 75 % of cancelled straws, never more straws than are reserved', () => {
    const base = { paidForStraws: money(33_333, 'EUR'), reserved: 4, end: '2026-06-30', today: '2026-06-01' }
    expect(refundCancelledStraws({ ...base, cancelled: 2 })).toEqual({
      ok: true,
      value: money(25_000, 'EUR'),
    })
    for (const cancelled of [0, -1, 1.5, 5]) {
      expect(refundCancelledStraws({ ...base, cancelled })).toMatchObject({
        error: { code: 'quantity-not-valid' },
      })
    }
    expect(refundCancelledStraws({ ...base, cancelled: 1, today: '2026-07-01' }).ok).toBe(false)
  })
})
