import { makeQuotaRule } from '@kindred/domain/quotas/testing'
import { expect, it } from 'vitest'
import { countLeft, listPlaceLimits } from './place-limits.ts'

const donor = { id: 'd', worldwideLimit: null, countryLimit: null }
const taken = (country: string, count: number) => ({
  donorId: 'd',
  country,
  state: '',
  unit: 'families' as const,
  placeLimit: 12,
  taken: count,
})

it('counts a place against every rule, the donor’s own narrower limit and the worldwide one', () => {
  const rules = [makeQuotaRule(), makeQuotaRule({ id: 'state', stateCode: 'X', unit: 'women', limit: 5 })]
  const limits = listPlaceLimits({ ...donor, worldwideLimit: 75, countryLimit: 6 }, rules)
  expect(limits.map(({ country, state, unit, limit }) => [country, state, unit, limit])).toEqual([
    ['DK', '', 'families', 6],
    ['DK', 'X', 'women', 5],
    ['--', '', 'families', 75],
  ])
  expect(listPlaceLimits({ ...donor, worldwideLimit: 75 }, [])).toEqual([])
})

it('says how many are left by the narrowest of them, also before anything was counted', () => {
  const rules = [makeQuotaRule()]
  expect(countLeft(donor, rules, []).left).toBe(12)
  expect(countLeft({ ...donor, countryLimit: 3 }, rules, [taken('DK', 2)]).left).toBe(1)
  const world = countLeft({ ...donor, worldwideLimit: 10 }, rules, [taken('DK', 2), taken('--', 10)])
  expect(world.left).toBe(0)
  expect(world.limits.at(-1)).toMatchObject({ scope: 'worldwide', limit: 10, used: 10, left: 0 })
  expect(countLeft(donor, [], []).left).toBeNull()
})
