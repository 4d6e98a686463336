import { type DonorFilterBody, donorFilterSchema, donorSearchResultSchema } from '@kindred/contracts/search'
import {
  fieldsOfWish,
  keepConditions,
  listWishes,
  orderByWishes,
  type Wish,
} from '@kindred/domain/search/wishes'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DonorRecord } from '../donors/donor-record.ts'
import { type DonorJudgement, judgeDonor } from '../donors/judge-donor.ts'
import type { MarketKey } from '../donors/market.ts'
import { makeServices } from '../front-door/testing/make-services.ts'
import type { DonorQuestion } from './donor-question.ts'
import { findDonors } from './find-donors.ts'
import type { FoundSet } from './found-set.ts'
import { splitWords } from './keyword-index.ts'
import { printResult } from './print-result.ts'
import { type Searchable, SearchIndex } from './search-index.ts'
import { makeRandomDonors } from './testing/random-donors.ts'

const donors = makeRandomDonors(400)
const search = new SearchIndex(makeServices())
const markets: MarketKey[] = [
  { shopCode: 'dk', treatmentCountry: null, treatmentState: '', customerType: 'private' },
  { shopCode: 'dk', treatmentCountry: 'DK', treatmentState: '', customerType: 'private' },
  { shopCode: 'dk', treatmentCountry: 'DE', treatmentState: '', customerType: 'professional' },
  { shopCode: 'usa', treatmentCountry: 'US', treatmentState: '', customerType: 'private' },
]
let opened: Searchable[]
beforeAll(async () => {
  await search.load(donors)
  opened = await Promise.all(markets.map((key) => search.open(key)))
})

/** The rule, written again without columns and sets: one donor at a time. */
function matches(filter: DonorFilterBody, donor: DonorRecord, judged: DonorJudgement): boolean {
  const has = (wanted: readonly string[] | undefined, own: readonly string[]) =>
    wanted === undefined || wanted.length === 0 || wanted.some((value) => own.includes(value))
  const is = (wanted: boolean | undefined, own: boolean) => wanted === undefined || wanted === own
  const straws = judged.stock.filter(
    (item) =>
      item.available > 0 &&
      (!filter.strawType?.length || filter.strawType.some((type) => type === item.strawType)) &&
      item.motClass >= (filter.motMin ?? 0),
  )
  const own = splitWords(`${donor.code} ${donor.alias} ${donor.occupation} ${donor.searchText}`)
  return (
    has(filter.releaseType, [donor.releaseType]) &&
    has(filter.tier, [donor.tier]) &&
    has(filter.hairColour, [donor.hairColour]) &&
    has(filter.eyeColour, [donor.eyeColour]) &&
    has(filter.races, donor.races) &&
    has(filter.ethnicities, donor.ethnicities) &&
    (filter.testedGenes ?? []).every((gene) => donor.testedGenes.includes(gene)) &&
    has(filter.shippedFrom, donor.shippedFrom) &&
    has(filter.standing, [judged.standing]) &&
    is(filter.freeQuotaPlace, judged.quota.left === null || judged.quota.left > 0) &&
    is(filter.adultPhotos, donor.hasAdultPhotos) &&
    donor.heightCm >= (filter.heightMin ?? 0) &&
    donor.heightCm <= (filter.heightMax ?? 999) &&
    donor.weightKg <= (filter.weightMax ?? 999) &&
    judged.available >= (filter.stockMin ?? 0) &&
    ((!filter.strawType?.length && !filter.motMin) || straws.length > 0) &&
    splitWords(filter.keyword ?? '').every((word) => own.some((token) => token.startsWith(word)))
  )
}

/** What of a question leaves donors out. */
const narrows = ({ filter, sort }: DonorQuestion) => (sort === 'best' ? keepConditions(filter) : filter)
const listMissed = ({ filter }: DonorQuestion, { donor, judged }: Judged): Wish[] =>
  listWishes(filter).filter((wish) => {
    const fields: readonly string[] = fieldsOfWish(wish)
    const one = Object.entries(filter).filter(([field]) => fields.includes(field))
    return !matches(Object.fromEntries(one), donor, judged)
  })

