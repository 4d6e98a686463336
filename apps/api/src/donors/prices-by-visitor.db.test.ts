import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { loadDonors } from '../donors/load-donors.ts'
import { routes as favourites } from '../favourites/routes.ts'
import { routes as genes } from '../genetic-matching/routes.ts'
import { routes as orders } from '../orders/routes.ts'
import { routes as payments } from '../payments/routes.ts'
import { routes as search } from '../search/routes.ts'
import { SearchIndex } from '../search/search-index.ts'
import { buildTestApp, signIn } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor, type TestDonor } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let donor: TestDonor

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  const index = new SearchIndex(services)
  const contexts = [routes, basket, checkout, favourites, genes, orders, payments]
  app = await buildTestApp(services, [
    ...contexts,
    async (root) => void (await root.register(search, { services, index })),
  ])
  donor = await addDonor(database.pool)
  await index.load(await loadDonors(services, [donor.id]))
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

type Headers = Record<string, string>
const toClinics = { 'x-visitor-type': 'professional' }
const toPersons = { 'x-visitor-type': 'private' }
const read = async (url: string, headers: Headers = {}, body?: object) => {
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: { 'x-shop-code': 'dk', 'x-treatment-country': 'DK', ...headers },
    ...(body && { payload: body }),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
/** Prices of a donor’s page: a straw, the place, each way of sending, a subscription. */
async function readPage(headers: Headers, country = 'DK') {
  const page = await read(`/api/donors/dk-shop/en-gb/${country}/${donor.code}`, {
    ...headers,
    'x-treatment-country': country,
  })
  const minor = (one: { price: { amountMinor: number } }) => one.price.amountMinor
  return {
    straw: minor(page.stock[0]),
    from: page.fromPrice.amountMinor,
    place: page.quotaPrice?.amountMinor ?? null,
    hasTax: page.quotaPriceHasTax,
    ways: page.shipping.map(minor),
    subscription: minor(page.subscriptions[0]),
  }
}

describe('what the donor’s page costs', () => {
  const persons = {
    straw: 80_000,
    from: 80_000,
    place: 43_750,
    hasTax: true,
    ways: [0, 10_000, 20_000],
    subscription: 5_000,
  }
  const clinics = {
    straw: 64_000,
    from: 64_000,
    place: 35_000,
    hasTax: false,
    ways: [0, 8_000, 16_000],
    subscription: 4_000,
  }

  it('PAGE-47 is with tax on the pages for private persons and without on those for professionals', async () => {
    expect(await readPage({})).toEqual(persons)
    expect(await readPage(toPersons)).toEqual(persons)
    expect(await readPage(toClinics)).toEqual(clinics)
  })

  it('is told as the page speaks, whoever looks at it; where no page says it, as the customer is', async () => {
    const clinic = await addCustomer(database.pool, { clientType: 'professional' })
    const signedIn = signIn(clinic, 'professional')
    expect(await readPage(signedIn)).toEqual(clinics)
    expect(await readPage({ ...signedIn, ...toPersons })).toEqual(persons)
  })

  it('takes the tax of the country of treatment, and for a clinic in another one of the Union that of reverse charge', async () => {
    expect(await readPage({}, 'DE')).toMatchObject({ straw: 80_000, subscription: 5_000 })
    expect(await readPage(toClinics, 'DE')).toMatchObject({ straw: 64_000, subscription: 4_000 })
    // Nothing is due on export: a private person pays the amount without it, as in the basket.
    expect(await readPage({}, 'NO')).toMatchObject({ straw: 64_000 })
  })
})

it('SRCH-10 finds each donor at the price of whom the list is for, one after the other', async () => {
  const ask = async (headers: Headers) => {
    const { donors } = await read('/api/cms/donors/searchallmarkets', headers, { sort: 'price' })
    return donors[0].fromPrice.amountMinor
  }
  for (let time = 0; time < 3; time++) {
    expect(await ask(toPersons)).toBe(80_000)
    expect(await ask(toClinics)).toBe(64_000)
  }
})

it('DON-11 FAV-03 draws cards at the same price', async () => {
  const one = await addCustomer(database.pool, { clientType: 'professional' })
  const signedIn = signIn(one, 'professional')
  const cards = (headers: Headers) =>
    read('/api/donors/en-gb/listDetails', headers, { donorGuids: [donor.id] })
  expect((await cards({})).donors[0].fromPrice.amountMinor).toBe(80_000)
  expect((await cards(toClinics)).donors[0].fromPrice.amountMinor).toBe(64_000)
  await read(`/api/users/${one}/FavoriteDonors`, signedIn, {
    userGuid: one,
    donorId: donor.code,
    donorGuid: donor.id,
  })
  const { favourites } = await read('/api/donors/favorites/en-gb', signedIn)
  expect(favourites[0].fromPrice.amountMinor).toBe(64_000)
})

it('GEN-02 BASK-03 asks for a comparison and for receiving without tax of a clinic, as its basket will', async () => {
  const arrival = '/api/commerce/dk-shop/en-gb/shipmentinbound'
  const matching = '/api/geneticmatching/offer'
  const clinic = signIn(await addCustomer(database.pool, { clientType: 'professional' }), 'professional')
  const person = signIn(await addCustomer(database.pool))
  const ask = async (url: string, headers: Headers) => (await read(url, headers)).price.amountMinor
  expect([await ask(arrival, person), await ask(matching, person)]).toEqual([22_000, 9_000])
  expect([await ask(arrival, clinic), await ask(matching, clinic)]).toEqual([17_600, 7_200])
})

it('asks a clinic abroad what its own VAT number decides, known or not', async () => {
  const make = async (vatNumber?: string) =>
    signIn(
      await addCustomer(database.pool, { clientType: 'professional', country: 'DE', vatNumber }),
      'professional',
    )
  const inGermany = { 'x-treatment-country': 'DE' }
  const ask = async (headers: Headers) =>
    (await read('/api/commerce/dk-shop/en-gb/shipmentinbound', { ...headers, ...inGermany })).price
      .amountMinor
  expect(await ask(await make('DE123456789'))).toBe(17_600)
  // Tax of 19 % is added to it: what is listed is what is paid.
  expect(await ask(await make())).toBe(18_487)
  expect(await ask(toClinics)).toBe(17_600)
})

it.each([
  ['private', 30_000],
  ['professional', 24_000],
] as const)(
  'ACC-15 renews what a %s customer keeps at the price the basket then says',
  async (clientType, price) => {
    const one = makeShopper(app, services, await addCustomer(database.pool, { clientType }), clientType)
    await one.add({ lineHandlingType: 'storageDelivery', stockItemId: donor.stockItemId, quantity: 1 })
    await one.buyKept(null)
    const [deposit] = (await one.get('/api/deposits')).json()
    expect(deposit.renewals).toMatchObject([{ months: 12, price: { amountMinor: price } }])
    const { lines } = await one.add({
      lineHandlingType: 'storageRenewalPeriod',
      depositId: deposit.id,
      periodMonths: 12,
      quantity: 1,
    })
    expect(clientType === 'private' ? lines[0]?.total : lines[0]?.net).toMatchObject({ amountMinor: price })
  },
)

it('BASK-05 says in the basket of a visitor what the pages said before', async () => {
  const fill = async (headers: Headers) => {
    const line = { lineHandlingType: 'strawDelivery', stockItemId: donor.stockItemId, quantity: 1 }
    const { isBusiness, lines } = await read('/api/commerce/dk-shop/en-gb/basket', headers, line)
    const straw = lines.find(({ stockItemId }: { stockItemId: string | null }) => stockItemId !== null)
    return [isBusiness, (isBusiness ? straw.net : straw.total).amountMinor]
  }
  expect(await fill(toPersons)).toEqual([false, 80_000])
  expect(await fill({})).toEqual([false, 80_000])
  expect(await fill(toClinics)).toEqual([true, 64_000])
  expect(await fill({ ...toClinics, 'x-treatment-country': 'DE' })).toEqual([true, 64_000])
})
