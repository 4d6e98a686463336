import { describe, expect, it } from 'vitest'
import { listDueReminders, renewDeposit, undoRenewal } from './renew-deposit.ts'

describe('a renewal', () => {
  it('is added to the end, so that paying early loses nothing', () => {
    expect(renewDeposit({ kind: 'reserved', endsOn: '2026-08-31' }, 6, '2026-05-04')).toEqual({
      ok: true,
      value: '2027-02-28',
    })
  })

  it('goes on from the old end of a storage, and comes too late for a reservation that is over', () => {
    const kept = { endsOn: '2026-05-03' } as const
    expect(renewDeposit({ ...kept, kind: 'stored' }, 12, '2026-05-04')).toEqual({
      ok: true,
      value: '2027-05-03',
    })
    expect(renewDeposit({ ...kept, kind: 'reserved' }, 12, '2026-05-04')).toMatchObject({
      error: { code: 'reservation-over' },
    })
    expect(renewDeposit({ ...kept, kind: 'reserved' }, 12, '2026-05-03').ok).toBe(true)
  })

  it('is undone to the very end from before, or by its period when more was added since', () => {
    const renewal = { months: 1, endedOn: '2026-01-31', endsOn: '2026-02-28' }
    expect(undoRenewal('2026-02-28', renewal)).toBe('2026-01-31')
    expect(undoRenewal('2026-05-28', renewal)).toBe('2026-04-28')
  })
})

describe('reminders', () => {
  it('are due once each, 60, 14 and 3 days before the end and the day after it', () => {
    const due = (today: string, ...sent: number[]) => listDueReminders('2026-08-04', today, new Set(sent))
    expect(due('2026-06-04')).toEqual([])
    expect(due('2026-06-05')).toEqual([60])
    expect(due('2026-06-06', 60)).toEqual([])
    expect(due('2026-07-21', 60)).toEqual([14])
    expect(due('2026-08-04', 60, 14)).toEqual([3])
    expect(due('2026-08-04', 60, 14, 3)).toEqual([])
    expect(due('2026-08-05', 60, 14, 3)).toEqual([-1])
    expect(due('2026-08-05')).toEqual([60, 14, 3, -1])
  })
})
