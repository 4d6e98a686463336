import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, signIn, signInStaff } from '../../testing/test-app.ts'
import { makeTestServices } from '../../testing/test-services.ts'
import { addCustomer } from '../../testing/test-world.ts'
import { humVoice } from '../drawings/hum-voice.ts'
import { routes } from '../routes.ts'
import { insertDonor } from '../testing/insert-donor.ts'

let database: TestDatabase
let app: FastifyInstance
let directory: string
let donorId: string
let customer: string

beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'kindred-donor-media-'))
  const services = makeTestServices(database)
  services.config.dataDirectory = directory
  app = await buildTestApp(services, [routes])
  donorId = await insertDonor(database.pool, { code: 'K1', onHand: 2 })
  customer = await addCustomer(database.pool)
})
afterAll(async () => {
  await app.close()
  await database.drop()
  await rm(directory, { recursive: true })
})

const path = () => `/api/staff/donors/${donorId}/media`
const keep = (kind: string, bytes: Buffer, headers = signInStaff('coordinator'), url = path()) =>
  app.inject({ method: 'POST', url, headers, payload: { kind, content: bytes.toString('base64') } })
const photograph = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#a06040' } })
    .withExif({ IFD0: { Artist: 'Rasmus Invented' }, IFD3: { GPSLatitude: '56/1 9/1 0/1' } })
    .jpeg()
    .toBuffer()
const stored = async () => {
  const names = await readdir(join(directory, 'kept-files'), { recursive: true }).catch(() => [])
  return names.filter((name) => name.length > 3)
}
const flags = async () => {
  const { rows } = await database.pool.query(
    `select has_childhood_photos child, has_adult_photos adult, has_audio audio from shop.donor where id = $1`,
    [donorId],
  )
  return rows[0]
}

it('keeps a photograph without its name, place and device, on disk and in what a reader is sent', async () => {
  const answer = await keep('childhoodPhoto', await photograph())
  expect(answer.statusCode).toBe(201)
  const [file] = await stored()
  expect(file).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/)
  const bytes = await readFile(join(directory, 'kept-files', file ?? ''))
  expect(bytes.toString('latin1')).not.toMatch(/Rasmus|Exif|EXIF|GPS/)
  expect(await flags()).toEqual({ child: true, adult: false, audio: false })

  const page = await app.inject({ url: '/api/donors/dk-shop/en-gb/DK/K1', headers: signIn(customer) })
  const [photo] = page.json().photos
  expect(photo).toMatchObject({ isDrawn: false, width: 300, height: 200 })
  const cookie = String(page.headers['set-cookie']).split(';')[0] ?? ''
  const sent = await app.inject({ url: photo.address, headers: { cookie } })
  expect(sent.rawPayload.equals(bytes)).toBe(true)
  expect(JSON.stringify(sent.headers)).not.toMatch(/Rasmus|\.jpe?g/)
  const part = await app.inject({ url: photo.address, headers: { cookie, range: 'bytes=0-3' } })
  expect([part.statusCode, part.body]).toEqual([206, 'RIFF'])
})

it('keeps a voice, and lets search and cards know that there is one', async () => {
  expect((await keep('audio', humVoice('K1', 2))).json()).toMatchObject({
    kind: 'audio',
    contentType: 'audio/wav',
  })
  expect((await flags()).audio).toBe(true)
})

it('gives two that come at once different places', async () => {
  const bytes = await photograph()
  const answers = await Promise.all([1, 2, 3].map(() => keep('adultPhoto', bytes)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  const { rows } = await database.pool.query(
    `select position from shop.donor_media where donor_id = $1 and kind = 'adultPhoto' order by 1`,
    [donorId],
  )
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2])
})

it('takes one away with its bytes, and what is said of it', async () => {
  const { rows } = await database.pool.query(
    `select id, storage_key key from shop.donor_media where donor_id = $1 and kind = 'audio'`,
    [donorId],
  )
  const url = `${path()}/${rows[0].id}`
  const drop = (headers = signInStaff('responsible')) => app.inject({ method: 'DELETE', url, headers })
  expect((await drop(signInStaff('orders'))).statusCode).toBe(403)
  expect((await drop()).statusCode).toBe(204)
  expect((await drop()).statusCode).toBe(404)
  expect(await stored()).not.toContain(rows[0].key)
  expect((await flags()).audio).toBe(false)
  const log = await database.pool.query(
    `select actor, action from shop.audit_log where subject = $1 order by id desc limit 1`,
    [`donor:${donorId}`],
  )
  expect(log.rows).toEqual([{ actor: 'staff:one', action: 'donorMedia.dropped' }])
})

