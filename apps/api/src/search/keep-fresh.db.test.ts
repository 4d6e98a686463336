import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { insertDonor } from '../donors/testing/insert-donor.ts'
import { makeServices } from '../front-door/testing/make-services.ts'
import { tellDonorChanges } from '../stock/tell-donor-changes.ts'
import { keepFresh } from './keep-fresh.ts'
import { routes } from './routes.ts'
import { SearchIndex } from './search-index.ts'

let database: TestDatabase
let app: FastifyInstance
let close: () => Promise<void>

beforeAll(async () => {
  database = await createTestDatabase()
  const services = makeServices({ pool: database.pool, db: database.db })
  await insertDonor(database.pool, { code: 'K1', alias: 'Anselm', onHand: 5 })
  await insertDonor(database.pool, {
    code: 'K2',
    alias: 'Emil',
    onHand: 3,
    eyeColour: 'green',
    standards: ['us'],
  })
  await insertDonor(database.pool, { code: 'K3', alias: 'Idris', onHand: 0 })
  await insertDonor(database.pool, { code: 'E1', alias: 'Freja', kind: 'egg', onHand: 1 })
  const index = new SearchIndex(services)
  const telling = tellDonorChanges(services)
  const fresh = keepFresh(services, index, database.url)
  close = async () => {
    await telling.close()
    await fresh.close()
  }
  await vi.waitFor(() => expect(index.isLoaded).toBe(true))
  app = await buildApp(services, {
    authenticate: async () => ({ kind: 'anonymous' }),
    contexts: [async (root) => void (await root.register(routes, { services, index }))],
  })
})
afterAll(async () => {
  await close()
  await app.close()
  await database.drop()
})

async function search(
  body: object = {},
  headers: Record<string, string> = { 'x-treatment-country': 'DK' },
  path = 'searchallmarkets',
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/cms/donors/${path}`,
    headers: { 'x-shop-code': 'dk', ...headers },
    payload: body,
  })
  return { status: answer.statusCode, ...answer.json() }
}
const codes = (result: { donors: { donorId: string }[] }) => result.donors.map(({ donorId }) => donorId)

it('SRCH-10 finds the donors of a shop that meet the law of the treatment country, with price and standing', async () => {
  const found = await search()
  expect(codes(found)).toEqual(['K1', 'K3'])
  expect(found.donors[0]).toMatchObject({
    standing: 'available',
    offered: true,
    fromPrice: { amountMinor: 40_000, currency: 'EUR' },
  })
  expect(found.donors[1]).toMatchObject({
    standing: 'temporarilySoldOut',
    offered: false,
    reasons: [{ code: 'no-stock' }],
  })
  expect(JSON.stringify(found)).not.toContain('carrier')
})

it('tells why a donor is not offered to whoever asks', async () => {
  const found = await search({ includeNotOffered: true, filter: { eyeColour: ['green'] } })
  expect(found.donors[0].reasons[0]).toMatchObject({
    code: 'standards-not-met',
    data: { source: 'https://law.test/' },
  })
})

it('SRCH-12 looks among all markets while the country is chosen later', async () => {
  expect(codes(await search({}, {}, 'notreatmentcountry/search'))).toEqual(['K1', 'K2', 'K3'])
  expect(codes(await search({}, undefined, 'donorstomatch/search'))).toEqual([])
})

it('SRCH-13 looks among those that can be had now, with whom an embryo can be made, whatever else is asked', async () => {
  const ask = (body: object, headers?: Record<string, string>) =>
    search(body, headers, 'donorsforembryo/search')
  expect(codes(await ask({}))).toEqual(['K1'])
  expect(codes(await ask({ includeNotOffered: true, sort: 'name' }))).toEqual(['K1'])
  expect(await ask({ filter: { eyeColour: ['green'] } })).toMatchObject({ total: 0, totalUnfiltered: 1 })
  expect((await ask({ take: 0 })).status).toBe(400)
})

it('SRCH-09 looks among donors of one kind, sperm unless eggs are asked for', async () => {
  const all = { includeNotOffered: true }
  expect(codes(await search({ ...all, kind: 'egg' }))).toEqual(['E1'])
  expect(codes(await search(all))).not.toContain('E1')
  expect((await search({ kind: 'embryo' })).status).toBe(400)
})

it('follows a sale, a block and a new donor', async () => {
  const { rows } = await database.pool.query(
    `select i.id from shop.stock_item i join shop.donor d on d.id = i.donor_id where d.code = 'K1'`,
  )
  await database.pool.query(
    `insert into shop.stock_movement (stock_item_id, kind, quantity, by) values ($1, 'held', 5, 'test')`,
    [rows[0].id],
  )
  await vi.waitFor(async () =>
    expect((await search()).donors.every((donor: { offered: boolean }) => !donor.offered)).toBe(true),
  )
  await database.pool.query(
    `update shop.donor set blocked_at = now(), blocked_reason = 'test' where code = 'K3'`,
  )
  await vi.waitFor(async () => expect(codes(await search({ includeNotOffered: true }))).not.toContain('K3'))
  await insertDonor(database.pool, { code: 'K4', alias: 'Ravi', onHand: 2 })
  await vi.waitFor(async () => expect(codes(await search())).toContain('K4'))
})

it('hears what was said while its connection was lost', async () => {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kindred-watch' and datname = current_database()`,
  )
  await insertDonor(database.pool, { code: 'K5', alias: 'Kofi', onHand: 2 })
  await vi.waitFor(async () => expect(codes(await search())).toContain('K5'), { timeout: 5000 })
})

it('refuses what is not in the schema', async () => {
  expect((await search({ sort: 'name; drop table' })).status).toBe(400)
  expect((await search({ filter: { carrierGenes: ['CFTR'] } })).errors[0].code).toBe('unknown-field')
  expect((await search({ take: -1 })).status).toBe(400)
})
