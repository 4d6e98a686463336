import { createTestDatabase } from '@kindred/database/testing/test-database'
import { expect } from 'vitest'
import { routes as basket } from '../../apps/api/src/basket/routes.ts'
import { routes as checkout } from '../../apps/api/src/checkout/routes.ts'
import { routes as orders } from '../../apps/api/src/orders/routes.ts'
import { routes as payments } from '../../apps/api/src/payments/routes.ts'
import { buildTestApp } from '../../apps/api/src/testing/test-app.ts'
import { makeTestServices } from '../../apps/api/src/testing/test-services.ts'
import { deliverEvents, makeShopper } from '../../apps/api/src/testing/test-shopper.ts'
import {
  addCustomer,
  addDonor,
  makeTestReference,
  readStock,
  readTaken,
} from '../../apps/api/src/testing/test-world.ts'
import { addEndpoint } from '../../apps/api/src/webhooks/manage-endpoints.ts'
import { findDisagreements } from './books.ts'
import { MortalPool } from './mortal-pool.ts'

/** A shop whose process can die at any statement, over a database that goes on. */
export async function openMortalShop(reference = makeTestReference()) {
  const database = await createTestDatabase()
  const mortal = new MortalPool(database.pool)
  const services = Object.assign(makeTestServices(database, reference), { pool: mortal.pool, db: mortal.db })
  const app = await buildTestApp(services, [basket, checkout, payments, orders])
  const close = async () => {
    await app.close()
    await database.drop()
  }
  return { database, mortal, services, app, close }
}

/** The same where the operator's own system hears of each order, and of each once. */
export async function openHeardShop(): Promise<MortalShop> {
  const shop = await openMortalShop()
  const events = ['order.placed', 'payment.paid'] as const
  await addEndpoint(shop.services, { name: 'ERP', url: 'https://erp.example', events: [...events] }, 'test')
  return shop
}

export type MortalShop = Awaited<ReturnType<typeof openMortalShop>>

/** A customer before the payment step, with two straws and their place in the basket. */
export async function stand({ app, database, services }: MortalShop) {
  const donor = await addDonor(database.pool)
  const customerId = await addCustomer(database.pool)
  const shopper = makeShopper(app, services, customerId)
  await shopper.walk(donor, 2)
  return { donor, shopper, customerId }
}

export type Standing = Awaited<ReturnType<typeof stand>>

/** Begins or goes on, fills in the card, and lets the events arrive; nobody comes back to look. */
export async function payAndHear({ app, services }: MortalShop, { shopper }: Standing): Promise<void> {
  const { reference } = await shopper.start()
  await shopper.pay(reference)
  await deliverEvents(app, services)
}

/** Two straws and one place sold to the customer of a heard shop, one order paid, one mail: nothing less and nothing twice. */
export async function expectSoldOnce(shop: MortalShop, { donor, customerId }: Standing): Promise<void> {
  const { database } = shop
  expect(await findDisagreements(database.pool)).toEqual([])
  expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
  expect(await readTaken(database.pool, donor.id)).toBe(1)
  const { rows } = await database.pool.query(
    `select o.order_state, o.payment_state, (select count(*)::int from graphile_worker.jobs j
       where j.key = 'mail:order-placed:' || o.id) mails
     from shop."order" o where o.customer_id = $1`,
    [customerId],
  )
  expect(rows).toEqual([{ order_state: 'placed', payment_state: 'paid', mails: 1 }])
  expect((await listWebhooks(shop, customerId)).map(({ type }) => type)).toEqual([
    'order.placed',
    'payment.paid',
  ])
}

/** What waits for the operator's systems about a customer's order. */
export async function listWebhooks({ database }: MortalShop, customerId: string) {
  const { rows } = await database.pool.query<{
    type: string
    id: string
    endpointId: string
    subject: string
  }>(
    `select v.type, v.id, d.endpoint_id "endpointId", d.subject from shop.webhook_event v
       join shop.webhook_delivery d on d.event_id = v.id
     where v.subject = (select 'order:' || number from shop."order" where customer_id = $1) order by d.sequence`,
    [customerId],
  )
  return rows
}
