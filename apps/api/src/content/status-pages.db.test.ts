import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { makeReference } from '../front-door/testing/make-reference.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  await addPage(1, 'NotFoundPage', 'shop', { 'en-GB': 'A page of the shop' })
  await addPage(2, 'NotFoundPage', 'other', { 'en-GB': 'Not here', 'da-DK': 'Ikke her' })
  const reference = makeReference()
  const services = { ...makeTestServices(database), reference: () => reference }
  app = await buildApp(services, { authenticate: async () => ({ kind: 'anonymous' }), contexts: [routes] })
  await app.ready()
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
})

async function addPage(epiId: number, kind: string, area: string, titles: Record<string, string>) {
  const { rows } = await database.pool.query(
    `insert into cms.pages (epi_id, kind, area, _status) values ($1, $2, $3, 'published') returning id`,
    [epiId, kind, area],
  )
  for (const [locale, title] of Object.entries(titles))
    await database.pool.query(
      `insert into cms.pages_locales (title, slug, is_published, _locale, _parent_id) values ($1, $2, true, $3, $4)`,
      [title, `page-${epiId}`, locale, rows[0].id],
    )
}

const ask = async (name: string, language: string) => {
  const response = await app.inject({ url: `/api/cms/shop/${name}/dk-shop/${language}` })
  return [response.statusCode, response.json().title, response.json().meta?.noindex]
}

it('PAGE-40 answers what editors say where a page is missing, in the visitor’s language, kept from search engines', async () => {
  expect(await ask('notfound', 'en-gb')).toEqual([200, 'Not here', true])
  expect(await ask('notfound', 'da-dk')).toEqual([200, 'Ikke her', true])
})

it('PAGE-40 answers 404 where they say nothing: the built-in words stand', async () => {
  expect(await ask('servererror', 'en-gb')).toEqual([404, undefined, undefined])
})
