import { donorSearchResultSchema } from '@kindred/contracts/search'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { makeServices } from '../front-door/testing/make-services.ts'
import type { DonorQuestion } from './donor-question.ts'
import { findDonors, findDonorsAmong } from './find-donors.ts'
import { keepAllBut } from './keep-all-but.ts'
import { printResult } from './print-result.ts'
import { type Searchable, SearchIndex } from './search-index.ts'
import { makeRandomDonors } from './testing/random-donors.ts'

const donors = makeRandomDonors(150, 5)
let at: Searchable

beforeAll(async () => {
  const search = new SearchIndex(makeServices())
  await search.load(donors)
  at = await search.open({
    shopCode: 'dk',
    treatmentCountry: null,
    treatmentState: '',
    customerType: 'private',
  })
})

const ask = (filter: DonorQuestion['filter'] = {}): DonorQuestion => ({
  kind: 'sperm',
  filter,
  sort: 'name',
  from: 0,
  take: donors.length,
  includeNotOffered: true,
  scope: 'all',
})
const codesOf = (question: DonorQuestion, hidden?: readonly string[]) => {
  const found = hidden
    ? findDonorsAmong(keepAllBut(at.index, hidden), at.index, at.view, question)
    : findDonors(at.index, at.view, question)
  return { ...found.set, codes: found.docs.map((doc) => at.index.donors[doc]?.code) }
}
const filters: DonorQuestion['filter'][] = [
  {},
  { hairColour: ['brown'] },
  { heightMin: 175, tier: ['Basic', 'Extended'] },
]

it('SRCH-11 hides the donors it is told to, keeps the order of all others, and says how many it left out', () => {
  fc.assert(
    fc.property(fc.constantFrom(...filters), fc.subarray(donors.map(({ id }) => id)), (filter, hidden) => {
      const question = ask(filter)
      const all = codesOf(question)
      const gone = new Set(donors.filter(({ id }) => hidden.includes(id)).map(({ code }) => code))
      const found = codesOf(question, hidden)
      expect(found.codes).toEqual(all.codes.filter((code) => !gone.has(code ?? '')))
      expect(found.leftOut).toBe(all.members.count - found.members.count)
      expect(found.totalUnfiltered).toBe(all.totalUnfiltered)
      if (found.members.count < 5 && (found.leftOut ?? 0) > 0)
        expect(found.relax).toContainEqual({ filter: 'hideNotMatching', value: null, brings: found.leftOut })
    }),
    { numRuns: 60 },
  )
})

it('SRCH-11 remembers nothing of what somebody hid', () => {
  const question = ask({ hairColour: ['brown', 'black'] })
  const before = codesOf(question)
  const hidden = donors.map(({ id }) => id)
  for (let time = 0; time < 3; time++) expect(codesOf(question, hidden).codes).toEqual([])
  expect(codesOf(question).codes).toEqual(before.codes)
  expect(codesOf(question).leftOut).toBeUndefined()
})

it('counts each facet among those that are not hidden, and knows no donor of another bank', () => {
  const hidden = donors.filter(({ tier }) => tier === 'Basic').map(({ id }) => id)
  const kept = keepAllBut(at.index, [...hidden, crypto.randomUUID()])
  const printed = JSON.parse(printResult(findDonorsAmong(kept, at.index, at.view, ask()), at.view))
  expect(donorSearchResultSchema.parse(printed)).toEqual(printed)
  expect(printed.facets.tier.Basic ?? 0).toBe(0)
  expect(printed.leftOut).toBeGreaterThan(0)
  expect(printed.facets.tier.Extended).toBeGreaterThan(0)
})
