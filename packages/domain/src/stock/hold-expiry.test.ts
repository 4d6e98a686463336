import { describe, expect, it } from 'vitest'
import { canRenewHold, isHoldExpired, renewHold, startHold } from './hold-expiry.ts'

const hold = startHold('2026-05-01T10:00:00.000Z')

describe('hold expiry', () => {
  it('ends 60 minutes after it began, by the clock', () => {
    expect(hold.expiresAt).toBe('2026-05-01T11:00:00.000Z')
    expect(isHoldExpired(hold, '2026-05-01T10:59:59.999Z')).toBe(false)
    expect(isHoldExpired(hold, '2026-05-01T11:00:00.000Z')).toBe(true)
  })

  it('is renewed once', () => {
    const renewed = renewHold(hold, '2026-05-01T10:30:00.000Z')
    expect(renewed).toEqual({ ok: true, value: { expiresAt: '2026-05-01T11:30:00.000Z', wasRenewed: true } })
    if (!renewed.ok) throw new Error('unreachable')
    expect(renewHold(renewed.value, '2026-05-01T11:00:00.000Z')).toMatchObject({
      error: { code: 'hold-renewed-already' },
    })
  })

  it('cannot be renewed after it expired', () => {
    expect(renewHold(hold, '2026-05-01T11:00:00.000Z')).toMatchObject({ error: { code: 'hold-expired' } })
    expect(canRenewHold(hold, '2026-05-01T10:59:00.000Z')).toBe(true)
  })
})
