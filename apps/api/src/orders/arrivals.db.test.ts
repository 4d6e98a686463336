import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDisagreements } from '../../../../tests/faults/books.ts'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { routes as payments } from '../payments/routes.ts'
import { buildTestApp, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { makeShopper, type TestShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let app: FastifyInstance
let services: ReturnType<typeof makeTestServices>

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, checkout, payments, routes])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const arrival = { goods: 'embryos', count: 4, from: 'Klinik Nord, Hamburg' } as const
const bring = { lineHandlingType: 'shipment', quantity: 1, arrival } as const
const shop = async (): Promise<TestShopper> => makeShopper(app, services, await addCustomer(database.pool))
const act = (number: string, action: string, payload: object = {}, role = 'orders') =>
  app.inject({
    method: 'POST',
    url: `/api/staff/orders/${number}/actions/${action}`,
    headers: signInStaff(role),
    payload,
  })

it('BASK-02 BASK-03 takes a shipment to us into the basket at the price of the list, apart from the lines that are counted', async () => {
  const one = await shop()
  const offer = await one.get('/api/commerce/dk-shop/en-gb/shipmentinbound')
  expect(offer.json()).toEqual({ price: { amountMinor: 22_000, currency: 'EUR' } })
  const added = await one.add(bring)
  expect(added.lines).toMatchObject([
    {
      lineHandlingType: 'shipment',
      productType: 'shipmentInbound',
      arrival,
      unitPrice: { amountMinor: 22_000 },
      total: { amountMinor: 22_000 },
      taxRateBp: 2500,
      quantity: 1,
    },
  ])
  expect(added.count).toBe(0)
  const changed = await one.add({ ...bring, arrival: { ...arrival, count: 6 } })
  expect(changed.lines.map((line) => line.arrival?.count)).toEqual([6])
  // It goes with everything else, straws that are bought as well.
  const donor = await addDonor(database.pool)
  const mixed = await one.add({
    lineHandlingType: 'strawDelivery',
    stockItemId: donor.stockItemId,
    quantity: 1,
  })
  expect(mixed.lines.map((line) => line.productType)).toEqual(
    expect.arrayContaining(['shipmentInbound', 'strawDelivery']),
  )
  expect(
    (await one.add({ lineHandlingType: 'shipment', quantity: 0 })).lines.map((line) => line.productType),
  ).not.toContain('shipmentInbound')
})

it('BASK-02 refuses a shipment to us that says nothing, too much or about another line', async () => {
  const one = await shop()
  const refuse = async (change: object) => {
    const answer = await one.post('dk-shop/en-gb/basket', change)
    return answer.statusCode === 422 ? answer.json().errors[0].code : answer.statusCode
  }
  expect(await refuse({ lineHandlingType: 'shipment', quantity: 1 })).toBe('arrival-required')
  expect(await refuse({ ...bring, quantity: 2 })).toBe('one-is-enough')
  expect(await refuse({ lineHandlingType: 'subscription', periodMonths: 3, quantity: 1, arrival })).toBe(
    'field-not-for-line',
  )
  for (const wrong of [{ count: 0 }, { count: 1.5 }, { count: 201 }, { goods: 'blood' }, { from: '' }])
    expect(await refuse({ ...bring, arrival: { ...arrival, ...wrong } }), JSON.stringify(wrong)).toBe(400)
  expect(await refuse({ ...bring, productKind: 'shipment' })).toBe(400)
  await one.add(bring)
  const bare = database.pool.query(
    `insert into shop.basket_line (basket_id, line_handling_type, product_kind, quantity, unit_price_minor, tax_rate_bp)
     select id, 'shipment', 'shipmentInbound', 1, 1, 0 from shop.basket limit 1`,
  )
  await expect(bare).rejects.toThrow(/basket_line_arrival/)
})

it('BASK-03 sells receiving without a shipping step; staff record what has come, and only then the order closes', async () => {
  const one = await shop()
  await one.add(bring)
  const number = await one.buyKept(undefined)
  const read = async () => (await one.get(`/api/orders/${number}`)).json()
  expect(await read()).toMatchObject({
    state: 'placed',
    delivery: null,
    total: { amountMinor: 22_000 },
    lines: [{ productKind: 'shipmentInbound', description: { arrival } }],
    arrival: { ...arrival, arrivedAt: null },
  })
  expect((await act(number, 'close')).json().errors[0].code).toBe('arrival-awaited')
  expect((await act(number, 'markArrived')).json().errors[0].code).toBe('reason-required')
  expect((await act(number, 'markArrived', { reason: 'x' }, 'editor')).statusCode).toBe(403)
  const arrived = await act(number, 'markArrived', { reason: '4 embryos, tank 3, goblet 7' })
  expect(arrived.statusCode).toBe(200)
  expect(arrived.json().checks.map((check: { code: string }) => check.code)).not.toContain('arrived')
  expect((await read()).arrival.arrivedAt).toBe(services.now().toISOString())
  expect((await act(number, 'markArrived', { reason: 'again' })).json().errors[0].code).toBe(
    'nothing-awaited',
  )
  expect((await act(number, 'close')).statusCode).toBe(200)
  expect((await read()).state).toBe('closed')
  expect(await findDisagreements(database.pool)).toEqual([])
})
