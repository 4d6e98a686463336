import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { mostEntries } from '@kindred/domain/waiting-list/waiting-terms'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeStopToken } from '../mail/stop-token.ts'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, type TestDonor } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let department: string
let me: string
let asking: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  department = services.reference().shops.get('dk')?.id ?? ''
  app = await buildTestApp(services, [routes])
  await app.ready()
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
})
beforeEach(async () => {
  me = await addCustomer(database.pool)
  asking = signIn(me)
})

const here = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK' }
const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = {}) =>
  app.inject({ method, url, headers: { ...here, ...asking, ...headers }, payload })
const join = (donor: TestDonor, part: object = {}, headers = {}) =>
  ask(
    'POST',
    `/api/stocknotifications/${department}`,
    { donorGuid: donor.id, strawType: 'IUI', amount: 2, ...part },
    headers,
  )
const list = async () => (await ask('GET', '/api/stocknotifications')).json()
const code = (response: { json: () => { errors: { code: string }[] } }) => response.json().errors[0]?.code
const soldOut = (part = {}) => addDonor(database.pool, { straws: 0, ...part })

describe('waiting list', () => {
  it('FAV-11 FAV-12 FAV-14 puts a customer on the list for 90 days, and lists it', async () => {
    const donor = await soldOut()
    const joined = await join(donor)
    expect([joined.statusCode, joined.json()]).toEqual([
      200,
      {
        waitingListGuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        legalDepartmentGuid: department,
        shopCode: 'dk',
        donorGuid: donor.id,
        donorId: donor.code,
        name: expect.any(String),
        kind: 'sperm',
        portraitUrl: expect.any(String),
        strawType: 'IUI',
        amount: 2,
        treatmentCountry: 'DK',
        treatmentState: '',
        state: 'waiting',
        since: '2026-05-04T08:00:00.000Z',
        expiresAt: '2026-08-02T08:00:00.000Z',
        toldAt: null,
        ahead: 0,
      },
    ])
    expect(await list()).toEqual([joined.json()])
  })

  it('FAV-12 is one entry, however often and at once it is asked', async () => {
    const donor = await soldOut()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => join(donor, { amount: 1 + index })),
    )
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await list()).toHaveLength(1)
  })

  it('FAV-12 renews with another 90 days and keeps the place in line', async () => {
    const donor = await soldOut()
    await join(donor)
    services.moveClock(24 * 60)
    asking = signIn(await addCustomer(database.pool))
    expect((await join(donor)).json()).toMatchObject({ ahead: 1 })
    asking = signIn(me)
    expect((await join(donor, { amount: 3 })).json()).toMatchObject({
      amount: 3,
      ahead: 0,
      since: '2026-05-04T08:00:00.000Z',
      expiresAt: '2026-08-03T08:00:00.000Z',
    })
    services.moveClock(-24 * 60)
  })

  it('FAV-12 refuses what waiting cannot mend, and sends who can buy to the basket', async () => {
    const stocked = await addDonor(database.pool, { straws: 2 })
    expect(code(await join(stocked))).toBe('in-stock')
    expect((await join(stocked, { amount: 3 })).statusCode).toBe(200)
    const anonymous = await soldOut({ releaseType: 'nonIDRelease' })
    expect(code(await join(anonymous, {}, { 'x-treatment-country': 'NO' }))).toBe('never-here')
    const donor = await soldOut()
    expect(code(await join(donor, {}, { 'x-treatment-country': '' }))).toBe('country-not-chosen')
    expect(code(await join(donor, { donorGuid: crypto.randomUUID() }))).toBe('unknown-donor')
    expect(code(await join(donor, { strawType: 'eggLot' }))).toBe('unknown-donor')
    await database.pool.query('update shop.donor set published_at = null where id = $1', [donor.id])
    expect(code(await join(donor))).toBe('unknown-donor')
  })

  it('FAV-12 answers wrong input with 400 and an unknown department with 404', async () => {
    const donor = await soldOut()
    for (const part of [
      { amount: 0 },
      { amount: 21 },
      { amount: 1.5 },
      { strawType: 'embryo' },
      { donorGuid: 'x' },
      { surprise: 1 },
    ])
      expect((await join(donor, part)).statusCode).toBe(400)
    const body = { donorGuid: donor.id, strawType: 'IUI', amount: 1 }
    expect((await ask('POST', `/api/stocknotifications/${crypto.randomUUID()}`, body)).statusCode).toBe(404)
    expect((await ask('POST', '/api/stocknotifications/x', body)).statusCode).toBe(400)
  })

  it('FAV-12 takes fifty entries of a customer, also when asked at once', async () => {
    const donor = await soldOut()
    await database.pool.query(
      `with made as (
        insert into shop.donor (code, alias, kind, release_type, profile_tier, hair_colour, eye_colour, skin_tone, height_cm,
          weight_kg, blood_type, cmv, education, occupation, first_listed_on)
        select 'W' || n, 'W' || n, 'sperm', 'idRelease', 'Basic', 'brown', 'blue', 'fair', 180, 80, 'O+', 'negative',
          'master', 'baker', '2025-01-01' from generate_series(1, $2::int) n returning id)
      insert into shop.waiting_list_entry (customer_id, donor_id, shop_code, straw_type, amount, treatment_country, since, expires_at)
      select $1, id, 'dk', 'IUI', 1, 'DK', $3, $3::timestamptz + interval '1 day' from made`,
      [me, mostEntries - 1, services.now()],
    )
    const others = await Promise.all([soldOut(), soldOut(), soldOut()])
    const answers = await Promise.all([donor, ...others].map((one) => join(one)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused && code(refused)).toBe('too-many-waiting')
  })

  it('FAV-13 leaves the list, twice without harm, and never for somebody else', async () => {
    const { waitingListGuid } = (await join(await soldOut())).json()
    const url = `/api/stocknotifications/${waitingListGuid}`
    asking = signIn(await addCustomer(database.pool))
    expect((await ask('DELETE', url)).statusCode).toBe(204)
    asking = signIn(me)
    expect(await list()).toHaveLength(1)
    expect((await ask('DELETE', url)).statusCode).toBe(204)
    expect((await ask('DELETE', url)).statusCode).toBe(204)
    expect(await list()).toEqual([])
  })

  it('FAV-15 says what is waited for of one donor in one shop', async () => {
    const [donor, other] = [await soldOut(), await soldOut()]
    await join(donor)
    await join(donor, { strawType: 'ICI' })
    await join(other)
    const { body, statusCode } = await ask('GET', `/api/stocknotifications/${department}/${donor.id}`)
    expect(statusCode).toBe(200)
    expect(
      JSON.parse(body)
        .map(({ strawType }: { strawType: string }) => strawType)
        .sort(),
    ).toEqual(['ICI', 'IUI'])
    expect((await ask('GET', `/api/stocknotifications/${crypto.randomUUID()}/${donor.id}`)).statusCode).toBe(
      404,
    )
  })

  it('FAV-14 is for signed-in customers alone, each their own', async () => {
    const donor = await soldOut()
    await join(donor)
    asking = signIn(await addCustomer(database.pool))
    expect(await list()).toEqual([])
    asking = {}
    for (const answer of [
      await join(donor),
      await ask('GET', '/api/stocknotifications'),
      await ask('GET', `/api/stocknotifications/${department}/${donor.id}`),
      await ask('DELETE', `/api/stocknotifications/${donor.id}`),
    ])
      expect(answer.statusCode).toBe(401)
    asking = signInStaff('support')
    expect((await ask('GET', '/api/stocknotifications')).statusCode).toBe(403)
  })

  it('FAV-11 the database keeps one entry a subject, of a sensible amount, that ends after it began', async () => {
    const donor = await soldOut()
    await join(donor)
    const insert = (amount: number, ends: string, type = 'ICI') =>
      database.pool.query(
        `insert into shop.waiting_list_entry (customer_id, donor_id, shop_code, straw_type, amount, treatment_country, since, expires_at)
         values ($1, $2, 'dk', $5, $3, 'DK', '2026-05-04', $4)`,
        [me, donor.id, amount, ends, type],
      )
    await expect(insert(0, '2026-06-01')).rejects.toThrow(/waiting_list_entry_amount/)
    await expect(insert(21, '2026-06-01')).rejects.toThrow(/waiting_list_entry_amount/)
    await expect(insert(1, '2026-05-04')).rejects.toThrow(/waiting_list_entry_ends_later/)
    await expect(insert(1, '2026-06-01', 'IUI')).rejects.toThrow(/waiting_list_entry_once/)
  })
})

