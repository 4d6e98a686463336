import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, signIn } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer } from '../testing/test-world.ts'
import { routes } from './routes.ts'
import { insertDonor } from './testing/insert-donor.ts'
import { insertDrawnMedia } from './testing/insert-media.ts'
import { insertSubscription } from './testing/insert-subscription.ts'

let database: TestDatabase
let app: FastifyInstance
let customer: string
let subscriber: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  app = await buildTestApp(makeTestServices(database), [routes])
  customer = await addCustomer(pool)
  subscriber = await addCustomer(pool)
  await insertSubscription(pool, subscriber, { placedAt: '2026-04-10T10:00:00Z', months: 3 })
  ids.anselm = await insertDonor(pool, { code: 'K1', alias: 'Anselm', onHand: 5 })
  ids.mateo = await insertDonor(pool, { code: 'K2', alias: 'Mateo', releaseType: 'nonIDRelease', onHand: 12 })
  ids.blocked = await insertDonor(pool, { code: 'K3', onHand: 90 })
  ids.siblings = await insertDonor(pool, { code: 'K4', onHand: 80 })
  ids.hidden = await insertDonor(pool, { code: 'K5', onHand: 70 })
  ids.elsewhere = await insertDonor(pool, { code: 'K6', shopCode: 'usa', onHand: 60 })
  ids.american = await insertDonor(pool, { code: 'K7', standards: ['us'], onHand: 40 })
  ids.freja = await insertDonor(pool, { code: 'E1', alias: 'Freja', kind: 'egg', onHand: 3 })
  await pool.query(`update shop.donor set blocked_at = now(), blocked_reason = 'test' where code = 'K3'`)
  await pool.query(`update shop.donor set siblings_only = true where code = 'K4'`)
  await pool.query(`update shop.donor set published_at = null where code = 'K5'`)
  await pool.query(
    `update shop.donor set profile_tier = 'Extended', splash = 'newAudio', races = '{white}', ethnicities = '{danish,irish}',
      shipped_from = '{DK}', has_adult_photos = true, has_face_matching = true, has_genetic_matching = true
    where code = 'K1'`,
  )
  await insertDrawnMedia(pool, ids.anselm, 'childhoodPhoto')
  await insertDrawnMedia(pool, ids.anselm, 'adultPhoto')
  await pool.query(
    `insert into cms.donor_profiles (donor_code, alias, is_published) values ('K1', 'Anselm', true)`,
  )
  await pool.query(
    `insert into cms.donor_profiles_locales (motto, _locale, _parent_id)
    select 'Onwards', 'en-GB'::cms._locales, id from cms.donor_profiles`,
  )
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

type Headers = Record<string, string>
const inDenmark = { 'x-shop-code': 'dk-shop', 'x-treatment-country': 'DK' }
const list = (donorGuids: unknown, headers: Headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/donors/en-gb/listDetails',
    headers: { ...inDenmark, 'content-type': 'application/json-patch+json', ...headers },
    payload: JSON.stringify({ donorGuids }),
  })
const preview = (id: string, headers: Headers = {}) =>
  app.inject({ url: `/api/donors/en-gb/${id}/preview`, headers: { ...inDenmark, ...headers } })
const most = async (type: string, headers: Headers = inDenmark) =>
  (await app.inject({ url: `/api/donors/availability/max/${type}`, headers })).json()

