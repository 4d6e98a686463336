import { type ReferenceWatch, watchReference } from '@kindred/content/reference/watch-reference.ts'
import { savedLocationSchema } from '@kindred/contracts/location'
import type { TestDatabase } from '@kindred/database/testing/test-database'
import { createContentDatabase } from '@kindred/demo/testing/content-database'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as accounts } from '../accounts/routes.ts'
import { insertDonor } from '../donors/testing/insert-donor.ts'
import { buildTestApp, signIn } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let app: FastifyInstance
let watch: ReferenceWatch
const log: { code?: string; fault?: string }[] = []

beforeAll(async () => {
  database = await createContentDatabase()
  watch = await watchReference(database.pool, database.url)
  const services = {
    ...makeTestServices(database),
    reference: () => watch.current(),
    log: pino({ level: 'warn' }, { write: (line) => void log.push(JSON.parse(line)) }),
  }
  services.config.trustedProxies = ['10.0.0.1']
  app = await buildTestApp(services, [routes, accounts])
  await app.ready()
})
afterAll(async () => {
  await app?.close()
  await watch?.close()
  await database?.drop()
})

type Headers = Record<string, string>
const where = async (headers: Headers = {}, payload?: object, remoteAddress = '10.0.0.1') => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/cms/navigation/context/user',
    headers,
    remoteAddress,
    ...(payload ? { payload } : {}),
  })
  return { ...answer.json(), status: answer.statusCode, setCookie: answer.headers['set-cookie'] }
}
const cookie = (settings: object) => ({
  cookie: `Location_settings_data=${encodeURIComponent(JSON.stringify(settings))}`,
})
const save = (payload: object, headers: Headers = {}) =>
  app.inject({ method: 'POST', url: '/api/cms/settings/location', headers, payload })
const guid = (code: string) => watch.current().countries.get(code)?.id
const settle = (customerId: string, part: object = {}, clientType?: 'professional') =>
  app.inject({
    method: 'PUT',
    url: `/api/users/${customerId}/settings`,
    headers: signIn(customerId, clientType),
    payload: {
      defaultLanguage: 'de-DE',
      treatmentCountryGuid: guid('DE'),
      residentCountryGuid: guid('DE'),
      legalDepartmentGuid: watch.current().shops.get('de')?.id,
      ...part,
    },
  })
const settingsOf = async (customerId: string) =>
  (await app.inject({ url: `/api/users/${customerId}/settings`, headers: signIn(customerId) })).json()

