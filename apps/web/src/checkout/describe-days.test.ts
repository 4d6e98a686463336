import { describe, expect, it } from 'vitest'
import { describeDays, moveMonth } from './describe-days.ts'

const words = {
  date: (day: string) => day,
  note: (method: string) => method,
  anyWay: 'any',
  chosen: 'chosen',
  leaves: (date: string) => `${date} leaves`,
  other: (date: string, methods: string) => `${date} only ${methods}`,
  none: (date: string) => `${date} nothing`,
}
const days = [
  { date: '2026-11-10', methods: ['dryIce' as const, 'nitrogenTank' as const], arrivesOn: null },
  { date: '2026-11-12', methods: ['nitrogenTank' as const], arrivesOn: null },
]
const offered = ['dryIce', 'nitrogenTank'] as const

describe('CHK-07 the calendar of dispatch', () => {
  it('CHK-07 says of each day which method leaves then', () => {
    const month = describeDays(days, { method: null, day: null, month: '2026-11', offered }, words)
    expect(Object.keys(month)).toHaveLength(30)
    expect(month['2026-11-10']).toEqual({ offer: 'all', note: 'any', label: '2026-11-10 leaves' })
    expect(month['2026-11-12']).toMatchObject({ offer: 'some', note: 'nitrogenTank' })
    expect(month['2026-11-14']).toEqual({ offer: 'none', label: '2026-11-14 nothing' })
  })

  it('CHK-07 does not offer a day on which the chosen method stays, and says which one leaves', () => {
    const month = describeDays(
      days,
      { method: 'dryIce', day: '2026-11-10', month: '2026-11', offered },
      words,
    )
    expect(month['2026-11-10']).toMatchObject({ offer: 'all', note: 'chosen' })
    expect(month['2026-11-12']).toMatchObject({ offer: 'none', label: '2026-11-12 only nitrogenTank' })
  })
})

it('moves over the end of a year', () => {
  expect(moveMonth('2026-12', 1)).toBe('2027-01')
  expect(moveMonth('2027-01', -1)).toBe('2026-12')
})
