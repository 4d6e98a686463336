import { describe, expect, it } from 'vitest'
import type { DonorRecord } from '../donors/donor-record.ts'
import type { MarketKey } from '../donors/market.ts'
import { makeServices } from '../front-door/testing/make-services.ts'
import { answerSearch } from './answer-search.ts'
import type { DonorQuestion } from './donor-question.ts'
import { findDonors } from './find-donors.ts'
import { printResult } from './print-result.ts'
import { SearchIndex } from './search-index.ts'
import { makeRandomDonors } from './testing/random-donors.ts'

const market: MarketKey = {
  shopCode: 'dk',
  treatmentCountry: 'DK',
  treatmentState: '',
  customerType: 'private',
}
const sorts = ['newest', 'stock', 'price', 'name'] as const
const questions = sorts.flatMap((sort) =>
  [{}, { hairColour: ['brown', 'black'] }, { stockMin: 3 }].map(
    (filter): DonorQuestion => ({
      kind: 'sperm',
      filter,
      sort,
      from: 0,
      take: 20,
      includeNotOffered: true,
      scope: 'all',
    }),
  ),
)

describe('an answer that was asked for before', () => {
  it('is the same bytes, kept', async () => {
    const search = new SearchIndex(makeServices())
    await search.load(makeRandomDonors(200, 7))
    const { index, view } = await search.open(market)
    for (const question of questions) {
      const [first, ...later] = [1, 2, 3, 4].map(() => answerSearch(index, view, question))
      const printed = String(first)
      for (const body of later) expect(String(body)).toBe(printed)
      expect(answerSearch(index, view, question)).toBe(later.at(-1))
    }
  })

  it('follows each donor that changes, before and after the answer was kept', async () => {
    const before = makeRandomDonors(200, 7)
    const others = makeRandomDonors(200, 8)
    const search = new SearchIndex(makeServices())
    await search.load(before)
    let changes = 0
    for (const [n, donor] of before.entries()) {
      if (n % 20 !== 0) continue
      const { index, view } = await search.open(market)
      const last = questions.map((question) => {
        for (let time = 0; time < 4; time++) answerSearch(index, view, question)
        return String(answerSearch(index, view, question))
      })
      await search.apply([
        { ...(others[n] as DonorRecord), id: donor.id, code: donor.code, alias: donor.alias },
      ])
      const now = await search.open(market)
      questions.forEach((question, q) => {
        const answer = String(answerSearch(now.index, now.view, question))
        expect(answer).toBe(printResult(findDonors(now.index, now.view, question), now.view))
        if (answer !== last[q]) changes++
      })
    }
    expect(changes).toBeGreaterThan(0)
  })
})
