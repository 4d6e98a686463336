import { describe, expect, it } from 'vitest'
import { readQuotaBalances } from './read-balances.ts'
import { makeQuotaRule } from './testing.ts'

describe('read quota balances', () => {
  const rules = [
    makeQuotaRule({ id: 'families', limit: 6 }),
    makeQuotaRule({ id: 'children', unit: 'children', limit: 8 }),
  ]

  it('takes the least of the limits', () => {
    const balances = [
      { stateCode: null, unit: 'families' as const, placeLimit: 6, taken: 2 },
      { stateCode: null, unit: 'children' as const, placeLimit: 8, taken: 7 },
    ]
    expect(readQuotaBalances({ rules, balances }).left).toBe(1)
  })

  it('treats a limit without a balance as unused, and no rule as no limit', () => {
    expect(readQuotaBalances({ rules, balances: [] }).left).toBe(6)
    expect(readQuotaBalances({ rules: [], balances: [] }).left).toBeNull()
  })

  it('lets the own limit of a donor and a lowered law win, never below zero', () => {
    const read = (placeLimit: number, taken: number) =>
      readQuotaBalances({ rules, balances: [{ stateCode: null, unit: 'families', placeLimit, taken }] })
        .limits[0]
    expect(read(3, 1)).toMatchObject({ scope: 'donor', limit: 3, left: 2 })
    expect(read(9, 9)).toMatchObject({ scope: 'country', limit: 6, left: 0 })
  })

  it('knows when the permanent places fill the limit', () => {
    expect(readQuotaBalances({ rules, balances: [], takenForGood: 6 }).isFilledForGood).toBe(true)
    expect(readQuotaBalances({ rules, balances: [], takenForGood: 5 }).isFilledForGood).toBe(false)
  })
})
