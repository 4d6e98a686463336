import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer } from '../testing/test-world.ts'
import { routes } from './routes.ts'
import { insertDonor } from './testing/insert-donor.ts'
import { insertDrawnMedia } from './testing/insert-media.ts'
import { insertSubscription } from './testing/insert-subscription.ts'

/** Words that are in an answer only where a part is. */
const secrets = {
  transcript: 'Said only to the microphone',
  impression: 'What the desk remembers',
  written: 'Written by hand',
  openness: '"openness":73',
  gene: 'CFTR',
  address: '/api/donors/media/',
}

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let customer: string
let subscriber: string
let donorId: string

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  services = makeTestServices(database)
  app = await buildTestApp(services, [routes])
  customer = await addCustomer(pool)
  subscriber = await addCustomer(pool)
  await insertSubscription(pool, subscriber, { placedAt: '2026-04-10T10:00:00Z', months: 3 })
  donorId = await insertDonor(pool, {
    code: 'K1',
    alias: 'Anselm',
    onHand: 5,
    testedGenes: ['CFTR', 'HBB'],
    carrierGenes: ['CFTR'],
  })
  await pool.query(`update shop.donor set profile_tier = 'Extended' where code = 'K1'`)
  for (const kind of ['childhoodPhoto', 'adultPhoto', 'audio', 'handwriting'] as const)
    await insertDrawnMedia(pool, donorId, kind)
  await pool.query(
    `insert into cms.donor_profiles (donor_code, alias, is_published, personality) values ('K1', 'Anselm', true,
      '{"openness":73,"conscientiousness":50,"extraversion":20,"agreeableness":81,"emotionalStability":64}')`,
  )
  await pool.query(
    `insert into cms.donor_profiles_locales (motto, description, staff_impression, audio_transcript, handwritten_text,
      _locale, _parent_id)
    select 'Onwards', 'A carpenter', $1, $2, $3, 'en-GB'::cms._locales, id from cms.donor_profiles`,
    [secrets.impression, secrets.transcript, secrets.written],
  )
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

type Headers = Record<string, string>
const read = (headers: Headers = {}) => app.inject({ url: '/api/donors/dk-shop/en-gb/DK/K1', headers })
/** The address in an answer, and the cookie that came with it. */
const borrow = async (headers: Headers, pick: (body: ReturnType<typeof JSON.parse>) => string) => {
  const answer = await read(headers)
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  return { address: pick(answer.json()), cookie }
}