describe('the user context call', () => {
  it('LOC-16 decides on the server: path, settings, cookie, network, browser', async () => {
    const customer = await addCustomer(database.pool)
    await settle(customer)
    expect(await where({ ...signIn(customer), ...cookie({ country: 'FR', shopCode: 'uk' }) })).toMatchObject({
      country: 'DE',
      language: 'de-DE',
      defaultPageUrl: '/de-de/de-shop/private/',
    })
    const byPath = await where(signIn(customer), { path: '/da-dk/dk-shop/private/' })
    expect(byPath).toMatchObject({ language: 'da-DK', defaultPageUrl: '/da-dk/dk-shop/private/' })
    expect(await where({ ...cookie({ country: 'FR', shopCode: 'uk' }) })).toMatchObject({
      country: 'FR',
      defaultPageUrl: '/en-gb/uk-shop/private/',
    })
  })

  it('LOC-14 LOC-18 believes the country of the network from our proxy alone', async () => {
    const network = { 'ip-country': 'US', 'x-forwarded-for': '203.0.113.9' }
    expect(await where(network)).toMatchObject({
      country: 'US',
      countryFromIp: 'US',
      detectedIpAddress: '203.0.113.9',
    })
    expect(await where(network, undefined, '198.51.100.7')).toMatchObject({
      country: null,
      countryFromIp: null,
      countryFromCF: null,
      detectedIpAddress: '198.51.100.7',
    })
    expect(await where({ 'cf-ipcountry': 'DE', 'x-forwarded-for': '203.0.113.9' })).toMatchObject({
      country: 'DE',
      countryFromCF: 'DE',
    })
  })

  it('LOC-25 saves the country and language of the landing page for a private customer, once', async () => {
    const customer = await addCustomer(database.pool)
    await settle(customer)
    const landing = { country: 'FR', shopCode: 'dk', language: 'fr-FR', isRedirectFromLandingPage: true }
    const answer = await where({ ...signIn(customer), ...cookie(landing) })
    expect(answer).toMatchObject({ country: 'FR', language: 'fr-FR' })
    expect(await settingsOf(customer)).toMatchObject({ treatmentCountryCode: 'FR', defaultLanguage: 'fr-FR' })
    expect(decodeURIComponent(String(answer.setCookie))).toContain('"isRedirectFromLandingPage":false')
    const stranger = await where(cookie(landing))
    expect([stranger.country, stranger.setCookie]).toEqual(['FR', undefined])
  })

  it('LOC-27 logs and deletes a forged cookie, and answers as without one', async () => {
    log.length = 0
    const answer = await where(cookie({ country: 'FR', shopCode: 'evil', treatmentState: 'secret' }))
    expect(answer).toMatchObject({ status: 200, country: null })
    expect(String(answer.setCookie)).toMatch(/^Location_settings_data=;.*1970/)
    expect(log).toMatchObject([{ code: 'location-cookie', fault: 'shopCode' }])
    expect(JSON.stringify(log)).not.toContain('secret')
  })

  it('LOC-30 only logs that account and page name different countries', async () => {
    const customer = await addCustomer(database.pool)
    await settle(customer)
    log.length = 0
    const answer = await where({ ...signIn(customer), 'x-treatment-country': 'FR' })
    expect([answer.status, answer.country]).toEqual([200, 'FR'])
    expect(log).toMatchObject([{ code: 'country-mismatch' }])
  })

  it('LOC-31 LOC-32 takes country and shop of a clinic from its account', async () => {
    const clinic = await addCustomer(database.pool, { clientType: 'professional', country: 'DE' })
    await settle(clinic, {}, 'professional')
    const headers = { ...signIn(clinic, 'professional'), ...cookie({ country: 'FR', shopCode: 'uk' }) }
    expect(await where(headers)).toMatchObject({
      country: 'DE',
      defaultPageUrl: '/de-de/de-shop/professional/',
    })
    // A department that does not serve the country gives way to the country's default shop.
    const byDefault = watch.current().countries.get('DE')?.shopCodes[0]
    await settle(clinic, { legalDepartmentGuid: watch.current().shops.get('usa')?.id }, 'professional')
    expect((await where(headers)).defaultPageUrl).toContain(`/${byDefault}-shop/professional/`)
  })
})

