import { openPayload } from '@kindred/content/open-payload.ts'
import { type ReferenceWatch, watchReference } from '@kindred/content/reference/watch-reference.ts'
import type { SiteSearchResult, Suggestions } from '@kindred/contracts/site-search'
import { testDataDirectory } from '@kindred/database/testing/data-directory'
import type { TestDatabase } from '@kindred/database/testing/test-database'
import { createContentDatabase } from '@kindred/demo/testing/content-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { loadAllDonors } from '../donors/load-donors.ts'
import { SearchIndex } from '../search/search-index.ts'
import type { Services } from '../services.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addDonor, type TestDonor } from '../testing/test-world.ts'
import { refreshEntries } from './refresh-entries.ts'

let database: TestDatabase
let app: FastifyInstance
let watch: ReferenceWatch
let services: Services
let donor: TestDonor

beforeAll(async () => {
  database = await createContentDatabase()
  watch = await watchReference(database.pool, database.url)
  services = { ...makeTestServices(database), reference: () => watch.current() }
  donor = await addDonor(database.pool)
  const searchIndex = new SearchIndex(services)
  await searchIndex.load(await loadAllDonors(services))
  app = await buildApp(services, {
    authenticate: async () => ({ kind: 'anonymous' }),
    searchIndex,
    contexts: [],
  })
  await app.ready()
  await refreshEntries(services)
})

afterAll(async () => {
  await app?.close()
  await watch?.close()
  await database?.drop()
})

async function search(query: Record<string, string>, language = 'en-gb'): Promise<SiteSearchResult> {
  const response = await app.inject({ url: `/api/cms/${language}/search`, query })
  expect(response.statusCode).toBe(200)
  return response.json()
}
async function suggest(q: string, language = 'en-gb', count = '10'): Promise<Suggestions['suggestions']> {
  const response = await app.inject({ url: `/api/cms/${language}/autosuggest`, query: { q, count } })
  expect(response.statusCode).toBe(200)
  return response.json().suggestions
}
const names = ({ hits }: SiteSearchResult) => hits.map(({ name }) => name)

