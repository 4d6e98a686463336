import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { mostSavedSearches } from '@kindred/domain/saved-searches/saved-search'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runJobs } from '../jobs/run-jobs.ts'
import { tasks as mailTasks } from '../mail/jobs.ts'
import { makeStopToken } from '../mail/stop-token.ts'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor } from '../testing/test-world.ts'
import { routes } from './routes.ts'
import { tellNewDonors } from './tell-new-donors.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let me: string
let asking: { authorization?: string }

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
})
beforeEach(async () => {
  await app?.close()
  services = makeTestServices(database)
  app = await buildTestApp(services, [routes])
  await app.ready()
  await database.pool.query('truncate shop.saved_search, shop.local_mail')
  await database.pool.query('update shop.donor set published_at = null')
  me = await addCustomer(database.pool)
  asking = signIn(me)
})

const day = 24 * 60
const here = { 'x-shop-code': 'dk', 'x-treatment-country': 'DK' }
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) =>
  app.inject({ method, url, headers: { ...here, ...asking, ...headers }, payload })
const path = (user = me) => `/api/users/${user}/searches`
const save = (part: object = {}, headers = {}) =>
  ask(
    'POST',
    path(),
    { name: 'Mine', kind: 'sperm', query: 'eyeColour=blue', hasAlert: true, ...part },
    headers,
  )
const list = async () => (await ask('GET', path())).json()
const code = (response: { json: () => { errors: { code: string }[] } }) => response.json().errors[0]?.code

/** A donor who joins at this moment of the test’s clock. */
async function join(part: Parameters<typeof addDonor>[1] = {}) {
  const donor = await addDonor(database.pool, part)
  await database.pool.query('update shop.donor set published_at = $2 where id = $1', [
    donor.id,
    services.now(),
  ])
  return donor
}

describe('saved searches', () => {
  it('are kept in one form, saved twice once, renamed, removed and taken back', async () => {
    const saved = await save({ query: '?eyeColour=blue&tier=Basic&from=40&name=x' })
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({
      name: 'Mine',
      kind: 'sperm',
      query: 'tier=Basic&eyeColour=blue',
      shopCode: 'dk',
      treatmentCountry: 'DK',
      hasAlert: true,
      newDonors: 0,
    })
    const again = await Promise.all(
      Array.from({ length: 8 }, () => save({ name: 'Ours', query: 'tier=Basic&eyeColour=blue' })),
    )
    expect(again.every(({ statusCode }) => statusCode === 200)).toBe(true)
    const [only, ...others] = await list()
    expect([only.name, others]).toEqual(['Ours', []])
    const own = `${path()}/${only.savedSearchGuid}`
    expect((await ask('PUT', own, { name: 'Tall', hasAlert: false })).statusCode).toBe(204)
    expect(await list()).toMatchObject([{ name: 'Tall', hasAlert: false }])
    expect((await ask('DELETE', own)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await ask('POST', `${own}/restore`)).statusCode).toBe(204)
    expect(await list()).toMatchObject([{ name: 'Tall' }])
  })

  it('count the donors who joined since the search was opened, as the search itself finds them', async () => {
    await save()
    await save({ name: 'Brown eyes', query: 'eyeColour=brown' })
    await save({ name: 'Norway', query: '' }, { 'x-treatment-country': 'NO' })
    services.moveClock(5)
    await join()
    await join({ releaseType: 'nonIDRelease' })
    services.moveClock(5)
    const counts = async () =>
      Object.fromEntries(
        (await list()).map((one: { name: string; newDonors: number }) => [one.name, one.newDonors]),
      )
    // Norway admits donors of ID release alone; nobody has brown eyes.
    expect(await counts()).toEqual({ Mine: 2, 'Brown eyes': 0, Norway: 1 })
    const mine = (await list()).find(({ name }: { name: string }) => name === 'Mine')
    expect((await ask('POST', `${path()}/${mine.savedSearchGuid}/seen`)).statusCode).toBe(204)
    expect(await counts()).toEqual({ Mine: 0, 'Brown eyes': 0, Norway: 1 })
  })

  it('count nobody who was taken down or blocked', async () => {
    await save()
    services.moveClock(5)
    const [down, blocked] = [await join(), await join()]
    services.moveClock(5)
    expect(await list()).toMatchObject([{ newDonors: 2 }])
    await database.pool.query('update shop.donor set published_at = null where id = $1', [down.id])
    await database.pool.query(
      `update shop.donor set blocked_at = now(), blocked_reason = 'test' where id = $1`,
      [blocked.id],
    )
    expect(await list()).toMatchObject([{ newDonors: 0 }])
  })

  it('refuse more than can be kept, nonsense, and everybody else', async () => {
    for (const bad of [
      { name: '' },
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { kind: 'embryo' },
      { query: 'x'.repeat(2001) },
      { x: 1 },
    ])
      expect((await save(bad)).statusCode, JSON.stringify(bad).slice(0, 40)).toBe(400)
    for (let at = 0; at < mostSavedSearches; at++) await save({ query: `heightMin=${150 + at}` })
    expect(code(await save({ query: 'tier=Basic' }))).toBe('too-many-searches')
    expect((await save({ query: 'heightMin=150', name: 'Renamed' })).statusCode).toBe(200)
    const [{ savedSearchGuid }] = await list()
    const other = await addCustomer(database.pool)
    asking = signIn(other)
    expect((await ask('GET', path())).statusCode).toBe(404)
    expect((await ask('DELETE', `${path(other)}/${savedSearchGuid}`)).statusCode).toBe(404)
    expect((await ask('POST', `${path(other)}/${crypto.randomUUID()}/seen`)).statusCode).toBe(404)
    asking = {}
    expect((await save()).statusCode).toBe(401)
    asking = signInStaff('support')
    expect((await save()).statusCode).toBe(403)
    const { rows } = await database.pool.query('select count(*)::int n from shop.saved_search')
    expect(rows).toEqual([{ n: mostSavedSearches }])
  })

  it('go with the account', async () => {
    await save()
    await database.pool.query('delete from shop.customer where id = $1', [me])
    const { rows } = await database.pool.query('select 1 from shop.saved_search')
    expect(rows).toEqual([])
  })
})

