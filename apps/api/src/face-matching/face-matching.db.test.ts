import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CustomerPrincipal } from '@kindred/contracts/principal'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { faceConsentVersion } from '@kindred/domain/face-matching/face-consent'
import { faceEmbeddingLength, faceModel } from '@kindred/domain/face-matching/face-embedding'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawPortrait } from '../donors/drawings/draw-portrait.ts'
import type { Services } from '../services.ts'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, makeTestReference, type TestDonor } from '../testing/test-world.ts'
import { hasFacePlace } from './has-face-place.ts'
import { routes } from './routes.ts'
import { makeBomb } from './testing/make-bomb.ts'
import { cutFace, groupPhoto, print } from './testing/sample-faces.ts'
import { holds, readWholeDatabase } from './testing/search-everything.ts'

let database: TestDatabase
let services: Services
let app: FastifyInstance
/** The shop where face matching is switched off, over the same database. */
let shutApp: FastifyInstance
let shutServices: Services
let me: string
let alike: TestDonor
let stranger: TestDonor
let silent: TestDonor

const consent = { given: true, version: faceConsentVersion }
const staffConsent = { ...consent, givenOn: '2026-02-01' }
const coordinator = signInStaff('coordinator')
const headers = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK' }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (method: Method, path: string, payload?: object, who: object = signIn(me), on = app) =>
  on.inject({ method, url: `/api/${path}`, headers: { ...headers, ...who }, payload })
const register = async (photo: string, part: object = {}) =>
  ask('POST', 'facematching', { photo, consent, ...part })
const codeOf = (answer: { json: () => { errors?: { code: string }[] } }) => answer.json().errors?.[0]?.code
const refusal = async (bytes: Buffer) => codeOf(await register(bytes.toString('base64')))
const scoreOf = async (donor: TestDonor) =>
  (await ask('GET', `facematching/match/${donor.id}`)).json().faceMatchingScore
/** Whether my account leads to face matching. */
const hasPlace = (of: Services) => {
  const principal = { kind: 'customer', customerId: me } as CustomerPrincipal
  const context = {
    shopCode: 'dk',
    language: 'en-gb',
    treatmentCountry: 'DK',
    treatmentState: '',
    visitorType: null,
  }
  return hasFacePlace({ principal, context }, of)
}
const withoutFaceMatching = () => {
  const reference = makeTestReference()
  const shops = [...reference.shops].map(
    ([code, shop]) => [code, { ...shop, isFaceMatchingEnabled: false }] as const,
  )
  return { ...reference, shops: new Map(shops) }
}

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [routes])
  shutServices = makeTestServices(database, withoutFaceMatching())
  shutApp = await buildTestApp(shutServices, [routes])
  ;[alike, stranger, silent] = [
    await addDonor(database.pool),
    await addDonor(database.pool),
    await addDonor(database.pool),
  ]
  // Another photo of the first face, as far as one can be made: lit otherwise, turned a little, mirrored.
  const other = cutFace('ada').flop().rotate(5, { background: '#777' }).modulate({ brightness: 1.15 })
  for (const [donor, photo] of [
    [alike, await print(other)],
    [stranger, await print(cutFace('ben'))],
  ] as const) {
    const kept = await ask(
      'PUT',
      `staff/donors/${donor.code}/face`,
      { photo, consent: staffConsent },
      coordinator,
    )
    expect(kept.statusCode).toBe(204)
  }
})
afterAll(async () => {
  await app?.close()
  await shutApp?.close()
  await database?.drop()
})
beforeEach(async () => {
  me = await addCustomer(database.pool)
})

it('FACE-04 FACE-05 FACE-06 FACE-07 FACE-08 registers a face, scores donors with it, and takes it back at once', async () => {
  const before = (await ask('GET', 'facematching')).json()
  expect(before).toEqual({
    isRegistered: false,
    isEnabled: true,
    registeredAt: null,
    consentVersion: faceConsentVersion,
  })
  const photo = await print(cutFace('ada'))
  const answer = await register(photo)
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { isRegistered: true, registeredAt: expect.any(String) },
  ])
  expect(await scoreOf(alike)).toBeGreaterThan(0.85)
  expect(await scoreOf(stranger)).toBeLessThan(0.6)
  expect(await scoreOf(silent)).toBeNull()
  const scores = await ask('POST', 'facematching/scores', { donorGuids: [alike.id, stranger.id, silent.id] })
  expect(scores.json().scores.map(({ donorGuid }: { donorGuid: string }) => donorGuid)).toEqual([
    alike.id,
    stranger.id,
  ])

  expect((await ask('DELETE', 'facematching')).statusCode).toBe(204)
  expect((await ask('GET', 'facematching')).json()).toEqual(before)
  expect(codeOf(await ask('GET', `facematching/match/${alike.code}`))).toBe('not-registered')
  expect((await ask('POST', 'facematching/scores', { donorGuids: [alike.id] })).json()).toEqual({
    scores: [],
  })
  expect((await ask('DELETE', 'facematching')).statusCode).toBe(204)
  const { rows } = await database.pool.query(
    'select purpose, text_version, given from shop.consent where customer_id = $1 order by at, given desc',
    [me],
  )
  expect(rows).toEqual([
    { purpose: 'faceMatching', text_version: faceConsentVersion, given: true },
    { purpose: 'faceMatching', text_version: faceConsentVersion, given: false },
  ])
})