describe('cards by their ids', () => {
  it('DON-01 DON-11 answers every field of the cards, each once and in the order asked for', async () => {
    const answer = await list([ids.mateo, ids.anselm, ids.mateo])
    expect(answer.statusCode).toBe(200)
    const { donors, missing } = answer.json()
    expect(missing).toEqual([])
    expect(donors.map(({ name }: { name: string }) => name)).toEqual(['Mateo', 'Anselm'])
    expect(donors[1]).toMatchObject({
      donorGuid: ids.anselm,
      donorId: 'K1',
      name: 'Anselm',
      type: 'idRelease',
      kind: 'sperm',
      profile: 'Extended',
      hairColor: 'brown',
      eyeColor: 'blue',
      races: ['white'],
      ethnicities: ['danish', 'irish'],
      hasAdultPhotos: true,
      geneticMatching: true,
      hasFaceMatching: true,
      faceMatchingScore: null,
      shippedFrom: ['DK'],
      uponRequest: false,
      splash: 'newAudio',
      profilePhotoUrl: null,
    })
  })

  it('DON-11 names as missing who is withdrawn, taken down, of another shop or for siblings, like an id that never was', async () => {
    const unknown = crypto.randomUUID()
    const gone = [ids.blocked, ids.siblings, ids.hidden, ids.elsewhere, unknown]
    const { donors, missing } = (await list([...gone, ids.anselm])).json()
    expect(donors).toHaveLength(1)
    expect(missing).toEqual(gone)
  })

  it('DON-03 has the photograph only for who is signed in: the child’s, or with a subscription the grown-up’s', async () => {
    const visitor = await list([ids.anselm])
    expect(visitor.body).not.toContain('/api/donors/media/')
    expect(visitor.headers['set-cookie']).toBeUndefined()
    const photoOf = async (who: string) => {
      const answer = await list([ids.anselm], signIn(who))
      expect(answer.headers['cache-control']).toBe('private, no-store')
      const { profilePhotoUrl } = answer.json().donors[0]
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
      expect((await app.inject({ url: profilePhotoUrl, headers: { cookie } })).statusCode).toBe(200)
      const { rows } = await database.pool.query('select kind from shop.donor_media where id = $1', [
        profilePhotoUrl.split('/')[4].split('?')[0],
      ])
      return rows[0].kind
    }
    expect(await photoOf(customer)).toBe('childhoodPhoto')
    expect(await photoOf(subscriber)).toBe('adultPhoto')
  })

  it('DON-04 has no face score for a visitor or for who is not registered', async () => {
    for (const headers of [{}, signIn(customer)])
      expect((await list([ids.anselm], headers)).json().donors[0].faceMatchingScore).toBeNull()
  })

  it.each([
    ['none', []],
    ['no list', 'K1'],
    ['a code', ['K1']],
    ['SQL', ["'; drop table shop.donor; --"]],
    ['null', [null]],
    ['a hundred and one', Array.from({ length: 101 }, () => crypto.randomUUID())],
  ])('DON-11 refuses %s', async (_, donorGuids) => {
    expect((await list(donorGuids)).statusCode).toBe(400)
  })

  it('DON-11 answers a hundred at once, known or not', async () => {
    const many = [...Array.from({ length: 99 }, () => crypto.randomUUID()), ids.anselm]
    const { donors, missing } = (await list(many)).json()
    expect([donors.length, missing.length]).toEqual([1, 99])
  })
})

describe('a donor at a glance', () => {
  it('DON-09 has the card, the motto and the occupation', async () => {
    const answer = await preview(ids.anselm as string)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      name: 'Anselm',
      motto: 'Onwards',
      occupation: 'carpenter',
      offered: true,
      profilePhotoUrl: null,
    })
    expect((await preview(ids.anselm as string, signIn(customer))).json().profilePhotoUrl).toContain(
      '/api/donors/media/',
    )
  })

  it('DON-09 finds nobody who is withdrawn, taken down or unknown, and takes no other id', async () => {
    for (const id of [ids.blocked, ids.hidden, ids.siblings, crypto.randomUUID()])
      expect((await preview(id as string)).statusCode).toBe(404)
    for (const id of ['K1', '1', 'null', '%00', `${ids.anselm}%27--`])
      expect((await preview(id)).statusCode).toBe(400)
    expect(
      (await app.inject({ url: `/api/donors/xx-yy/${ids.anselm}/preview`, headers: inDenmark })).statusCode,
    ).toBe(404)
  })
})

describe('the most that one donor has', () => {
  it('DON-13 DON-07 counts what can be had here, by kind', async () => {
    expect(await most('sperm')).toEqual({ maximum: 12 })
    expect(await most('Spermdonor')).toEqual({ maximum: 12 })
    expect(await most('Eggdonor')).toEqual({ maximum: 3 })
    expect(await most('unspecified')).toEqual({ maximum: 12 })
    // Before a country is chosen its standards close nothing out.
    expect(await most('egg', { 'x-shop-code': 'dk-shop' })).toEqual({ maximum: 3 })
    expect(await most('sperm', { 'x-shop-code': 'dk-shop' })).toEqual({ maximum: 40 })
  })

  it('DON-13 counts nothing that is held, and nothing of a kind that is no kind', async () => {
    const { rows } = await database.pool.query(`select id from shop.stock_item where donor_id = $1`, [
      ids.mateo,
    ])
    await database.pool.query(
      `insert into shop.stock_movement (stock_item_id, kind, quantity, by) values ($1, 'held', 10, 'test')`,
      [rows[0].id],
    )
    expect(await most('sperm')).toEqual({ maximum: 5 })
    for (const type of ['cow', '1', 'SPERM', "sperm'--"])
      expect(
        (await app.inject({ url: `/api/donors/availability/max/${type}`, headers: inDenmark })).statusCode,
      ).toBe(400)
  })
})
