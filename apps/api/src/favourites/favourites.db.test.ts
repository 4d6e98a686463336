import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, type TestDonor } from '../testing/test-world.ts'
import { mostFavourites } from './add-favourite.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let app: FastifyInstance
let me: string
let other: string
let asking: { authorization?: string }

beforeAll(async () => {
  database = await createTestDatabase()
  const services = makeTestServices(database)
  app = await buildTestApp(services, [routes])
  await app.ready()
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
})
beforeEach(async () => {
  me = await addCustomer(database.pool)
  other = await addCustomer(database.pool)
  asking = signIn(me)
})

const headers = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK' }
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: { ...headers, ...asking }, payload })
const add = (donor: TestDonor, part: object = {}, user = me) =>
  ask('POST', `/api/users/${user}/FavoriteDonors`, {
    userGuid: user,
    donorId: donor.code,
    donorGuid: donor.id,
    ...part,
  })
const list = async (user = me) => (await ask('GET', `/api/users/${user}/Donors/Favorites`)).json()
const cards = async () => (await ask('GET', '/api/donors/favorites/en-gb')).json()
const path = (donor: TestDonor) => `/api/users/${me}/Donors/Favorites/${donor.id}`
const code = (response: { json: () => { errors: { code: string; field?: string }[] } }) =>
  response.json().errors[0]?.code

describe('favourites', () => {
  it('FAV-01 FAV-08 FAV-09 FAV-10 keeps a donor, lists it and lets it go', async () => {
    const donor = await addDonor(database.pool)
    const kept = { donorGuid: donor.id, donorId: donor.code, userGuid: me, username: me }
    const added = await add(donor)
    expect([added.statusCode, added.json()]).toEqual([200, kept])
    expect(await list()).toEqual([kept])
    expect((await ask('DELETE', path(donor))).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await ask('DELETE', path(donor))).statusCode).toBe(204)
  })

  it('FAV-02 keeps a donor once, however often and at once it is asked', async () => {
    const donor = await addDonor(database.pool)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(donor)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await list()).toHaveLength(1)
  })

  it('FAV-05 takes only a number and an id of the same donor', async () => {
    const [donor, another] = [await addDonor(database.pool), await addDonor(database.pool)]
    for (const part of [
      { donorId: undefined },
      { donorGuid: undefined },
      { donorId: '' },
      { donorGuid: 'x' },
      { surprise: 1 },
    ])
      expect((await add(donor, part)).statusCode).toBe(400)
    expect(code(await add(donor, { donorId: another.code }))).toBe('donor-mismatch')
    expect(code(await add(donor, { donorGuid: crypto.randomUUID() }))).toBe('unknown-donor')
    expect(code(await add(donor, { userGuid: other }))).toBe('other-user')
    expect(await list()).toEqual([])
  })

  it('FAV-08 is for the signed-in customer’s own list alone', async () => {
    const donor = await addDonor(database.pool)
    expect((await add(donor, {}, other)).statusCode).toBe(404)
    expect((await ask('GET', `/api/users/${other}/Donors/Favorites`)).statusCode).toBe(404)
    asking = {}
    expect((await add(donor)).statusCode).toBe(401)
    expect((await ask('GET', '/api/donors/favorites/en-gb')).statusCode).toBe(401)
    asking = signInStaff('support')
    expect((await ask('GET', '/api/donors/favorites/en-gb')).statusCode).toBe(403)
  })

  it('FAV-03 DON-10 gives the same donors in full, the newest first, with the note and what each costs here', async () => {
    const [first, second] = [await addDonor(database.pool), await addDonor(database.pool)]
    await add(first)
    await database.pool.query(`update shop.favourite set created_at = created_at - interval '1 hour'`)
    await add(second)
    expect(
      (await ask('PUT', `${path(first)}/note`, { note: '  Plays the cello.\nLike my father. ' })).json(),
    ).toEqual({
      note: 'Plays the cello.\nLike my father.',
    })
    const { favourites, gone } = await cards()
    expect(favourites).toMatchObject([
      { donorGuid: second.id, offered: true, note: '', fromPrice: { amountMinor: 80_000, currency: 'EUR' } },
      { donorGuid: first.id, note: 'Plays the cello.\nLike my father.', savedAt: expect.any(String) },
    ])
    expect(gone).toEqual([])
  })

  it('FAV-03 says why a favourite cannot be had any more, and keeps the name of one that was taken down', async () => {
    const [sold, down] = [await addDonor(database.pool, { straws: 0 }), await addDonor(database.pool)]
    await add(sold)
    await add(down)
    await ask('PUT', `${path(down)}/note`, { note: 'Our first choice' })
    await database.pool.query('update shop.donor set published_at = null where id = $1', [down.id])
    const { favourites, gone } = await cards()
    expect(favourites).toMatchObject([{ donorGuid: sold.id, offered: false }])
    expect(favourites[0].reasons.length).toBeGreaterThan(0)
    expect(gone).toEqual([
      { donorGuid: down.id, donorId: down.code, name: expect.any(String), note: 'Our first choice' },
    ])
    expect(await list()).toMatchObject([{ donorGuid: sold.id }])
  })

  it('FAV-01 refuses a note that is too long, or on a donor that is no favourite', async () => {
    const donor = await addDonor(database.pool)
    expect(code(await ask('PUT', `${path(donor)}/note`, { note: 'x' }))).toBe('no-favourite')
    await add(donor)
    expect((await ask('PUT', `${path(donor)}/note`, { note: 'x'.repeat(501) })).statusCode).toBe(400)
    expect((await ask('PUT', `${path(donor)}/note`, { note: 'x'.repeat(500) })).statusCode).toBe(200)
  })

  it('FAV-08 holds no straw, and refuses more than can be compared', async () => {
    const donor = await addDonor(database.pool, { straws: 3 })
    await add(donor)
    const { rows } = await database.pool.query('select held from shop.stock_item where id = $1', [
      donor.stockItemId,
    ])
    expect(rows).toEqual([{ held: 0 }])
    await database.pool.query(
      `with made as (
        insert into shop.donor (code, alias, kind, release_type, profile_tier, hair_colour, eye_colour, skin_tone, height_cm,
          weight_kg, blood_type, cmv, education, occupation, first_listed_on)
        select 'X' || n, 'X' || n, 'sperm', 'idRelease', 'Basic', 'brown', 'blue', 'fair', 180, 80, 'O+', 'negative',
          'master', 'baker', '2025-01-01' from generate_series(1, $2::int) n returning id)
      insert into shop.favourite (customer_id, donor_id) select $1, id from made`,
      [me, mostFavourites - 1],
    )
    expect(code(await add(await addDonor(database.pool)))).toBe('too-many-favourites')
  })
})