describe('mails about new donors', () => {
  const countQueued = async () =>
    (
      await database.pool.query(
        `select count(*)::int n from graphile_worker.jobs where task_identifier = 'mail.send'`,
      )
    ).rows[0].n

  it('go out once a day at most, with every search that found somebody, and tell nobody twice', async () => {
    await save()
    await save({ name: 'Everybody', query: '' })
    await save({ name: 'Silent', query: 'tier=Basic', hasAlert: false })
    expect(await tellNewDonors(services)).toBe(0)
    services.moveClock(day)
    const donor = await join()
    services.moveClock(5)
    const before = await countQueued()
    const told = await Promise.all(Array.from({ length: 5 }, () => tellNewDonors(services)))
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await countQueued()).toBe(before + 1)
    const jobs = await runJobs(services, mailTasks)
    await expect
      .poll(async () => (await database.pool.query('select text, subject from shop.local_mail')).rows, {
        timeout: 30_000,
      })
      .toHaveLength(1)
    await jobs.stop()
    const { rows } = await database.pool.query('select text, subject from shop.local_mail')
    expect(rows[0].subject).toBe('New donors for a search of yours')
    expect(rows[0].text).toMatch(new RegExp(`Mine.*${donor.code}`, 's'))
    expect(rows[0].text).toContain('Everybody')
    expect(rows[0].text).not.toContain('Silent')
    expect(rows[0].text).toContain('/en-gb/account/stop-alerts/?token=')

    await join()
    services.moveClock(60)
    expect(await tellNewDonors(services)).toBe(0)
    services.moveClock(day)
    expect(await tellNewDonors(services)).toBe(1)
    services.moveClock(day)
    expect(await tellNewDonors(services)).toBe(0)
  })

  it('leave out what was seen meanwhile, and stay unsent when the telling fails', async () => {
    const { savedSearchGuid } = (await save()).json()
    services.moveClock(5)
    await join()
    services.moveClock(5)
    await database.pool.query(
      'alter table shop.saved_search add constraint no_telling check (told_at is null)',
    )
    const before = await countQueued()
    await expect(tellNewDonors(services)).rejects.toThrow()
    expect(await countQueued()).toBe(before)
    await database.pool.query('alter table shop.saved_search drop constraint no_telling')
    await ask('POST', `${path()}/${savedSearchGuid}/seen`)
    expect(await tellNewDonors(services)).toBe(0)
  })

  it('end by a link without a sign-in, by a press and not by being opened', async () => {
    await save()
    const token = makeStopToken('saved-search-stop', me, services)
    asking = {}
    const stop = (method: 'GET' | 'POST', value = token, headers = {}, payload?: string) =>
      app.inject({ method, url: `/api/searches/stop?token=${encodeURIComponent(value)}`, headers, payload })
    expect((await stop('GET')).json()).toEqual({ alerts: 1 })
    expect((await stop('GET')).json()).toEqual({ alerts: 1 })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await stop('POST', token, form, 'List-Unsubscribe=One-Click')).json()).toEqual({ alerts: 1 })
    expect((await stop('POST')).json()).toEqual({ alerts: 0 })
    asking = signIn(me)
    expect(await list()).toMatchObject([{ hasAlert: false }])
    // A link of the waiting list ends nothing here.
    for (const wrong of [makeStopToken('waiting-list-stop', me, services), `${token}x`, 'x'.repeat(40)])
      expect(code(await stop('POST', wrong))).toBe('link-not-right')
  })
})
