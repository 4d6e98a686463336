import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { refuse } from '@kindred/domain/result'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, signIn } from '../../testing/test-app.ts'
import { makeTestServices } from '../../testing/test-services.ts'
import { addCustomer } from '../../testing/test-world.ts'
import { routes } from '../routes.ts'
import { insertDonor } from '../testing/insert-donor.ts'
import { insertDrawnMedia } from '../testing/insert-media.ts'

let database: TestDatabase
let app: FastifyInstance
let customer: string

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  app = await buildTestApp(makeTestServices(database), [routes])
  customer = await addCustomer(pool)
  const id = await insertDonor(pool, { code: 'K1', alias: 'Anselm', onHand: 5 })
  await insertDrawnMedia(pool, id, 'childhoodPhoto')
  await insertDrawnMedia(pool, id, 'adultPhoto')
  await pool.query(
    `insert into cms.donor_profiles (donor_code, alias, is_published, health_history)
    values ('K1', 'Anselm', true, '[{"relative":"Mother","age":"61","findings":["asthma"]}]')`,
  )
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const print = (language = 'en-gb', headers = {}, code = 'K1') =>
  app.inject({ url: `/api/donors/dk-shop/${language}/DK/${code}/pdf`, headers })
/** Pictures in a document: each photograph is a JPEG of its own. */
const countPhotographs = (bytes: Buffer) => bytes.toString('latin1').match(/\/DCTDecode/g)?.length ?? 0

it('PAGE-47 prints for a visitor a document without a photograph, which no cache keeps', async () => {
  const answer = await print()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect(answer.headers['content-disposition']).toContain('Anselm K1.pdf')
  expect(answer.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(countPhotographs(answer.rawPayload)).toBe(0)
})

it('PAGE-47 prints for an account the one photograph it may see', async () => {
  expect(countPhotographs((await print('en-gb', signIn(customer))).rawPayload)).toBe(1)
})

it.each(['ja-jp', 'zh-cn', 'el-gr'])('PAGE-47 prints with letters of its own in %s', async (language) => {
  const { rawPayload } = await print(language)
  const fonts = rawPayload.toString('latin1').match(/\/FontFile2/g)?.length ?? 0
  const english = (await print()).rawPayload.toString('latin1').match(/\/FontFile2/g)?.length ?? 0
  expect(fonts).toBeGreaterThan(english)
})

it('PAGE-47 says that too many wait for a document, and when to ask again', async () => {
  const print = async () => refuse('printer-busy' as const, 'Several documents are being made already.')
  const services = { ...makeTestServices(database), printer: { print, close: async () => undefined } }
  const other = await buildTestApp(services, [routes])
  const answer = await other.inject({ url: '/api/donors/dk-shop/en-gb/DK/K1/pdf' })
  expect([answer.statusCode, answer.json().errors[0].code, answer.headers['retry-after']]).toEqual([
    503,
    'printer-busy',
    '60',
  ])
  await other.close()
})

it('PAGE-47 prints nobody who is not there', async () => {
  expect((await print('en-gb', {}, 'K999')).statusCode).toBe(404)
  expect((await print('xx-yy')).statusCode).toBe(404)
})