describe('saving', () => {
  const choice = { countryCode: 'DK', shopCode: 'dk', languageName: 'da-dk' }

  it('LOC-11 LOC-44 keeps the settings 30 days in a cookie that is read again', async () => {
    const answer = await save(choice)
    const [settings] = answer.cookies
    expect(settings).toMatchObject({ name: 'Location_settings_data', maxAge: 30 * 24 * 60 * 60, path: '/' })
    const again = await where({
      cookie: `Location_settings_data=${encodeURIComponent(settings?.value ?? '')}`,
    })
    expect(again).toMatchObject({ country: 'DK', language: 'da-DK', setCookie: undefined })
  })

  it('LOC-44 LOC-46 leads an anonymous visitor to the same page in the new language, else to the start page', async () => {
    const slugs = await app.inject({ url: '/api/cms/dk-shop/en-gb/private/navigation' })
    const { pagesByKind } = slugs.json()
    const to = async (path: string, part = {}) =>
      savedLocationSchema.parse((await save({ ...choice, ...part, path })).json()).pageUrl
    const prices = pagesByKind.SearchSpermDonorPage
    const there = await to(prices)
    expect(there).toMatch(/^\/da-dk\/dk-shop\/private\/.+/)
    expect(there).not.toBe(prices.replace('en-gb', 'da-dk'))
    expect((await app.inject({ url: `/api/cms/pages${there}` })).statusCode).toBe(200)
    expect(await to('/en-gb/dk-shop/private/no-such-page/')).toBeNull()
    expect(await to('https://evil.test/')).toBeNull()
    const german = await to(prices, { countryCode: 'DE', shopCode: 'de', languageName: 'de-de' })
    expect(german).toMatch(/^\/de-de\/de-shop\/private\//)
  })

  it('LOC-46 never takes the profile along by itself', async () => {
    const customer = await addCustomer(database.pool)
    await settle(customer)
    expect((await save(choice, signIn(customer))).statusCode).toBe(200)
    expect(await settingsOf(customer)).toMatchObject({ treatmentCountryCode: 'DE' })
  })

  it('LOC-01 LOC-08 tells of each country its regime, standards and states', async () => {
    const countries = (await app.inject({ url: '/api/cms/settings/countries?language=en-gb' })).json()
    const find = (code: string) => countries.find((country: { code: string }) => country.code === code)
    expect(find('DE')).toMatchObject({ name: 'Germany', standards: 'eu', donorAnonymity: 'idRelease' })
    expect(find('US').states).toContainEqual({ code: 'NY', name: 'New York' })
    for (const { donorAnonymity } of countries)
      expect(['nonIDRelease', 'both', 'idRelease']).toContain(donorAnonymity)
  })

  it('LOC-04 LOC-06 LOC-67 tells a shop its languages and settings by its name', async () => {
    const shop = (await app.inject({ url: '/api/cms/settings/shops/dk-shop' })).json()
    expect(shop.languages).toContainEqual({
      language: 'en-GB',
      languageName: expect.any(String),
      isDefaultLanguage: true,
    })
    expect(shop.settings).toEqual({
      geneticMatchingSettings: { isGeneticMatchingEnabled: true },
      faceMatchingSettings: { isFaceMatchingEnabled: true },
      enableChooseTcLater: true,
    })
    expect((await app.inject({ url: '/api/cms/settings/shops/zz-shop' })).statusCode).toBe(404)
  })

  it('LOC-09 knows private, professional and anonymous customers, and no other', async () => {
    const ask = async (customerType: string) =>
      app.inject({ url: '/api/cms/settings/location', query: { customerType } })
    expect((await ask('private')).json().defaultPageUrl).toBe('/en-gb/dk-shop/private/')
    expect((await ask('professional')).json().defaultPageUrl).toBe('/en-gb/dk-shop/professional/')
    expect((await ask('anonymous')).json().defaultPageUrl).toBe('/en-gb/dk-shop/private/')
    expect((await ask('staff')).statusCode).toBe(400)
  })

  it('LOC-12 LOC-21 takes everything that is known, and answers the donation type', async () => {
    const answer = await app.inject({
      url: '/api/cms/settings/location',
      query: {
        countryCode: 'US',
        languageName: 'es-us',
        shopCode: 'usa',
        customerType: 'private',
        donationCountry: 'DK',
        donationType: 'egg',
        ipAddress: '203.0.113.9',
      },
    })
    expect(answer.json()).toMatchObject({
      language: 'es-US',
      donationCountryCode: 'DK',
      donationType: 'egg',
      donationCountry: { defaultPageUrl: '/donor' },
    })
    expect((await app.inject({ url: '/api/cms/settings/location' })).json().donationType).toBe('sperm')
  })

  it('LOC-64 says whether a country may buy in a shop, what, and by which rule not', async () => {
    const ask = async (path: string, query = {}) => {
      const answer = await app.inject({ url: `/api/cms/settings/countries/${path}`, query })
      return { status: answer.statusCode, ...answer.json() }
    }
    const egg = { donorKind: 'egg' }
    expect(await ask('DK/allowedtoshop/dk-shop')).toMatchObject({
      isAllowed: false,
      reasons: [{ code: 'standards-not-met' }],
    })
    await insertDonor(database.pool, { code: 'K1', alias: 'Anselm', onHand: 1 })
    expect(await ask('DK/allowedtoshop/dk-shop')).toMatchObject({
      isAllowed: true,
      donorKinds: ['sperm', 'egg'],
      reasons: [],
    })
    expect(await ask('LU/allowedtoshop/dk', egg)).toMatchObject({
      isAllowed: false,
      donorKinds: ['sperm'],
      reasons: [{ code: 'egg-donation-not-legal', data: { source: expect.stringContaining('endolab') } }],
    })
    const closed = await ask('FR/allowedtoshop/dk')
    expect(closed.isAllowed).toBe(false)
    expect(closed.reasons.map(({ code }: { code: string }) => code)).toContain('import-not-accepted')
    expect(await ask('DK/allowedtoshop/zz-shop')).toMatchObject({ status: 404 })
    expect(await ask('XX/allowedtoshop/dk-shop')).toMatchObject({ status: 404 })
  })

  it('LOC-65 tells what reserved straws cost a customer of a country in a shop', async () => {
    const ask = (place: string) =>
      app.inject({ url: `/api/cms/settings/countries/reservedproductpaymentdata/${place}` })
    const payment = (await ask('DK/dk-shop')).json()
    expect(payment).toMatchObject({ country: 'DK', shopCode: 'dk', currency: 'EUR' })
    expect(payment.taxRateBp).toBeGreaterThan(0)
    const months = payment.periods.map((period: { months: number }) => period.months)
    expect(months).toEqual([...months].sort((a, b) => a - b))
    expect(months.length).toBeGreaterThan(0)
    expect((await ask('US/usa-shop')).json()).toMatchObject({ currency: 'USD' })
    expect((await ask('DK/zz-shop')).statusCode).toBe(404)
  })
})
