import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { findDisagreements } from '../../../../tests/faults/books.ts'
import { routes as basket } from '../basket/routes.ts'
import { routes as orders } from '../orders/routes.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { routes as payments } from '../payments/routes.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor, clinicId, readStock } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, routes, orders, payments])
})
afterEach(async () => expect(await findDisagreements(database.pool)).toEqual([]))
afterAll(async () => {
  await app.close()
  await database.drop()
})

const listPlaced = async (customerId: string) =>
  (
    await database.pool.query<{ number: string; method: string }>(
      `select number, payment_method method from shop."order" where customer_id = $1 and placed_at is not null`,
      [customerId],
    )
  ).rows

it('CHK-11 CHK-19 two devices that pay for one basket meet on one card page and pay once', async () => {
  const donor = await addDonor(database.pool, { straws: 5 })
  const customerId = await addCustomer(database.pool)
  const [one, other] = [makeShopper(app, services, customerId), makeShopper(app, services, customerId)]
  await one.walk(donor, 2)
  const [first, second] = await Promise.all([one.start(), other.start()])
  expect(second).toEqual(first)
  await Promise.all([one.pay(first.reference), other.pay(second.reference)])
  await deliverEvents(app, services)
  expect(await listPlaced(customerId)).toEqual([{ number: first.orderNumber, method: 'card' }])
  expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 3, held: 0 })
  // The one who comes later finds nothing left to pay.
  const late = await other.post('checkout/dk-shop/en-gb/startcardpayment')
  expect(late.json().errors[0]).toMatchObject({ code: 'step-not-reachable', data: { tab: 'basket' } })
})

it('CHK-11 an order against an invoice closes the card page that another device has open', async () => {
  const donor = await addDonor(database.pool, { straws: 5 })
  const customerId = await addCustomer(database.pool, { clientType: 'professional' })
  const [desk, phone] = [
    makeShopper(app, services, customerId, 'professional'),
    makeShopper(app, services, customerId, 'professional'),
  ]
  await desk.walk(donor, 2, clinicId)
  const card = await phone.start()
  const ordered = await desk.post('checkout/dk-shop/en-gb/makenoncardpayment', { method: 'invoice' })
  expect(ordered.statusCode).toBe(200)
  // Whoever had the page open and pays all the same gets the money back; nothing is sold twice.
  await phone.pay(card.reference)
  await deliverEvents(app, services)
  await runJobs(services, paymentTasks, 'payments.refund')
  await deliverEvents(app, services)
  expect(await listPlaced(customerId)).toEqual([{ number: ordered.json().orderNumber, method: 'invoice' }])
  expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 3, held: 0 })
})
