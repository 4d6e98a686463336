import { gunzipSync } from 'node:zlib'
import type { Principal } from '@kindred/contracts/principal'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { makeServices } from '../front-door/testing/make-services.ts'
import { routes } from './routes.ts'
import { insertDonor } from './testing/insert-donor.ts'

let database: TestDatabase
let app: FastifyInstance
let principal: Principal = { kind: 'anonymous' }

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool, db } = database
  await insertDonor(pool, {
    code: 'K1',
    alias: 'Anselm',
    onHand: 5,
    testedGenes: ['CFTR', 'HBB'],
    carrierGenes: ['CFTR'],
  })
  await insertDonor(pool, { code: 'K2', releaseType: 'nonIDRelease', onHand: 2 })
  await pool.query(`update shop.donor set worldwide_limit = 75 where code = 'K1'`)
  await pool.query(
    `insert into shop.quota_balance (donor_id, country, unit, place_limit) select id, 'DK', 'families', 12 from shop.donor where code = 'K1'`,
  )
  await pool.query(
    `insert into shop.quota_movement (quota_balance_id, change, reason, by) select id, 3, 'opening', 'test' from shop.quota_balance`,
  )
  await pool.query(
    `insert into cms.donor_profiles (donor_code, alias, is_published, health_history) values ('K1', 'Anselm', true, '[{"relative":"Mother","age":"61","findings":["asthma"],"note":"inside"}]')`,
  )
  await pool.query(
    `insert into cms.donor_profiles_locales (motto, description, _locale, _parent_id) select 'Onwards', 'A carpenter', 'en-GB'::cms._locales, id from cms.donor_profiles union all select 'Fremad', null, 'da-DK'::cms._locales, id from cms.donor_profiles`,
  )
  app = await buildApp(makeServices({ pool, db }), {
    authenticate: async () => principal,
    contexts: [routes],
  })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const get = async (path: string, signedIn = false) => {
  principal = signedIn
    ? {
        kind: 'customer',
        customerId: crypto.randomUUID(),
        username: 'x',
        clientType: 'private',
        email: 'a@b.test',
        name: 'A',
      }
    : { kind: 'anonymous' }
  const answer = await app.inject({ url: path, headers: signedIn ? { authorization: 'Bearer token' } : {} })
  return {
    status: answer.statusCode,
    body: String(answer.headers['content-type']).includes('json') ? answer.json() : answer.body,
    headers: answer.headers,
  }
}

it('DON-08 tells standing, price, family places with their source, and the profile in the language or English', async () => {
  const { status, body } = await get('/api/donors/dk-shop/da-dk/DK/K1')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    offered: true,
    standing: 'available',
    motto: 'Fremad',
    description: 'A carpenter',
    healthHistory: [{ relative: 'Mother', age: '61', findings: ['asthma'] }],
    quotaMandatory: true,
    quotaPrice: { amountMinor: 35_000, currency: 'EUR' },
    rule: { country: 'DK', source: 'https://law.test/' },
  })
  expect(body.familyPlaces).toEqual([
    expect.objectContaining({
      country: 'DK',
      unit: 'families',
      limit: 12,
      taken: 3,
      held: 0,
      left: 9,
      worldwideTaken: 3,
      worldwideCountries: 1,
      worldwideLimit: 75,
    }),
  ])
})

it('never tells a visitor what the gene tests found', async () => {
  const visitor = await get('/api/donors/dk-shop/en-gb/DK/K1')
  expect(visitor.body.testedGenes).toEqual([])
  expect(JSON.stringify(visitor.body)).not.toContain('CFTR')
  expect(visitor.body.locked).toEqual([{ part: 'geneticTests', needs: 'signIn' }])
  const customer = await get('/api/donors/dk-shop/en-gb/DK/K1', true)
  expect(customer.body.testedGenes).toMatchObject([
    { gene: 'CFTR', condition: 'Cystic fibrosis', isCarrier: true, childOneIn: 100 },
    { gene: 'HBB', condition: 'HBB', isCarrier: false, childOneIn: null },
  ])
})

it('says why a donor is not offered here, with the source of the law', async () => {
  const { body } = await get('/api/donors/dk-shop/en-gb/DE/K2')
  expect(body).toMatchObject({
    offered: false,
    reasons: [{ code: 'release-type-not-admitted', data: { country: 'DE', source: 'https://law.test/' } }],
  })
  expect((await get('/api/donors/dk-shop/en-gb/ZZ/K2')).body.reasons[0].code).toBe('country-not-chosen')
})

it('sends a drawing in less than half its length to a browser that unpacks it', async () => {
  const ask = (encoding: string) =>
    app.inject({ url: '/media/portraits/K1.svg?v=1', headers: { 'accept-encoding': encoding } })
  const [whole, packed] = [await ask('identity'), await ask('gzip, deflate, br')]
  expect(whole.headers).toMatchObject({ 'content-type': 'image/svg+xml', vary: 'accept-encoding' })
  expect(whole.body).toMatch(/^<svg/)
  expect(packed.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
  })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(whole.body)
  expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 2)
})

it('does not find an unknown, blocked or malformed one', async () => {
  expect((await get('/api/donors/dk-shop/en-gb/DK/K999')).status).toBe(404)
  expect((await get('/api/donors/dk-shop/en-gb/DK/%27;drop')).status).toBe(400)
  expect((await get('/media/portraits/K999.svg')).status).toBe(404)
  await database.pool.query(
    `update shop.donor set blocked_at = now(), blocked_reason = 'test' where code = 'K2'`,
  )
  expect((await get('/api/donors/dk-shop/en-gb/DK/K2')).status).toBe(404)
})

it('draws a portrait that may be kept for ever', async () => {
  const { body } = await get('/api/donors/dk-shop/en-gb/DK/K1')
  const portrait = await get(body.portraitUrl)
  expect(portrait.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(portrait.body).toContain('<svg')
})
