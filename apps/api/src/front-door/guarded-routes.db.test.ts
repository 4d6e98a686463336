import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { contexts } from '../contexts.ts'
import { makeServices } from './testing/make-services.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
type Route = { method: Method; url: string; isGuarded: boolean }

let database: TestDatabase
let app: FastifyInstance
const routes: Route[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const services = makeServices({ pool: database.pool, db: database.db })
  services.config.databaseUrl = database.url
  app = await buildApp(services, {
    authenticate: async () => ({ kind: 'anonymous' }),
    requestsPerMinute: 1_000_000,
    contexts: [async (root) => void root.addHook('onRoute', (route) => note(route)), ...contexts],
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

/** A route is guarded when it is for staff or documents 401 among its answers. */
function note({ method, url, schema }: RouteOptions) {
  const answers = Object.keys((schema?.response as object | undefined) ?? {})
  const isGuarded = url.startsWith('/api/staff/') || answers.includes('401')
  for (const one of [method].flat() as Method[])
    if (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].includes(one)) routes.push({ method: one, url, isGuarded })
}

/** An address of the route: shop and language are real, everything else is nothing that could be valid. */
const fill = (url: string) =>
  url
    .replace(/:shop\b/, 'dk-shop')
    .replace(/:language\b/, 'en-gb')
    .replace(/:\w+/g, '!')

it('asks who somebody is before it looks at what they send: every staff and customer call, without exception', async () => {
  const guarded = routes.filter(({ isGuarded }) => isGuarded)
  const answers = await Promise.all(
    guarded.map(async ({ method, url }) => {
      const headers = method === 'GET' ? {} : { 'content-type': 'application/json' }
      const payload = method === 'GET' ? undefined : '{}'
      const { statusCode } = await app.inject({ method, url: fill(url), headers, payload })
      return `${method} ${url} ${statusCode}`
    }),
  )
  expect(answers).toEqual(guarded.map(({ method, url }) => `${method} ${url} 401`))
})

it('knows the guarded calls of each area', () => {
  const guarded = routes.filter(({ isGuarded }) => isGuarded).map(({ url }) => url)
  for (const area of [
    '/api/staff/orders/',
    '/api/orders/',
    '/api/deposits',
    '/api/quotaplaces',
    '/api/users/:username',
    '/api/commerce/checkout/',
    '/api/pregnancies/',
  ])
    expect(
      guarded.some((url) => url.startsWith(area)),
      area,
    ).toBe(true)
})

it('refuses a broken body of a stranger as a stranger’s', async () => {
  const staff = routes.filter(({ url, method }) => url.startsWith('/api/staff/') && method === 'POST')
  expect(staff.length).toBeGreaterThan(0)
  for (const { url } of staff) {
    const headers = { 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'POST', url: fill(url), headers, payload: '{broken' })
    expect([url, statusCode]).toEqual([url, 401])
  }
})