it('FACE-06 sees a photo upright that a phone keeps lying or upside down', async () => {
  // What a phone does: the picture is turned one way, and a note says to turn it back.
  for (const [turned, orientation] of [
    [270, 6],
    [180, 3],
    [90, 8],
  ] as const) {
    const lying = await cutFace('ada').rotate(turned).jpeg({ quality: 90 }).toBuffer()
    const photo = await sharp(lying).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
    expect((await register(photo.toString('base64'))).statusCode, String(turned)).toBe(200)
    expect(await scoreOf(alike), String(turned)).toBeGreaterThan(0.85)
    expect(await scoreOf(stranger), String(turned)).toBeLessThan(0.6)
  }
})

it('FACE-06 keeps the sealed numbers of a face and nothing of the photo, neither in the database nor on the disk', async () => {
  const before = new Set(readdirSync(tmpdir()))
  // Turned as a phone does: the same face lies on its side and the file says so.
  const photo = await cutFace('ada')
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect((await register(photo.toString('base64'))).statusCode).toBe(200)
  expect(await scoreOf(alike)).toBeGreaterThan(0.85)

  const { rows } = await database.pool.query('select * from shop.customer_face where customer_id = $1', [me])
  expect(rows).toHaveLength(1)
  expect(Object.keys(rows[0]).sort()).toEqual(
    ['consent_version', 'consented_at', 'created_at', 'customer_id', 'model', 'sealed_embedding'].sort(),
  )
  // Its 128 numbers as base64, an initialisation vector and a tag: no room for a picture.
  expect(Buffer.from(rows[0].sealed_embedding, 'base64url')).toHaveLength(12 + 16 + 684)
  // A stretch from the middle of the file, in every spelling a database could hold it in.
  const stretch = photo.subarray(photo.length / 2, photo.length / 2 + 48)
  const everything = await readWholeDatabase(database.pool)
  for (const spelling of ['base64', 'hex', 'base64url'] as const)
    expect(everything.includes(stretch.toString(spelling))).toBe(false)
  const fresh = readdirSync(tmpdir()).filter((name) => !before.has(name))
  for (const name of fresh) expect(holds(join(tmpdir(), name), stretch), name).toBe(false)
  expect(holds(services.config.dataDirectory, stretch)).toBe(false)
})

describe('FACE-06 refuses politely', () => {
  it('without consent to today’s words, before the photo is looked at', async () => {
    const photo = await print(cutFace('ada'))
    expect(codeOf(await register(photo, { consent: undefined }))).toBe('consent-required')
    expect(codeOf(await register(photo, { consent: { ...consent, given: false } }))).toBe('consent-required')
    expect(codeOf(await register(photo, { consent: { given: true, version: 'older' } }))).toBe(
      'consent-outdated',
    )
    expect((await ask('GET', 'facematching')).json().isRegistered).toBe(false)
  })

  it('what is no photo, by its bytes', async () => {
    expect(await refusal(Buffer.from('Dear Kindred, this is me.'))).toBe('not-a-photo')
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('not-a-photo')
    expect(await refusal(Buffer.from('\0\0\0\x18ftypheic'.padEnd(2000)))).toBe('heic-photo')
    const whole = await cutFace('ada').jpeg().toBuffer()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('damaged-photo')
    expect(await refusal(whole.subarray(0, 20))).toBe('damaged-photo')
  })

  it('what is too small, too large, or unpacks to more than memory', async () => {
    expect(await refusal(await cutFace('ada').resize(200, 200).jpeg().toBuffer())).toBe('too-small')
    expect(await refusal(makeBomb())).toBe('too-large')
    expect(
      await refusal(Buffer.concat([await cutFace('ada').jpeg().toBuffer(), Buffer.alloc(10_500_000)])),
    ).toBe('too-large')
    const huge = await ask('POST', 'facematching', { photo: 'A'.repeat(15_000_000), consent })
    expect(huge.statusCode).toBe(413)
  })

  it('a group, an empty wall, darkness and a drawing', async () => {
    const noise = { type: 'gaussian', mean: 130, sigma: 50 } as const
    const wall = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer()
    expect(await refusal(await groupPhoto().resize(900).jpeg().toBuffer())).toBe('several-faces')
    expect(await refusal(await sharp(wall).resize(500, 500).jpeg().toBuffer())).toBe('no-face')
    expect(await refusal(await cutFace('ada').linear(0.08, 0).jpeg().toBuffer())).toBe('poor-quality')
    const drawing = drawPortrait({
      code: 'K1001',
      kind: 'sperm',
      hairColour: 'brown',
      hairTexture: 'wavy',
      eyeColour: 'blue',
      skinTone: 'fair',
    } as Parameters<typeof drawPortrait>[0])
    expect(
      await refusal(
        await sharp(Buffer.from(drawing)).resize(600).flatten({ background: 'white' }).png().toBuffer(),
      ),
    ).toBe('drawing')
  })
})

