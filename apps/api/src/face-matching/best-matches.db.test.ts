import type { Principal } from '@kindred/contracts/principal'
import { createFaceSeal } from '@kindred/database/seal-face'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { faceConsentVersion } from '@kindred/domain/face-matching/face-consent'
import { faceEmbeddingLength, faceModel } from '@kindred/domain/face-matching/face-embedding'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawCards } from '../donors/draw-cards.ts'
import { loadAllDonors } from '../donors/load-donors.ts'
import { routes as donorRoutes } from '../donors/routes.ts'
import { SearchIndex } from '../search/search-index.ts'
import type { Services } from '../services.ts'
import { buildTestApp, signIn } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, type TestDonor } from '../testing/test-world.ts'

let database: TestDatabase
let services: Services
let app: FastifyInstance
let me: string
let stranger: string
/** The further back, the less alike; the last one does not take part, the one before is withheld by the law of Norway. */
const donors: TestDonor[] = []

/** A face so far from the one of zeros. */
const faceAt = (distance: number) => new Float32Array(faceEmbeddingLength).fill(distance / Math.sqrt(128))

async function insertFace(kind: 'customer' | 'donor', id: string, face: Float32Array): Promise<void> {
  const sealed = createFaceSeal(services.config.keys.faces).close(face, { kind, id })
  const [columns, values] = kind === 'donor' ? [', origin', ", 'import'"] : ['', '']
  await database.pool.query(
    `insert into shop.${kind}_face (${kind}_id, sealed_embedding, model, consent_version, consented_at${columns})
     values ($1, $2, $3, $4, now()${values})`,
    [id, sealed, faceModel, faceConsentVersion],
  )
}

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  me = await addCustomer(database.pool)
  stranger = await addCustomer(database.pool)
  await insertFace('customer', me, faceAt(0))
  for (const [n, distance] of [0.2, 0.5, 0.7, 0.3].entries()) {
    const donor = await addDonor(database.pool, n === 3 ? { releaseType: 'nonIDRelease' } : {})
    await insertFace('donor', donor.id, faceAt(distance))
    donors.push(donor)
  }
  donors.push(await addDonor(database.pool))
  const searchIndex = new SearchIndex(services)
  await searchIndex.load(await loadAllDonors(services))
  app = await buildTestApp(services, [donorRoutes], searchIndex)
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
})

const ask = async (body: object = {}, who = me, country = 'DK') => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/facematching/best',
    headers: { 'x-shop-code': 'dk', 'x-treatment-country': country, ...(who && signIn(who)) },
    payload: body,
  })
  return { status: answer.statusCode, ...answer.json() }
}
type Best = { total: number; donors: { donorGuid: string; faceMatchingScore: number }[] }
const order = ({ donors: found }: Best) =>
  found.map(({ donorGuid }) => donors.findIndex(({ id }) => id === donorGuid))

it('DON-04 FACE-08 puts the donors of a search in the order of faces, each with its score', async () => {
  const best = await ask()
  expect([best.total, order(best)]).toEqual([4, [0, 3, 1, 2]])
  const scores = best.donors.map(({ faceMatchingScore }: { faceMatchingScore: number }) => faceMatchingScore)
  expect(scores[0]).toBeGreaterThan(0.95)
  expect(scores.at(-1)).toBeLessThan(0.3)
  expect(order(await ask({ from: 1, take: 2 }))).toEqual([3, 1])
})

it('DON-04 gives the score on cards and on the donor’s page to who is signed in and registered, and to nobody else', async () => {
  const url = `/api/donors/dk-shop/en-gb/DK/${donors[0]?.code}`
  const read = async (who: string) => {
    const headers = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK', ...(who && signIn(who)) }
    return (await app.inject({ url, headers })).json().faceMatchingScore
  }
  expect(await read(me)).toBeGreaterThan(0.95)
  expect([await read(stranger), await read('')]).toEqual([null, null])
  const asked = (principal: Principal) =>
    drawCards(services, {
      ids: donors.map(({ id }) => id),
      principal,
      context: {
        shopCode: 'dk',
        language: 'en-gb',
        treatmentCountry: 'DK',
        treatmentState: '',
        visitorType: null,
      },
    })
  const scoresOf = async (principal: Principal) =>
    (await asked(principal)).answer.donors.map(({ faceMatchingScore }) => faceMatchingScore !== null)
  const customer = { kind: 'customer', customerId: me, clientType: 'private' } as Principal
  expect(await scoresOf(customer)).toEqual([true, true, true, true, false])
  expect(new Set(await scoresOf({ kind: 'anonymous' }))).toEqual(new Set([false]))
})

it('FACE-08 keeps to the law of the treatment country and to the filters of the search', async () => {
  expect(order(await ask({}, me, 'NO'))).toEqual([0, 1, 2])
  expect(order(await ask({ filter: { releaseType: ['nonIDRelease'] } }))).toEqual([3])
  expect(await ask({ kind: 'egg' })).toMatchObject({ total: 0, donors: [] })
  expect((await ask({ sort: 'name' })).status).toBe(400)
})

it('DON-04 ranks nothing for who is not signed in or not registered', async () => {
  expect((await ask({}, '')).status).toBe(401)
  expect(await ask({}, stranger)).toMatchObject({ status: 422, errors: [{ code: 'not-registered' }] })
})

it('FACE-08 leaves a donor out from the moment they withdraw', async () => {
  await database.pool.query('delete from shop.donor_face where donor_id = $1', [donors[1]?.id])
  expect(order(await ask())).toEqual([0, 3, 2])
  await insertFace('donor', donors[1]?.id ?? '', faceAt(0.1))
  expect(order(await ask())).toEqual([1, 0, 3, 2])
})

it('FACE-08 skips a face that was sealed with another secret, and compares the others', async () => {
  await database.pool.query(`update shop.donor_face set sealed_embedding = 'AAAA' where donor_id = $1`, [
    donors[2]?.id,
  ])
  await database.pool.query(`update shop.donor_face set revision = revision + 100 where donor_id = $1`, [
    donors[2]?.id,
  ])
  expect(order(await ask())).toEqual([1, 0, 3])
})
