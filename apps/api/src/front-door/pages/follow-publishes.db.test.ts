import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { insertDonor } from '../../donors/testing/insert-donor.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import { makeServices } from '../testing/make-services.ts'
import { pages } from './proxy-pages.ts'

let database: TestDatabase
let web: Server
let app: FastifyInstance
let rendered = 0
// The clock stands far from any drop, so that the settling time does not slow the test.
let time = 0

beforeAll(async () => {
  database = await createTestDatabase()
  web = createServer((request, response) => {
    rendered += 1
    const tags = request.url?.includes('donors') ? 'donors' : 'page:1'
    response
      .setHeader('content-type', 'text/html')
      .end(`<meta name="kindred-cache" content="public" data-tags="${tags}">${rendered}`)
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  const services = makeServices({ pool: database.pool, db: database.db })
  services.config.webOrigin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  services.config.databaseUrl = database.url
  const cache = new PageCache(() => (time += 10_000))
  app = await buildApp(services, {
    authenticate: async () => ({ kind: 'anonymous' }),
    contexts: [async (root) => void (await root.register(pages, { services, cache }))],
  })
})
afterAll(async () => {
  await app.close()
  web.closeAllConnections()
  await new Promise((resolve) => web.close(resolve))
  await database.drop()
})

const get = async (path: string) => (await app.inject(`/en-gb/dk-shop/private/${path}/`)).body

/** Until listening has begun the first pages may be dropped once more. */
async function settle(path: string): Promise<string> {
  let body = ''
  await vi.waitFor(async () => {
    body = await get(path)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await get(path)).toBe(body)
  })
  return body
}

it('makes a publish visible at once, and keeps the pages it did not touch', async () => {
  const about = await settle('about')
  const list = await settle('donors')
  await database.pool.query(`select pg_notify('pages_changed', 'page:1')`)
  await vi.waitFor(async () => expect(await get('about')).not.toBe(about))
  expect(await get('donors')).toBe(list)
})

it('drops pages with donors when one of them changes', async () => {
  const about = await settle('about')
  const list = await settle('donors')
  await insertDonor(database.pool, { code: 'K1', onHand: 2 })
  await vi.waitFor(async () => expect(await get('donors')).not.toBe(list))
  expect(await get('about')).toBe(about)
})
