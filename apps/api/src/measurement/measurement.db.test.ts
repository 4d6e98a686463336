import type { Measurement } from '@kindred/contracts/measurement'
import type { OptionalCategory } from '@kindred/domain/consent/consent-categories'
import { printConsent } from '@kindred/domain/consent/print-consent'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FormDesk, openFormDesk } from '../forms/testing/open-form-desk.ts'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { makeTestReference } from '../testing/test-world.ts'
import { tasks } from './jobs.ts'
import { routes } from './routes.ts'

let desk: FormDesk
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  desk = await openFormDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.database.pool.query('truncate shop.measured_count')
  const reference = makeTestReference()
  const [danish] = reference.shops.values()
  if (!danish) throw new Error('the test world has no shop')
  const shops = new Map([...reference.shops, ['usa', { ...danish, code: 'usa' }]])
  services = makeTestServices(desk.database, { ...reference, shops })
  app = await buildTestApp(services, [routes])
})

const agreeing = (...approved: OptionalCategory[]) =>
  printConsent(approved, { at: services.now(), isHttps: false }).split(';', 1)[0] ?? ''
const place = { shopCode: 'dk', language: 'en-gb', visitor: 'Anonymous' }
const tell = (event: Record<string, unknown>, cookie = agreeing('cookie_cat_statistic'), headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/measurement/events',
    headers: { cookie, ...headers },
    payload: { ...place, ...event },
  })
const readRows = async () =>
  (
    await desk.database.pool.query(
      'select day::text, shop_code, language, visitor, event, fields, count from shop.measured_count order by event, fields',
    )
  ).rows
const readScreen = async (query = '') =>
  (
    await app.inject({
      method: 'GET',
      url: `/api/staff/measurement${query}`,
      headers: signInStaff('translator'),
    })
  ).json<Measurement>()

describe('counting what visitors do', () => {
  it('ANA-01 counts nothing without the statistics category in CookieInformationConsent', async () => {
    const day = 86_400_000
    for (const cookie of [
      '',
      agreeing(),
      agreeing('cookie_cat_marketing', 'cookie_cat_functional'),
      'CookieInformationConsent=%7B%22consents_approved%22%3A%5B%22cookie_cat_statistic%22%5D%7D',
      printConsent(['cookie_cat_statistic'], {
        at: new Date(services.now().getTime() - 366 * day),
        isHttps: false,
      }),
    ]) {
      const answer = await tell({ event: 'basketAdded' }, cookie)
      expect([answer.statusCode, answer.json().errors[0].code], cookie).toEqual([
        422,
        'statistics-not-agreed',
      ])
    }
    expect(await readRows()).toEqual([])
    expect((await tell({ event: 'basketAdded' })).statusCode).toBe(204)
    expect(await readRows()).toHaveLength(1)
  })

  it('keeps what an event declares and drops everything else: no person, no donor, no address, no word', async () => {
    const forbidden = {
      email: 'ada@example.test',
      userId: 'u-1',
      customerId: '5d0a1c1e-0000-4000-8000-000000000009',
      donorId: 'K4127',
      donorTrackingData: { donorCandidateKind: 'Ada Lovelace', department: 'ada@example.test' },
      path: '/en-gb/dk-shop/private/donors/K4127/?q=endometriosis',
      query: 'endometriosis',
      answers: { health: 'asthma' },
      fields: { note: 'ada' },
      count: 1000,
      day: '1999-01-01',
      ip: '203.0.113.9',
      at: '2026-05-04T08:00:00Z',
    }
    const told = [
      { event: 'pageView', pageKind: 'DonorProfilePage' },
      { event: 'search', donorKind: 'sperm' },
      { event: 'favouriteAdded' },
      { event: 'favouriteRemoved' },
      { event: 'basketAdded' },
      { event: 'checkout', step: 2, stage: 1 },
      { event: 'formSent', formGuid: desk.formGuid },
    ]
    for (const event of told)
      expect((await tell({ ...forbidden, ...event }, undefined, { 'user-agent': 'Ada' })).statusCode).toBe(
        204,
      )
    const kept = { day: '2026-05-04', shop_code: 'dk', language: 'en-GB', visitor: 'Anonymous', count: 1 }
    expect(await readRows()).toEqual([
      { ...kept, event: 'basketAdded', fields: {} },
      { ...kept, event: 'checkout', fields: { step: 2, stage: 1 } },
      { ...kept, event: 'favouriteAdded', fields: {} },
      { ...kept, event: 'favouriteRemoved', fields: {} },
      { ...kept, event: 'formSent', fields: { donorCandidateKind: 'SpermDonor', department: 'Aarhus' } },
      { ...kept, event: 'pageView', fields: { pageKind: 'DonorProfilePage' } },
      { ...kept, event: 'search', fields: { donorKind: 'sperm' } },
    ])
  })

  it('keeps no text that a browser could make up', async () => {
    for (const event of [
      { event: 'ada@example.test' },
      { event: 'pageView', pageKind: 'ada@example.test' },
      { event: 'search', donorKind: 'Ada' },
      { event: 'checkout', step: 7, stage: 1 },
      { event: 'checkout', step: 1, stage: 3 },
      { event: 'basketAdded', visitor: 'Ada' },
      { event: 'basketAdded', shopCode: 'ada-lovelace' },
      { event: 'basketAdded', language: 'ada' },
      { event: 'formSent', formGuid: 'ada' },
    ])
      expect((await tell(event)).statusCode, JSON.stringify(event)).toBe(400)
    for (const event of [
      { event: 'pageView', pageKind: 'AdaLovelace' },
      { event: 'basketAdded', shopCode: 'ada' },
      { event: 'basketAdded', language: 'xx-xx' },
      { event: 'formSent', formGuid: '5d0a1c1e-0000-4000-8000-00000000000f' },
    ])
      expect((await tell(event)).statusCode, JSON.stringify(event)).toBe(422)
    expect(await readRows()).toEqual([])
  })

  it('PAGE-39 never counts views of pages that are not tracked, whatever a browser says', async () => {
    for (const pageKind of ['ResetPasswordPage', 'NotFoundPage', 'ServerErrorPage'])
      expect((await tell({ event: 'pageView', pageKind })).statusCode, pageKind).toBe(422)
    expect(await readRows()).toEqual([])
  })

  it('makes one number larger for the same event of a day, also when many come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => tell({ event: 'checkout', step: 1, stage: 1 })))
    expect(await readRows()).toMatchObject([{ event: 'checkout', count: 20 }])
  })

  it('lets an address tell only so much in a minute', async () => {
    const codes = []
    for (let index = 0; index < 61; index++) codes.push((await tell({ event: 'basketAdded' })).statusCode)
    expect(new Set(codes.slice(0, 60))).toEqual(new Set([204]))
    expect(codes[60]).toBe(429)
  })
})

