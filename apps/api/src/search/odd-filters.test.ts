import type { DonorFilterBody } from '@kindred/contracts/search'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeServices } from '../front-door/testing/make-services.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { routes } from './routes.ts'
import { SearchIndex } from './search-index.ts'
import { makeRandomDonors } from './testing/random-donors.ts'

const calls = {
  'SRCH-10': 'searchallmarkets',
  'SRCH-11': 'donorstomatch/search',
  'SRCH-12': 'notreatmentcountry/search',
  'SRCH-13': 'donorsforembryo/search',
}

let app: FastifyInstance
beforeAll(async () => {
  const services = makeServices()
  const index = new SearchIndex(services)
  await index.load(makeRandomDonors(150, 5))
  app = await buildTestApp(services, [
    async (root) => void (await root.register(routes, { services, index })),
  ])
})
afterAll(() => app.close())

async function ask(call: string, body: object) {
  const url = `/api/cms/donors/${call}`
  const headers = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK' }
  const answer = await app.inject({ method: 'POST', url, headers, payload: body })
  return { status: answer.statusCode, ...answer.json() }
}

/**
 * What a filter does with a value that no page of ours sends: `refused` is 400 with the field named, `nobody` an empty
 * list that says which filter to lift, `everybody` the same as no filter at all, `as once` the same as the value alone.
 */
type Outcome = 'refused' | 'nobody' | 'everybody' | 'as once'
type Odd = [what: string, value: unknown, outcome: Outcome]

const long = 'x'.repeat(61)
/** A list of words that the bank may extend: an unknown one is asked for and found in nobody. */
const openList = (known: string, besides: Outcome = 'as once'): Odd[] => [
  ['unknown', ['nothing like this'], 'nobody'],
  ['duplicate', [known, known], 'as once'],
  ['contradictory', [known, 'nothing like this'], besides],
  ['empty', [], 'everybody'],
  ['too many', Array(101).fill(known), 'refused'],
  ['huge', [long], 'refused'],
  ['negative', [-1], 'refused'],
  ['no list', known, 'refused'],
  ['an attack', ["'; drop table shop.donor; --"], 'nobody'],
  ['a prototype', ['__proto__'], 'nobody'],
  ['nothing', null, 'refused'],
]
/** A list whose values are fixed by law or laboratory. */
const closedList = (known: string): Odd[] => [
  ['unknown', ['nothing'], 'refused'],
  ['duplicate', [known, known], 'as once'],
  ['empty', [], 'everybody'],
  ['negative', [-1], 'refused'],
  ['no list', known, 'refused'],
]
const whole = (least: number, most: number, excludesAll: 'least' | 'most' | null): Odd[] => [
  ['negative', -1, 'refused'],
  ['huge', 1e15, 'refused'],
  ['beyond', most + 1, 'refused'],
  ['below', least - 1, 'refused'],
  ['fractional', least + 0.5, 'refused'],
  ['a text', String(most), 'refused'],
  ['twice', [most, most], 'refused'],
  ...(excludesAll ? [['out of reach', excludesAll === 'most' ? most : least, 'nobody'] as Odd] : []),
]
const yesNo: Odd[] = [
  ['unknown', 'yes', 'refused'],
  ['a number', 1, 'refused'],
  ['twice', [true, true], 'refused'],
  ['contradictory', [true, false], 'refused'],
]

