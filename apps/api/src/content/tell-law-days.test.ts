import { makeLawRules } from '@kindred/domain/law/testing'
import { makeQuotaRule } from '@kindred/domain/quotas/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeReference } from '../front-door/testing/make-reference.ts'
import type { Services } from '../services.ts'
import { lookForLawDays } from './tell-law-days.ts'

const told: string[] = []
let isAway = false
let now = ''
const base = makeReference()
const germany = base.countries.get('DE')
if (!germany) throw new Error('The reference has Germany')

const look = (part: object) => {
  const reference = { ...base, countries: new Map([['DE', { ...germany, ...part }]]) }
  return lookForLawDays({
    pool: {
      query: async (sql: string) => {
        if (isAway) throw new Error('away')
        told.push(sql)
      },
    },
    reference: () => reference,
    now: () => new Date(now),
    log: { warn: () => undefined },
  } as unknown as Services)
}
const at = (instant: string) => {
  now = instant
}
beforeEach(() => {
  told.length = 0
  isAway = false
})

describe('rules that staff have scheduled', () => {
  const scheduled = {
    lawRules: makeLawRules().map((rule) => ({ ...rule, validFrom: '2027-01-01' })),
  }

  it('are told once on their first day in a shop, which begins at its own midnight', async () => {
    const see = look(scheduled)
    at('2026-12-31T22:30:00Z')
    expect(await see()).toBe(false)
    at('2026-12-31T23:30:00Z')
    expect([await see(), await see()]).toEqual([true, false])
    expect(told).toEqual([`select pg_notify('pages_changed', 'master-data')`])
  })

  it('are told on the day after their last too, limits of families among them', async () => {
    const see = look({ quotaRules: [makeQuotaRule({ validUntil: '2026-06-30' })] })
    at('2026-06-30T10:00:00Z')
    await see()
    at('2026-07-01T10:00:00Z')
    expect(await see()).toBe(true)
  })

  it('say nothing on a day that changes no rule', async () => {
    const see = look(scheduled)
    at('2026-06-01T10:00:00Z')
    await see()
    at('2026-06-02T10:00:00Z')
    expect([await see(), told]).toEqual([false, []])
  })

  it('are told by the next look where the database was away', async () => {
    const see = look(scheduled)
    at('2026-12-31T10:00:00Z')
    await see()
    at('2027-01-01T10:00:00Z')
    isAway = true
    expect(await see()).toBe(false)
    isAway = false
    expect(await see()).toBe(true)
  })
})
