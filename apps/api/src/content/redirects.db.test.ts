import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { makeReference } from '../front-door/testing/make-reference.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let app: FastifyInstance
const ids: Record<string, string> = {}
const shop = '/dk-shop/private'

beforeAll(async () => {
  database = await createTestDatabase()
  await addPage('home', 1, null, { 'en-GB': '', 'da-DK': '' })
  await addPage('guide', 2, null, { 'en-GB': 'guide', 'da-DK': 'οδηγός' })
  await addPage('steps', 3, 'guide', { 'en-GB': 'steps' })
  const reference = makeReference()
  const services = { ...makeTestServices(database), reference: () => reference }
  app = await buildApp(services, { authenticate: async () => ({ kind: 'anonymous' }), contexts: [routes] })
  await app.ready()
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
})

async function addPage(name: string, epiId: number, parent: string | null, slugs: Record<string, string>) {
  const { rows } = await database.pool.query(
    `insert into cms.pages (epi_id, kind, area, parent_id, _status) values ($1, 'StandardPage', 'shop', $2, 'published') returning id`,
    [epiId, parent && ids[parent]],
  )
  ids[name] = rows[0].id
  for (const [locale, slug] of Object.entries(slugs))
    await database.pool.query(
      `insert into cms.pages_locales (title, slug, is_published, _locale, _parent_id) values ($1, $2, true, $3, $4)`,
      [name, slug, locale, ids[name]],
    )
}

async function add(from: string, to: { page?: string; address?: string; kind?: string }, isPermanent = true) {
  await database.pool.query(
    `insert into cms.redirects (kind, "from", page_id, address, is_permanent) values ($1, $2, $3, $4, $5)`,
    [to.kind ?? 'address', from, to.page ? ids[to.page] : null, to.address ?? null, isPermanent],
  )
}

/** The news of a change comes by NOTIFY: asked until it is there. */
async function lookUp(path: string) {
  const { statusCode, headers } = await app.inject({ url: `/api/cms/pages${path}` })
  return [statusCode, headers.location]
}
const settle = (path: string, outcome: unknown[]) =>
  expect.poll(() => lookUp(path), { timeout: 5000 }).toEqual(outcome)

describe('redirects that staff keep', () => {
  it('RTE-22 lead to a page in the shop and language of the path, or to an address, for good or for now', async () => {
    await add(`/en-gb${shop}/old/`, { page: 'steps' })
    await add(`/da-dk${shop}/old/`, { page: 'guide' }, false)
    await add('/campaign/', { address: 'https://example.test/x' }, false)
    await settle('/campaign/', [302, 'https://example.test/x'])
    expect(await lookUp(`/en-gb${shop}/old/`)).toEqual([301, `/en-gb${shop}/guide/steps/`])
    expect(await lookUp(`/EN-GB${shop}/Old?utm_source=x`)).toEqual([301, `/en-gb${shop}/guide/steps/`])
    expect(await lookUp(`/da-dk${shop}/old/`)).toEqual([
      302,
      `/da-dk${shop}/${encodeURIComponent('οδηγός')}/`,
    ])
  })

  it('are one step however long the chain, and lead away from a page of that path', async () => {
    await add('/first/', { address: '/second/?a=1' })
    await add('/second/', { address: `/en-gb${shop}/old/` }, false)
    await add(`/en-gb${shop}/guide/`, { address: '/elsewhere/' }, false)
    await settle(`/en-gb${shop}/guide/`, [302, '/elsewhere/'])
    expect(await lookUp('/first/')).toEqual([302, `/en-gb${shop}/guide/steps/`])
    await database.pool.query(`delete from cms.redirects where "from" like '%/guide/'`)
    await settle(`/en-gb${shop}/guide/`, [200, undefined])
  })

  it('are cut where they make a loop: the path is looked up as if nothing were said', async () => {
    await add('/round/', { address: '/and-round/' })
    await add('/and-round/', { address: '/round/' })
    await add(`/en-gb${shop}/`, { page: 'home' })
    await add('/done/', { address: '/x/' })
    await settle('/done/', [301, '/x/'])
    expect(await lookUp('/round/')).toEqual([404, undefined])
    expect(await lookUp(`/en-gb${shop}/`)).toEqual([200, undefined])
  })

  it('may begin and end in any script', async () => {
    await add(`/da-dk${shop}/δότες/`, { address: `/da-dk${shop}/σπέρμα/?q=ä` })
    const location = `/da-dk${shop}/${encodeURIComponent('σπέρμα')}/?q=%C3%A4`
    await settle(encodeURI(`/da-dk${shop}/δότες/`), [301, location])
  })
})

describe('a slug that a page had', () => {
  it('leads to the page and to all below it in every shop, for good, until another page takes it', async () => {
    await add('handbook', { page: 'guide', kind: 'moved' })
    await settle(`/en-gb${shop}/handbook/`, [301, `/en-gb${shop}/guide/`])
    expect(await lookUp('/en-gb/dk-shop/professional/handbook/steps/')).toEqual([
      301,
      '/en-gb/dk-shop/professional/guide/steps/',
    ])
    await addPage('handbook', 4, null, { 'en-GB': 'handbook' })
    await settle(`/en-gb${shop}/handbook/`, [200, undefined])
  })

  it('of another script is found as it is typed on any machine', async () => {
    await add('παλιός-οδηγός', { page: 'guide', kind: 'moved' })
    const outcome = [301, `/da-dk${shop}/${encodeURIComponent('οδηγός')}/`]
    await settle(encodeURI(`/da-dk${shop}/παλιός-οδηγός/`), outcome)
    expect(await lookUp(encodeURI(`/da-dk${shop}/παλιός-οδηγός/`.normalize('NFD')))).toEqual(outcome)
    expect(await lookUp(encodeURI(`/da-dk${shop}/οδηγός/`))).toEqual([200, undefined])
  })
})

describe('a way that a page had', () => {
  it('RTE-22 leads to it and to all below it where they are now, and nothing else by its last step', async () => {
    await add('/shelf/manual', { page: 'guide', kind: 'moved' })
    await settle(`/en-gb${shop}/shelf/manual/`, [301, `/en-gb${shop}/guide/`])
    expect(await lookUp(`/en-gb${shop}/Shelf/manual/steps/`)).toEqual([301, `/en-gb${shop}/guide/steps/`])
    expect(await lookUp(`/en-gb${shop}/manual/`)).toEqual([404, undefined])
    expect(await lookUp(`/en-gb${shop}/shelf/manual/none/`)).toEqual([404, undefined])
  })
})

describe('paths that are no pages', () => {
  it('RTE-11 RTE-12 RTE-13 RTE-14 have a defined outcome each', async () => {
    expect(await lookUp('/')).toEqual([302, '/en-gb/dk-shop/private/'])
    for (const path of ['/signin-callback', '/signout-callback/', '/silent-renew', '/_next/x', '/xx-xx/'])
      expect([path, (await lookUp(path))[0]]).toEqual([path, 404])
    expect((await app.inject({ url: '/api/cms/pages' })).statusCode).toBe(404)
  })
})