describe('search of the site', () => {
  it('SRCH-05 SRCH-07 finds pages by their words, the likeliest first, with what makes them worth opening', async () => {
    const found = await search({ q: 'prices' })
    expect(found.total).toBeGreaterThan(0)
    expect(found.hits[0]).toMatchObject({
      name: expect.stringMatching(/price/i),
      url: expect.stringMatching(/^\/en-gb\/dk-shop\/private\//),
      metaDataDescription: expect.any(String),
    })
    expect(found.hits[0]?.namePieces.find(({ isHit }) => isHit)?.text).toMatch(/^price/i)
    expect(found.correctedQuery).toBeNull()
    const address = new URL(found.hits[0]?.url ?? '', 'http://localhost').pathname
    expect(address.endsWith('/')).toBe(true)
  })

  it('SRCH-05 finds other endings of a word, in a page’s own language', async () => {
    expect((await search({ q: 'price' })).total).toBe((await search({ q: 'prices' })).total)
    const danish = await search({ q: 'pris' }, 'da-dk')
    expect(danish.hits[0]).toMatchObject({ locale: 'da-DK', url: expect.stringMatching(/^\/da-dk\//) })
  })

  it('SRCH-17 gives twenty at a time and goes on from there', async () => {
    const all = await search({ q: 'donor', take: '60' })
    expect(all.total).toBeGreaterThan(20)
    const [first, second] = [await search({ q: 'donor' }), await search({ q: 'donor', from: '20' })]
    expect(first.hits).toHaveLength(20)
    expect([...names(first), ...names(second)]).toEqual(
      names(all).slice(0, names(first).length + names(second).length),
    )
    expect(await search({ q: 'donor', from: '5000' })).toMatchObject({ hits: [], total: all.total })
  })

  it('SRCH-08 shows donors by code, with the address of their pages', async () => {
    const found = await search({ q: donor.code })
    expect(found.donorPageUri).toMatch(/^\/en-gb\/dk-shop\/private\/.+\/$/)
    expect(found.donors).toEqual([
      {
        code: donor.code,
        alias: expect.any(String),
        kind: 'sperm',
        url: `${found.donorPageUri}${donor.code}/`,
      },
    ])
    expect(found).toMatchObject({ donorTotal: 1, correctedQuery: null })
  })

  it('SRCH-03 reads a mistyped word as the nearest one and says so', async () => {
    const found = await search({ q: 'delivary' })
    expect(found.correctedQuery).toBe('delivery')
    expect(names(found)).toEqual(names(await search({ q: 'delivery' })))
  })

  it('SRCH-03 says that there is nothing', async () => {
    expect(await search({ q: 'xylophonequartet' })).toMatchObject({
      total: 0,
      hits: [],
      donors: [],
      donorTotal: 0,
    })
  })

  it('SRCH-05 shows a page that is not translated in the language it has', async () => {
    const found = await search({ q: 'prices' }, 'nl-nl')
    expect(found.hits[0]).toMatchObject({ locale: 'en-GB' })
  })

  it('SRCH-07 takes any words: operators and quotes are words like others', async () => {
    for (const q of [`'; drop table x; --`, 'a & | ! <-> b:*', '((', '\\', '%', 'ｄｏｎｏｒ'])
      expect((await app.inject({ url: '/api/cms/en-gb/search', query: { q } })).statusCode).toBe(200)
    for (const q of ['', '   ', 'x'.repeat(101), 'a\u0000b'])
      expect((await app.inject({ url: '/api/cms/en-gb/search', query: { q } })).statusCode).toBe(400)
    expect((await app.inject({ url: '/api/cms/xx-xx/search', query: { q: 'a' } })).statusCode).toBe(404)
  })

  it('SRCH-06 searches a shop as a treatment country sees its donors', async () => {
    const shop = watch.current().shops.get('dk')
    const resident = 'DK'
    const url = (country: string, guid = shop?.id) =>
      `/api/cms/en-gb/${shop?.legalDepartmentId}/${guid}/${resident}/${country}/search`
    const ask = async (country: string, query: Record<string, string> = {}) =>
      app.inject({ url: url(country), query: { q: donor.code, ...query } })
    expect((await ask('DK')).json().donorTotal).toBe(1)
    expect((await ask('DK', { donorAnonymity: 'nonIDRelease' })).json().donorTotal).toBe(0)
    expect((await ask('DK', { shopName: 'dk-shop' })).statusCode).toBe(200)
    expect((await ask('DK', { shopName: 'uk-shop' })).statusCode).toBe(404)
    expect((await ask('QQ')).statusCode).toBe(404)
    const other = await app.inject({ url: url('DK', crypto.randomUUID()), query: { q: 'x' } })
    expect(other.statusCode).toBe(404)
  })
})

describe('suggestions', () => {
  it('SRCH-15 SRCH-16 name pages that go on as typed, from three letters on, at most ten', async () => {
    expect(await suggest('pr')).toEqual([])
    const found = await suggest('pri')
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(10)
    for (const { text, pieces, url } of found) {
      expect(pieces.some(({ isHit, text: piece }) => isHit && /^pri/i.test(piece))).toBe(true)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(url).toMatch(/^\/en-gb\//)
    }
    expect(await suggest('pri', 'en-gb', '1')).toHaveLength(1)
  })
})

describe('freshness', () => {
  it('SRCH-05 finds what was published and forgets what was taken back', async () => {
    const { payload, close } = await openPayload({
      databaseUrl: database.url,
      secret: 's'.repeat(43),
      publicUrl: 'http://localhost:3000',
      dataDirectory: testDataDirectory(),
    })
    try {
      const page = await payload.create({
        collection: 'pages',
        locale: 'en-GB',
        data: {
          title: 'Zymurgy for beginners',
          slug: 'zymurgy',
          kind: 'StandardPage',
          area: 'shop',
          isPublished: true,
          _status: 'published',
        } as never,
      })
      expect((await search({ q: 'zymurgy' })).total).toBe(0)
      await refreshEntries(services)
      await expect.poll(async () => names(await search({ q: 'zymurgy' }))).toEqual(['Zymurgy for beginners'])
      expect(await suggest('zymu')).toMatchObject([{ text: 'Zymurgy for beginners' }])
      await payload.delete({ collection: 'pages', id: page.id })
      await refreshEntries(services)
      await expect.poll(async () => (await search({ q: 'zymurgy' })).total).toBe(0)
    } finally {
      await close()
    }
  })
})