it('FACE-09 offers face matching only where the shop has it on, and lets a face be removed there too', async () => {
  await register(await print(cutFace('ada')))
  const there = (method: Method, path: string, payload?: object) =>
    ask(method, path, payload, signIn(me), shutApp)
  expect((await there('GET', 'facematching')).json()).toMatchObject({ isRegistered: true, isEnabled: false })
  expect(codeOf(await there('POST', 'facematching', { photo: '', consent }))).toBe('face-matching-off')
  expect(codeOf(await there('GET', `facematching/match/${alike.id}`))).toBe('face-matching-off')
  expect((await there('POST', 'facematching/scores', { donorGuids: [alike.id] })).json()).toEqual({
    scores: [],
  })
  expect(await hasPlace(shutServices)).toBe(true)
  expect((await there('DELETE', 'facematching')).statusCode).toBe(204)
  expect((await ask('GET', 'facematching')).json().isRegistered).toBe(false)
  expect([await hasPlace(shutServices), await hasPlace(services)]).toEqual([false, true])
})

it('FACE-05 is for signed-in customers, about themselves alone', async () => {
  for (const [method, path, payload] of [
    ['GET', 'facematching'],
    ['POST', 'facematching', { photo: '' }],
    ['DELETE', 'facematching'],
    ['GET', `facematching/match/${alike.id}`],
    ['POST', 'facematching/scores', { donorGuids: [alike.id] }],
  ] as const) {
    expect((await ask(method, path, payload, {})).statusCode).toBe(401)
    expect((await ask(method, path, payload, coordinator)).statusCode).toBe(403)
  }
  expect((await ask('GET', 'facematching/match/..%2f..%2fetc')).statusCode).toBe(400)
  expect((await ask('POST', 'facematching/scores', { donorGuids: [] })).statusCode).toBe(400)
})

describe('FACE-08 donors', () => {
  const embedding = Array.from({ length: faceEmbeddingLength }, (_, i) => Math.sin(i) / 10)
  const put = (body: object, who: object = coordinator) =>
    ask('PUT', `staff/donors/${silent.code}/face`, body, who)

  it('take part only by consent, with an embedding of the same model, sent by staff who may', async () => {
    expect(
      codeOf(await put({ embedding, model: faceModel, consent: { ...staffConsent, given: false } })),
    ).toBe('consent-required')
    expect(codeOf(await put({ embedding, model: 'another', consent: staffConsent }))).toBe('other-model')
    expect(codeOf(await put({ consent: staffConsent }))).toBe('photo-or-embedding')
    expect((await put({ embedding: [1, 2], model: faceModel, consent: staffConsent })).statusCode).toBe(400)
    expect((await put({ embedding, model: faceModel, consent: staffConsent }, signIn(me))).statusCode).toBe(
      401,
    )
    expect(
      (await put({ embedding, model: faceModel, consent: staffConsent }, signInStaff('editor'))).statusCode,
    ).toBe(403)
    const unknown = { embedding, model: faceModel, consent: staffConsent }
    expect(codeOf(await ask('PUT', 'staff/donors/K9999999/face', unknown, coordinator))).toBe('unknown-donor')
    await database.pool
      .query('select 1 from shop.donor_face where donor_id = $1', [silent.id])
      .then(({ rowCount }) => expect(rowCount).toBe(0))
  })

  it('leave as soon as they withdraw, and it is known who did it', async () => {
    await register(await print(cutFace('ada')))
    const takesPart = async () =>
      (await database.pool.query('select has_face_matching as it from shop.donor where id = $1', [silent.id]))
        .rows[0].it
    expect((await put({ embedding, model: faceModel, consent: staffConsent })).statusCode).toBe(204)
    expect([await takesPart(), await scoreOf(silent)]).toEqual([true, expect.any(Number)])
    expect((await ask('DELETE', `staff/donors/${silent.id}/face`, undefined, coordinator)).statusCode).toBe(
      204,
    )
    expect([await takesPart(), await scoreOf(silent)]).toEqual([false, null])
    const { rows } = await database.pool.query(
      `select action, actor, data from shop.audit_log where subject = $1 order by at`,
      [`donor:${silent.id}`],
    )
    expect(rows).toEqual([
      { action: 'donor.faceKept', actor: 'staff:one', data: { origin: 'import' } },
      { action: 'donor.faceRemoved', actor: 'staff:one', data: {} },
    ])
  })
})

it('FACE-07 forgets the face of a customer who is erased', async () => {
  await database.pool.query(
    `insert into shop.customer_face (customer_id, sealed_embedding, model, consent_version, consented_at)
     values ($1, 'x', $2, 'v', now())`,
    [me, faceModel],
  )
  await database.pool.query('update shop.customer set erased_at = now() where id = $1', [me])
  const { rowCount } = await database.pool.query('select 1 from shop.customer_face where customer_id = $1', [
    me,
  ])
  expect(rowCount).toBe(0)
})