describe('what staff see', () => {
  it('ANA-02 ANA-05 shows events by day with their score, and the numbered steps as started and submitted', async () => {
    await tell({ event: 'favouriteAdded' })
    await tell({ event: 'favouriteAdded' })
    await tell({ event: 'favouriteRemoved' })
    services.moveClock(24 * 60)
    await tell({ event: 'favouriteAdded' })
    for (const [step, stage] of [
      [1, 1],
      [1, 1],
      [1, 2],
      [2, 1],
      [6, 2],
    ])
      await tell({ event: 'checkout', step, stage })
    const { from, to, events, funnel } = await readScreen('?days=3')
    expect([from, to]).toEqual(['2026-05-03', '2026-05-05'])
    const find = (name: string) => events.find(({ event }) => event === name)
    expect(find('favouriteAdded')).toEqual({
      event: 'favouriteAdded',
      total: 3,
      score: 9,
      byDay: [0, 2, 1],
    })
    expect(find('favouriteRemoved')).toMatchObject({ total: 1, score: 0, byDay: [0, 1, 0] })
    expect(find('search')).toMatchObject({ total: 0, score: null })
    expect(funnel).toEqual([
      { step: 1, tab: 'basket', started: 2, submitted: 1 },
      { step: 2, tab: 'reservation', started: 1, submitted: 0 },
      { step: 3, tab: 'information', started: 0, submitted: 0 },
      { step: 4, tab: 'shipping', started: 0, submitted: 0 },
      { step: 5, tab: 'orderSummary', started: 0, submitted: 0 },
      { step: 6, tab: 'payment', started: 0, submitted: 1 },
    ])
  })

  it('ANA-03 tells who is unknown as Anonymous and everybody else by their kind alone', async () => {
    await tell({ event: 'pageView', pageKind: 'StandardPage' })
    await tell({ event: 'pageView', pageKind: 'StandardPage' })
    await tell({ event: 'pageView', pageKind: 'BasketPage', visitor: 'Private' })
    const { visitors, pages } = await readScreen()
    expect(visitors).toEqual([
      { visitor: 'Anonymous', total: 2 },
      { visitor: 'Private', total: 1 },
      { visitor: 'Professional', total: 0 },
    ])
    expect(pages).toEqual([
      { pageKind: 'StandardPage', total: 2 },
      { pageKind: 'BasketPage', total: 1 },
    ])
  })

  it('DNR-06 counts forms by the kind of candidate and the department they name', async () => {
    await tell({ event: 'formSent', formGuid: desk.formGuid })
    await tell({ event: 'formSent', formGuid: desk.formGuid, language: 'da-dk' })
    expect((await readScreen()).forms).toEqual([
      { donorCandidateKind: 'SpermDonor', department: 'Aarhus', total: 2 },
    ])
  })

  it('shows one shop or all of them', async () => {
    await tell({ event: 'search', donorKind: 'egg' })
    await tell({ event: 'search', donorKind: 'egg', shopCode: 'usa' })
    expect((await readScreen()).searches).toContainEqual({ donorKind: 'egg', total: 2 })
    const { searches, shopCodes } = await readScreen('?shop=usa')
    expect(searches).toContainEqual({ donorKind: 'egg', total: 1 })
    expect(shopCodes).toContain('usa')
  })

  it('is for staff alone', async () => {
    for (const [headers, status] of [
      [{}, 401],
      [signIn('5d0a1c1e-0000-4000-8000-000000000009'), 401],
      [signInStaff('editor'), 200],
    ] as const)
      expect((await app.inject({ method: 'GET', url: '/api/staff/measurement', headers })).statusCode).toBe(
        status,
      )
  })

  it('lets counts go after 400 days', async () => {
    await tell({ event: 'basketAdded' })
    services.moveClock(400 * 24 * 60)
    await tasks['measurement.drop']?.({}, services)
    expect(await readRows()).toHaveLength(1)
    services.moveClock(24 * 60)
    await tasks['measurement.drop']?.({}, services)
    expect(await readRows()).toEqual([])
  })
})
