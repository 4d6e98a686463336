import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostAddresses } from '../accounts/kept-addresses.ts'
import { routes as accounts } from '../accounts/routes.ts'
import { routes as basket } from '../basket/routes.ts'
import { buildTestApp, signIn } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, clinicId } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, routes, accounts])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

type ClientType = 'private' | 'professional'
const home = { fullName: 'Ada Test', line1: 'Nørregade 3', postalCode: '8000', city: 'Aarhus', country: 'DK' }
const work = { ...home, line1: 'Havnegade 10' }

/** Somebody at the information step; each call is a device of its own, which knows nothing but the sign-in. */
async function arrive(clientType: ClientType = 'private') {
  const id = await addCustomer(database.pool, { clientType })
  const headers = { ...signIn(id, clientType), 'x-treatment-country': 'DK' }
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  const { stockItemId } = await addDonor(database.pool)
  const line = { lineHandlingType: 'strawDelivery', stockItemId, quantity: 1 }
  await call('POST', '/api/commerce/dk-shop/en-gb/basket', line)
  await call('GET', '/api/commerce/dk-shop/en-gb/basket/submit')
  const base = '/api/commerce/checkout/dk-shop/en-gb'
  const seen = async () => (await call('GET', `${base}/getcheckoutaddressinformation`)).json().addresses
  return {
    id,
    call,
    say: (body: object) =>
      call('POST', `${base}/updatecheckoutaddressinformation`, {
        isClinicDelivery: true,
        clinicId,
        delivery: null,
        billing: home,
        ...body,
      }),
    seen,
    streets: async () => (await seen()).map((one: { address: { line1: string } }) => one.address.line1),
  }
}

it.each(['private', 'professional'] as const)(
  'CHK-04 CHK-06 offers a %s customer the addresses they kept, each once, the one used last first',
  async (clientType) => {
    const one = await arrive(clientType)
    expect((await one.say({})).statusCode).toBe(200)
    expect(await one.seen()).toEqual([])
    expect((await one.say({ keeps: ['billing'] })).statusCode).toBe(200)
    services.moveClock(1)
    expect((await one.say({ billing: work, keeps: ['billing'] })).statusCode).toBe(200)
    expect(await one.streets()).toEqual(['Havnegade 10', 'Nørregade 3'])
    await one.say({ billing: { ...home, line1: ' nørregade  3' }, keeps: ['billing'] })
    expect(await one.streets()).toHaveLength(2)
  },
)

it('CHK-06 keeps nothing of a clinic’s own address, nor of answers that were refused', async () => {
  const one = await arrive()
  await one.say({ keeps: ['delivery'] })
  const refused = await one.say({ billing: { ...home, postalCode: 'nowhere' }, keeps: ['billing'] })
  expect(refused.statusCode).toBe(422)
  expect((await one.say({ keeps: ['organisation'] })).statusCode).toBe(400)
  expect(await one.seen()).toEqual([])
})

it('CHK-04 shows and deletes kept addresses for their customer alone', async () => {
  const [mine, theirs] = [await arrive(), await arrive()]
  await mine.say({ keeps: ['billing'] })
  const [kept] = await mine.seen()
  const own = `/api/users/${mine.id}/addresses`
  expect(await theirs.seen()).toEqual([])
  expect((await theirs.call('GET', own)).statusCode).toBe(404)
  expect((await theirs.call('DELETE', `${own}/${kept.id}`)).statusCode).toBe(404)
  expect((await theirs.call('DELETE', `/api/users/${theirs.id}/addresses/${kept.id}`)).statusCode).toBe(404)
  expect((await app.inject({ url: own })).statusCode).toBe(401)
  expect((await mine.call('GET', own)).json()).toEqual([kept])
  expect((await mine.call('DELETE', `${own}/${kept.id}`)).statusCode).toBe(204)
  expect((await mine.call('DELETE', `${own}/${kept.id}`)).statusCode).toBe(404)
  expect(await mine.seen()).toEqual([])
})

it('CHK-06 lets go of the address not used for longest when there are too many', async () => {
  const one = await arrive()
  await database.pool.query(
    `insert into shop.kept_address (customer_id, fingerprint, address, used_at)
     select $1, n::text, $2, timestamptz '2020-01-01' + n * interval '1 day' from generate_series(1, $3) n`,
    [one.id, JSON.stringify(work), mostAddresses],
  )
  await one.say({ keeps: ['billing'] })
  const { rows } = await database.pool.query(
    `select fingerprint from shop.kept_address where customer_id = $1 order by used_at`,
    [one.id],
  )
  expect(rows).toHaveLength(mostAddresses)
  expect(rows[0].fingerprint).toBe('2')
  expect((await one.streets())[0]).toBe('Nørregade 3')
})