const facetsOf = (set: FoundSet): Record<string, Record<string, number>> => JSON.parse(set.facets)

const list = <T>(...values: T[]) => fc.option(fc.subarray(values), { nil: undefined })
const filterArb: fc.Arbitrary<DonorFilterBody> = fc.record({
  releaseType: list('idRelease' as const, 'nonIDRelease' as const),
  tier: list('Basic' as const, 'Extended' as const, 'Exclusive' as const),
  hairColour: list('black', 'brown', 'blond', 'green'),
  eyeColour: list('blue', 'brown'),
  races: list('asian', 'african', 'caucasian'),
  ethnicities: list('Danish', 'Irish', 'Indian'),
  testedGenes: list('CFTR', 'SMN1'),
  shippedFrom: list('DK', 'US'),
  standing: list('available', 'temporarilySoldOut', 'familyLimitHold'),
  freeQuotaPlace: fc.option(fc.boolean(), { nil: undefined }),
  adultPhotos: fc.option(fc.boolean(), { nil: undefined }),
  heightMin: fc.option(fc.integer({ min: 150, max: 190 }), { nil: undefined }),
  heightMax: fc.option(fc.integer({ min: 170, max: 210 }), { nil: undefined }),
  weightMax: fc.option(fc.integer({ min: 60, max: 110 }), { nil: undefined }),
  stockMin: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
  strawType: list('IUI' as const, 'ICI' as const, 'IVF' as const, 'eggLot' as const),
  motMin: fc.option(fc.constantFrom(0, 2, 5, 7, 10, 20, 30), { nil: undefined }),
  keyword: fc.option(fc.constantFrom('calm', 'caf', 'mus boo', 'K0000', '!?', 'nothinglikethis'), {
    nil: undefined,
  }),
})
const questionArb: fc.Arbitrary<DonorQuestion> = fc.record({
  kind: fc.constantFrom('sperm' as const, 'egg' as const),
  // Few filters at once, or nearly every answer would be empty.
  filter: fc
    .tuple(
      filterArb,
      fc.subarray(Object.keys(donorFilterSchema.shape) as (keyof DonorFilterBody)[], { maxLength: 14 }),
    )
    .map(([filter, kept]) =>
      Object.fromEntries(
        Object.entries(filter).filter(([name]) => kept.includes(name as keyof DonorFilterBody)),
      ),
    ),
  sort: fc.constantFrom(
    'newest' as const,
    'best' as const,
    'stock' as const,
    'price' as const,
    'name' as const,
  ),
  from: fc.constantFrom(0, 3, 20),
  take: fc.constantFrom(1, 20, 60),
  includeNotOffered: fc.boolean(),
  scope: fc.constantFrom('all' as const, 'offered' as const, 'matchable' as const),
})

const judgedIn = new WeakMap<Searchable, Judged[]>()
const collator = new Intl.Collator('en')
type Judged = { donor: DonorRecord; judged: DonorJudgement }
function listBase(at: Searchable, question: DonorQuestion): Judged[] {
  const judgedHere =
    judgedIn.get(at) ?? donors.map((donor) => ({ donor, judged: judgeDonor(donor, at.view.market) }))
  judgedIn.set(at, judgedHere)
  return judgedHere.filter(({ donor, judged }) => {
    if (donor.kind !== question.kind) return false
    if (question.scope === 'matchable' && !donor.hasGeneticMatching) return false
    if (question.scope === 'offered') return judged.offered
    return judged.visible || (question.includeNotOffered && judged.isHiddenByLaw)
  })
}
const key = ({ donor, judged }: Judged, sort: string): (string | number)[] => {
  if (sort === 'newest' || sort === 'best')
    return [judged.available > 0 ? 0 : 1, -Date.parse(donor.firstListedOn), donor.code]
  if (sort === 'stock') return [-judged.available, donor.code]
  if (sort === 'name') return [donor.alias, donor.code]
  return [
    judged.available > 0 && judged.fromPrice ? judged.fromPrice.amountMinor : Number.MAX_SAFE_INTEGER,
    donor.code,
  ]
}
const compare = (a: (string | number)[], b: (string | number)[]): number => {
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i] as string | number, b[i] as string | number]
    if (x === y) continue
    if (typeof x === 'string' && typeof y === 'string' && i === 0) return collator.compare(x, y)
    return x < y ? -1 : 1
  }
  return 0
}