describe('the link that ends waiting', () => {
  const stop = (method: 'GET' | 'POST', token: string, headers: Record<string, string> = {}, body?: string) =>
    app.inject({
      method,
      url: `/api/stocknotifications/stop?token=${encodeURIComponent(token)}`,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })

  it('FAV-13 says how much it would end without a sign-in, changes nothing by being opened, and ends it when posted to', async () => {
    await join(await soldOut())
    await join(await soldOut())
    const token = makeStopToken('waiting-list-stop', me, services)
    expect((await stop('GET', token)).json()).toEqual({ waiting: 2 })
    expect(await list()).toHaveLength(2)
    expect((await stop('POST', token)).json()).toEqual({ waiting: 2 })
    expect(await list()).toEqual([])
    expect((await stop('POST', token)).json()).toEqual({ waiting: 0 })
  })

  it('FAV-13 takes the form of a mail program’s own button', async () => {
    await join(await soldOut())
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await stop(
      'POST',
      makeStopToken('waiting-list-stop', me, services),
      form,
      'List-Unsubscribe=One-Click',
    )
    expect([answer.statusCode, answer.json()]).toEqual([200, { waiting: 1 }])
  })

  it('FAV-13 ends nothing with another purpose’s, a changed or a made-up token, and nobody else’s waiting', async () => {
    await join(await soldOut())
    const token = makeStopToken('waiting-list-stop', me, services)
    const other = makeStopToken('waiting-list-stop', await addCustomer(database.pool), services)
    expect((await stop('POST', other)).json()).toEqual({ waiting: 0 })
    const { createSeal } = await import('@kindred/database/seal')
    const elsewhere = createSeal(services.config.keys.seal).close(me, 'mail')
    const first = token.startsWith('A') ? 'B' : 'A'
    for (const wrong of [elsewhere, `${first}${token.slice(1)}`, 'x'.repeat(90)]) {
      expect(code(await stop('POST', wrong))).toBe('link-not-right')
      expect(code(await stop('GET', wrong))).toBe('link-not-right')
    }
    for (const wrong of ['', 'x', 'x'.repeat(501)]) expect((await stop('POST', wrong)).statusCode).toBe(400)
    expect(await list()).toHaveLength(1)
    expect(token).not.toContain(me)
  })
})
