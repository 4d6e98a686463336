import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movePlace, type PlaceFacts, placeEvents } from './place-transitions.ts'

const now = '2026-05-01T10:00:00.000Z'
const sold: PlaceFacts = {
  state: 'sold',
  holdExpiresAt: null,
  hasReportedPregnancy: false,
  storedOrReserved: 0,
}
const held: PlaceFacts = { ...sold, state: 'held', holdExpiresAt: '2026-05-01T11:00:00.000Z' }

describe('quota place', () => {
  it('is sold only before its hold runs out', () => {
    expect(movePlace(held, 'sell', now)).toEqual({ ok: true, value: 'sold' })
    expect(movePlace(held, 'sell', '2026-05-01T11:00:00.000Z')).toMatchObject({
      error: { code: 'hold-expired' },
    })
    expect(movePlace(held, 'releaseHold', '2026-05-01T12:00:00.000Z')).toEqual({
      ok: true,
      value: 'released',
    })
  })

  it('becomes permanent when a pregnancy is reported, and sold again when the report is withdrawn', () => {
    expect(movePlace(sold, 'reportPregnancy', now)).toEqual({ ok: true, value: 'permanent' })
    expect(movePlace({ ...sold, state: 'permanent' }, 'withdrawReport', now)).toEqual({
      ok: true,
      value: 'sold',
    })
  })

  it('is released only without a pregnancy and with nothing stored or reserved', () => {
    expect(movePlace(sold, 'release', now)).toEqual({ ok: true, value: 'released' })
    expect(movePlace({ ...sold, hasReportedPregnancy: true }, 'release', now)).toMatchObject({
      error: { code: 'pregnancy-reported' },
    })
    expect(movePlace({ ...sold, storedOrReserved: 2 }, 'release', now)).toMatchObject({
      error: { code: 'donor-material-left', data: { count: 2 } },
    })
    expect(movePlace({ ...sold, state: 'permanent' }, 'release', now).ok).toBe(false)
  })

  it('never comes back from released, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...placeEvents)), (events) => {
        let state = held.state
        let wasReleased = false
        for (const event of events) {
          const moved = movePlace({ ...held, state }, event, now)
          if (moved.ok) state = moved.value
          if (wasReleased) expect(state).toBe('released')
          wasReleased = state === 'released'
        }
      }),
    )
  })
})