describe('donor search', () => {
  it('SRCH-10 finds, orders and pages exactly the donors that a plain filter finds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), questionArb, (market, question) => {
        const at = opened[market] as Searchable
        const base = listBase(at, question)
        const expected = base
          .filter(({ donor, judged }) => matches(narrows(question), donor, judged))
          .sort((a, b) => compare(key(a, question.sort), key(b, question.sort)))
        if (question.sort === 'best')
          expected.splice(0, expected.length, ...orderByWishes(expected, (one) => listMissed(question, one)))
        const page = findDonors(at.index, at.view, question)
        const found = page.set
        expect(found.members.count).toBe(expected.length)
        expect(found.totalUnfiltered).toBe(base.length)
        expect(page.docs.map((doc) => at.index.donors[doc]?.code)).toEqual(
          expected.slice(question.from, question.from + question.take).map(({ donor }) => donor.code),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('SRCH-10 best match says what each donor misses, how many miss nothing, and leaves nobody out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), questionArb, (market, asked) => {
        const at = opened[market] as Searchable
        const question = { ...asked, sort: 'best' as const }
        const { wishes, docs, set } = findDonors(at.index, at.view, question)
        expect(wishes === undefined).toBe(listWishes(question.filter).length === 0)
        if (!wishes) return
        const byCode = new Map(listBase(at, question).map((one) => [one.donor.code, one]))
        expect(wishes.missed).toEqual(
          docs.map((doc) => listMissed(question, byCode.get(at.index.donors[doc]?.code as string) as Judged)),
        )
        const strict = findDonors(at.index, at.view, { ...question, sort: 'newest' })
        expect(wishes.meetAll).toBe(strict.set.members.count)
        const free = { ...question, filter: keepConditions(question.filter) }
        expect(set.members.count).toBe(findDonors(at.index, at.view, free).set.members.count)
      }),
      { numRuns: 200 },
    )
  })

  it('counts each facet with all other filters kept', () => {
    const facets = {
      tier: ['Basic', 'Extended', 'Exclusive'],
      hairColour: ['black', 'brown', 'blond', 'red', 'grey'],
      races: ['caucasian', 'african', 'asian'],
      standing: ['available', 'temporarilySoldOut'],
      strawType: ['IUI', 'ICI', 'eggLot'],
    } as const
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), questionArb, (market, question) => {
        const at = opened[market] as Searchable
        const base = listBase(at, question)
        const found = findDonors(at.index, at.view, question).set
        const counted = facetsOf(found)
        // The best match counts among those it lists: a value of a wish among all who meet the conditions.
        const count = (filter: DonorFilterBody) =>
          base.filter(({ donor, judged }) => matches(filter, donor, judged)).length
        const narrowed = narrows(question)
        for (const [name, values] of Object.entries(facets))
          for (const value of values)
            expect(counted[name]?.[value] ?? 0).toBe(count({ ...narrowed, [name]: [value] }))
        for (const gene of ['CFTR', 'SMN1']) {
          const genes = [...(narrowed.testedGenes ?? []), gene]
          expect(counted.testedGenes?.[gene] ?? 0).toBe(count({ ...narrowed, testedGenes: genes }))
        }
        for (const mot of [2, 5, 10, 20, 30])
          expect(counted.motMin?.[mot] ?? 0).toBe(count({ ...narrowed, motMin: mot }))
        for (const stock of [1, 5, 10, 20])
          expect(counted.stockMin?.[stock] ?? 0).toBe(count({ ...narrowed, stockMin: stock }))
        for (const photos of [true, false])
          expect(counted.adultPhotos?.[`${photos}`] ?? 0).toBe(count({ ...narrowed, adultPhotos: photos }))
        for (const { filter, brings } of found.relax)
          expect(brings).toBe(count({ ...narrowed, [filter]: undefined }) - found.members.count)
      }),
      { numRuns: 200 },
    )
  }, 30_000)

  it('says which filter to lift when little is left', () => {
    const at = opened[1] as Searchable
    const found = findDonors(at.index, at.view, {
      kind: 'sperm',
      filter: { hairColour: ['green'], tier: ['Basic'] },
      sort: 'newest',
      from: 0,
      take: 20,
      includeNotOffered: false,
      scope: 'all',
    }).set
    expect(found.members.count).toBe(0)
    expect(found.relax[0]).toMatchObject({ filter: 'hairColour', value: 'green' })
    expect(found.relax[0]?.brings).toBeGreaterThan(0)
  })

  it('prints exactly what the response schema would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), questionArb, (market, question) => {
        const { index, view } = opened[market] as Searchable
        const printed = JSON.parse(printResult(findDonors(index, view, question), view))
        expect(donorSearchResultSchema.parse(printed)).toEqual(printed)
      }),
      { numRuns: 60 },
    )
  })

  it('stays the same as a new index while donors change one by one', async () => {
    const changing = new SearchIndex(makeServices())
    await changing.load(makeRandomDonors(200, 7))
    const market = markets[1] as MarketKey
    const { view } = await changing.open(market)
    for (const sort of ['newest', 'stock', 'price', 'name'] as const) view.order(sort)
    const others = makeRandomDonors(200, 8)
    const merged = makeRandomDonors(200, 7).map((donor, n) =>
      n % 3 === 0
        ? { ...(others[n] as DonorRecord), id: donor.id, code: donor.code, alias: donor.alias }
        : donor,
    )
    await changing.apply(merged.filter((_, n) => n % 3 === 0))
    const fresh = new SearchIndex(makeServices())
    await fresh.load(merged)
    const [a, b] = [await changing.open(market), await fresh.open(market)]
    fc.assert(
      fc.property(questionArb, (question) => {
        const [x, y] = [findDonors(a.index, a.view, question), findDonors(b.index, b.view, question)]
        expect(JSON.parse(printResult(x, a.view))).toEqual(JSON.parse(printResult(y, b.view)))
      }),
      { numRuns: 150 },
    )
  })

  it('takes in a new donor and loses none', async () => {
    const growing = new SearchIndex(makeServices())
    const all = makeRandomDonors(60, 3)
    await growing.load(all.slice(0, 50))
    await growing.apply(all.slice(50))
    expect(growing.size).toBe(60)
  })

  it('shows a customer the donor they hold a place of, or reported a pregnancy by, and nobody else', async () => {
    const market = markets[1] as MarketKey
    const { index, view } = await search.open(market)
    const closed = donors
      .filter(({ kind, isSiblingsOnly }) => kind === 'sperm' && isSiblingsOnly)
      .find((donor) => judgeDonor(donor, view.market, { hasPlace: true, hasReportedPregnancy: true }).offered)
    const ask = {
      kind: 'sperm',
      filter: { keyword: closed?.code ?? '' },
      sort: 'newest',
      from: 0,
      take: 20,
      includeNotOffered: true,
      scope: 'all',
    } as const
    expect(findDonors(index, view, ask).set.members.count).toBe(0)
    const own = await search.openFor(
      market,
      'c1',
      new Map([[closed?.id ?? '', { hasPlace: true, hasReportedPregnancy: true }]]),
    )
    expect(findDonors(own.index, own.view, ask).set.members.count).toBe(1)
    expect(findDonors(index, view, ask).set.members.count).toBe(0)
  })
})