it('is for the staff who look after donors, for donors that exist, and for what can be read', async () => {
  const bytes = await photograph()
  const before = await stored()
  expect((await keep('adultPhoto', bytes, signIn(customer))).statusCode).toBe(401)
  expect((await keep('adultPhoto', bytes, signInStaff('editor'))).statusCode).toBe(403)
  const nobody = `/api/staff/donors/${crypto.randomUUID()}/media`
  expect((await keep('adultPhoto', bytes, undefined, nobody)).statusCode).toBe(404)
  expect((await keep('passport', bytes)).statusCode).toBe(400)
  for (const junk of [Buffer.alloc(0), Buffer.from('<svg/>'), bytes.subarray(0, 200)])
    expect((await keep('adultPhoto', junk)).json().errors[0].code).toBe('media-not-readable')
  expect((await keep('audio', bytes)).statusCode).toBe(422)
  expect(await stored()).toEqual(before)
})

const look = (code = 'K1', headers = signInStaff('coordinator')) =>
  app.inject({ url: `/api/staff/donors/${code}/media`, headers })

it('shows staff what is kept of a donor who is not shown (any more), with what opens it to customers, and who looked', async () => {
  await database.pool.query('update shop.donor set blocked_at = now() where id = $1', [donorId])
  const answer = await look()
  expect(answer.json()).toMatchObject({ donorId: 'K1', isBlocked: true, donorGuid: donorId })
  const media: { kind: string; needs: string }[] = answer.json().media
  expect(media.map(({ kind, needs }) => [kind, needs])).toEqual([
    ['childhoodPhoto', 'signIn'],
    ['adultPhoto', 'subscription'],
    ['adultPhoto', 'subscription'],
    ['adultPhoto', 'subscription'],
  ])
  const ask = (headers = signInStaff('coordinator')) => app.inject({ url: `${path()}/addresses`, headers })
  const lent = await ask()
  expect(lent.json()).toHaveLength(media.length)
  expect(lent.headers['cache-control']).toBe('private, no-store')
  const { address } = lent.json()[0]
  const cookie = String(lent.headers['set-cookie']).split(';')[0] ?? ''
  expect((await app.inject({ url: address, headers: { cookie } })).statusCode).toBe(200)
  expect((await app.inject({ url: address })).statusCode).toBe(403)
  expect((await ask(signInStaff('orders'))).statusCode).toBe(403)
  const { rows } = await database.pool.query(
    `select actor, action from shop.audit_log where subject = $1 order by id desc limit 1`,
    [`donor:${donorId}`],
  )
  expect(rows).toEqual([{ actor: 'staff:one', action: 'donorMedia.looked' }])
  await database.pool.query('update shop.donor set blocked_at = null where id = $1', [donorId])
})

it('lends nothing of a hidden donor to a customer whose address is still good', async () => {
  const page = await app.inject({ url: '/api/donors/dk-shop/en-gb/DK/K1', headers: signIn(customer) })
  const cookie = String(page.headers['set-cookie']).split(';')[0] ?? ''
  const url: string = page.json().photos[0].address
  await database.pool.query('update shop.donor set published_at = null where id = $1', [donorId])
  expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(404)
  await database.pool.query('update shop.donor set published_at = now() where id = $1', [donorId])
})

it('puts a new photograph in the place of another, whose bytes are gone; two at once replace it once', async () => {
  const old = (await look()).json().media[1].id
  const { rows } = await database.pool.query('select storage_key key from shop.donor_media where id = $1', [
    old,
  ])
  const before = await stored()
  const content = (await photograph()).toString('base64')
  const replace = (kind: string) =>
    app.inject({
      method: 'POST',
      url: path(),
      headers: signInStaff('coordinator'),
      payload: { kind, content, replaces: old },
    })
  expect((await replace('childhoodPhoto')).json().errors[0].code).toBe('unknown-media')
  const codes = (await Promise.all([replace('adultPhoto'), replace('adultPhoto')])).map(
    (one) => one.statusCode,
  )
  expect(codes.sort()).toEqual([201, 404])
  const places = await database.pool.query(
    `select position from shop.donor_media where donor_id = $1 and kind = 'adultPhoto' order by 1`,
    [donorId],
  )
  expect(places.rows.map(({ position }) => position)).toEqual([0, 1, 2])
  expect(await stored()).toHaveLength(before.length)
  expect((await stored()).some((name) => name.includes(rows[0].key))).toBe(false)
})

it('finds donors by the beginning of number or name, for the staff who look after them alone', async () => {
  await insertDonor(database.pool, { code: 'K22', alias: '100% Emil' })
  const find = async (q: string, headers = signInStaff('responsible')) =>
    app.inject({ url: `/api/staff/donors?q=${encodeURIComponent(q)}`, headers })
  expect((await find('k2')).json()).toEqual([
    expect.objectContaining({ donorId: 'K22', name: '100% Emil', pictures: 0, recordings: 0 }),
  ])
  expect((await find('100%')).json()).toHaveLength(1)
  for (const nobody of ['%', '_', 'Zz']) expect((await find(nobody)).json()).toEqual([])
  expect((await find('')).json()).toHaveLength(2)
  for (const role of ['orders', 'lab', 'editor'])
    expect((await find('', signInStaff(role))).statusCode).toBe(403)
  expect((await look('K1', signInStaff('lab'))).statusCode).toBe(403)
  expect((await look('K1', signIn(customer))).statusCode).toBe(401)
  expect((await look('K999')).statusCode).toBe(404)
})