describe('what is on the wire', () => {
  it('PAGE-47 gives a visitor the free parts and not one byte of what is locked, and says what opens it', async () => {
    const answer = await read()
    expect(answer.statusCode).toBe(200)
    for (const [what, words] of Object.entries(secrets)) expect(answer.body, what).not.toContain(words)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.json()).toMatchObject({
      reader: 'visitor',
      motto: 'Onwards',
      description: 'A carpenter',
      profilePhotoUrl: null,
      faceMatchingScore: null,
      photos: [],
      audio: null,
      handwriting: null,
      personality: null,
      staffImpression: null,
      testedGenes: [],
      addressesEndAt: null,
      locked: [
        { part: 'childhoodPhotos', needs: 'signIn' },
        { part: 'adultPhotos', needs: 'subscription' },
        { part: 'audio', needs: 'subscription' },
        { part: 'handwriting', needs: 'subscription' },
        { part: 'personality', needs: 'subscription' },
        { part: 'staffImpression', needs: 'subscription' },
        { part: 'geneticTests', needs: 'signIn' },
      ],
      subscriptions: [{ months: 3, price: { amountMinor: 5_000, currency: 'EUR' } }],
    })
    expect(await read(signInStaff('admin')).then((staff) => staff.json().reader)).toBe('visitor')
  })

  it('PAGE-47 gives an account the child’s picture and the gene tests, and nothing a subscription is for', async () => {
    const answer = await read(signIn(customer))
    const body = answer.json()
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(body.reader).toBe('customer')
    expect(body.photos.map(({ kind }: { kind: string }) => kind)).toEqual(['childhoodPhoto'])
    expect(body.profilePhotoUrl).toBe(body.photos[0].address)
    expect(body.testedGenes).toHaveLength(2)
    expect(body.locked.map(({ part }: { part: string }) => part)).toEqual([
      'adultPhotos',
      'audio',
      'handwriting',
      'personality',
      'staffImpression',
    ])
    const { transcript, impression, written, openness } = secrets
    for (const words of [transcript, impression, written, openness]) expect(answer.body).not.toContain(words)
    expect(answer.body.match(/\/api\/donors\/media\//g)).toHaveLength(2)
  })

  it('PAGE-47 gives a subscriber every part, until the subscription ends', async () => {
    const body = (await read(signIn(subscriber))).json()
    expect(body).toMatchObject({
      reader: 'subscriber',
      locked: [],
      audio: { seconds: 2, transcript: secrets.transcript },
      handwriting: { text: secrets.written },
      personality: { openness: 73 },
      staffImpression: secrets.impression,
    })
    expect(body.photos.map(({ kind }: { kind: string }) => kind)).toEqual(['childhoodPhoto', 'adultPhoto'])
    expect(body.profilePhotoUrl).toBe(body.photos[1].address)
    const now = services.now
    services.now = () => new Date('2026-07-10T00:00:00+02:00')
    expect((await read(signIn(subscriber))).json().reader).toBe('customer')
    services.now = now
  })

  it('counts no subscription that was refunded or never paid', async () => {
    const other = await addCustomer(database.pool)
    for (const paymentState of ['refunded', 'failed', 'pending'])
      await insertSubscription(database.pool, other, {
        placedAt: '2026-04-20T10:00:00Z',
        months: 12,
        paymentState,
      })
    expect((await read(signIn(other))).json().reader).toBe('customer')
  })
})

describe('private pictures and recordings', () => {
  const ofAudio = (body: { audio: { address: string } }) => body.audio.address

  it('lead to their bytes for the person they were lent to, and through no shared cache', async () => {
    const { address, cookie } = await borrow(signIn(customer), (body) => body.photos[0].address)
    const photo = await app.inject({ url: address, headers: { cookie } })
    expect(photo.statusCode).toBe(200)
    expect(photo.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(photo.headers['content-disposition']).toContain('childhoodPhoto-1.webp')
    expect(photo.rawPayload.toString('latin1', 0, 12)).toMatch(/^RIFF....WEBP/s)
    expect(photo.rawPayload.toString('latin1')).not.toMatch(/EXIF|XMP /)
  })

  it('serve a voice in parts', async () => {
    const { address, cookie } = await borrow(signIn(subscriber), ofAudio)
    const whole = await app.inject({ url: address, headers: { cookie } })
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'audio/wav' })
    const part = await app.inject({ url: address, headers: { cookie, range: 'bytes=8-11' } })
    expect(part.statusCode).toBe(206)
    expect(part.body).toBe('WAVE')
    expect(part.headers['content-range']).toBe(`bytes 8-11/${whole.rawPayload.length}`)
    const behind = await app.inject({ url: address, headers: { cookie, range: 'bytes=99999999-' } })
    expect(behind.statusCode).toBe(416)
  })

  it('are closed to everybody else, to a changed address, and after ten minutes', async () => {
    const { address, cookie } = await borrow(signIn(subscriber), ofAudio)
    const own = await borrow(signIn(customer), (body) => body.photos[0].address)
    const statuses = async (headers: Headers, url = address) =>
      (await app.inject({ url, headers })).statusCode
    expect(await statuses({})).toBe(403)
    expect(await statuses({ cookie: own.cookie })).toBe(403)
    expect(await statuses(signIn(customer))).toBe(403)
    expect(await statuses({ cookie }, address.replace(/expires=\d/, 'expires=9'))).toBe(403)
    const adult = (await read(signIn(subscriber))).json().photos[1].id
    expect(
      await statuses({ cookie: own.cookie }, own.address.replace(/media\/[^?]+/, `media/${adult}`)),
    ).toBe(403)
    expect(await statuses({ cookie }, address.split('?')[0])).toBe(400)
    const now = services.now
    services.now = () => new Date(now().getTime() + 10 * 60_000)
    expect(await statuses({ cookie })).toBe(403)
    services.now = now
    expect(await statuses({ cookie })).toBe(200)
  })

  it('are gone at once when the donor is withdrawn', async () => {
    const { address, cookie } = await borrow(signIn(subscriber), ofAudio)
    const { pool } = database
    await pool.query(`update shop.donor set blocked_at = now(), blocked_reason = 'test' where id = $1`, [
      donorId,
    ])
    expect((await app.inject({ url: address, headers: { cookie } })).statusCode).toBe(404)
    await pool.query(`update shop.donor set blocked_at = null, blocked_reason = null where id = $1`, [
      donorId,
    ])
  })
})