const table: Record<keyof DonorFilterBody, Odd[]> = {
  releaseType: [...closedList('idRelease'), ['contradictory', ['idRelease', 'nonIDRelease'], 'everybody']],
  tier: [...closedList('Basic'), ['all', ['Basic', 'Extended', 'Exclusive'], 'everybody']],
  hairColour: openList('brown'),
  eyeColour: openList('blue'),
  heightMin: whole(120, 230, 'most'),
  heightMax: whole(120, 230, 'least'),
  weightMin: whole(30, 250, 'most'),
  weightMax: whole(30, 250, 'least'),
  bloodType: openList('A+'),
  races: openList('asian'),
  ethnicities: openList('Danish'),
  skinTone: openList('fair'),
  education: openList('master'),
  occupation: openList('occupation 3'),
  languages: openList('da'),
  strawType: closedList('IUI'),
  motMin: [
    ['negative', -1, 'refused'],
    ['huge', 31, 'refused'],
    ['between two classes', 6.5, 'refused'],
    ['a text', '20', 'refused'],
    ['nothing at all', 0, 'everybody'],
  ],
  stockMin: whole(1, 1000, 'most'),
  shippedFrom: openList('DK'),
  cmv: [...closedList('negative'), ['contradictory', ['negative', 'positive', 'unknown'], 'everybody']],
  // All of them must be tested.
  testedGenes: openList('CFTR', 'nobody'),
  standing: openList('available'),
  freeQuotaPlace: yesNo,
  pregnanciesReported: yesNo,
  adultPhotos: yesNo,
  audio: yesNo,
  geneticMatching: yesNo,
  faceMatching: yesNo,
  keyword: [
    ['unknown', 'nothinglikethis', 'nobody'],
    ['blank', '   ', 'everybody'],
    ['no word', '!?', 'everybody'],
    ['duplicate', 'calm calm', 'as once'],
    ['huge', 'x'.repeat(101), 'refused'],
    ['a pattern', '(zzz+)+$', 'nobody'],
    ['a list', ['calm'], 'refused'],
  ],
}

const first = (value: unknown) =>
  Array.isArray(value) ? [value[0]] : typeof value === 'string' ? value.split(' ')[0] : value

describe.each(Object.entries(calls))('%s odd filters', (row, call) => {
  it.each(Object.entries(table))(`${row} answers every odd value of %s as told`, async (field, odd) => {
    for (const [what, value, outcome] of odd) {
      const found = await ask(call, { filter: { [field]: value }, includeNotOffered: true })
      if (outcome === 'refused') {
        expect(found.status, what).toBe(400)
        expect(found.errors[0], what).toMatchObject({
          code: 'invalid-field',
          field: expect.stringContaining(field),
        })
        continue
      }
      expect(found.status, what).toBe(200)
      if (outcome === 'nobody') {
        expect([found.total, found.donors], what).toEqual([0, []])
        expect(found.totalUnfiltered, what).toBeGreaterThan(0)
        expect(found.relax[0], what).toMatchObject({ filter: field, brings: found.totalUnfiltered })
      } else {
        const filter = outcome === 'everybody' ? {} : { [field]: first(value) }
        const plain = await ask(call, { filter, includeNotOffered: true })
        expect(plain.total, what).toBeGreaterThan(0)
        expect([found.total, found.donors], what).toEqual([plain.total, plain.donors])
      }
    }
  })

  it(`${row} bounds that exclude each other leave nobody, and the answer says which to lift`, async () => {
    for (const filter of [
      { heightMin: 181, heightMax: 179 },
      { weightMin: 81, weightMax: 79 },
    ]) {
      const found = await ask(call, { filter })
      expect([found.status, found.total]).toEqual([200, 0])
      expect(found.relax.map(({ filter }: { filter: string }) => filter).sort()).toEqual(
        Object.keys(filter).sort(),
      )
    }
  })

  it(`${row} bounds that exclude each other are one wish that nobody meets, for the best match`, async () => {
    const found = await ask(call, { filter: { heightMin: 190, heightMax: 150 }, sort: 'best' })
    expect(found.total).toBe(found.totalUnfiltered)
    expect(found.wishes.meetAll).toBe(0)
    expect(found.wishes.missed).toEqual(found.donors.map(() => ['height']))
  })

  it(`${row} a filter nobody knows, an order nobody knows and a page beyond reason are refused`, async () => {
    const isRefused = async (body: object) => (await ask(call, body)).status === 400
    for (const body of [
      { filter: { shoeSize: 44 } },
      { filter: [] },
      { filter: null },
      { sort: 'rank' },
      { sort: "name'; drop" },
      { kind: 'dog' },
      { from: -1 },
      { from: 1e9 },
      { take: 0 },
      { take: 61 },
      { take: 1.5 },
      { other: 1 },
    ])
      expect(await isRefused(body), JSON.stringify(body)).toBe(true)
    expect(await ask(call, { from: 1_000_000 })).toMatchObject({ status: 200, donors: [] })
  })
})
