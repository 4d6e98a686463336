import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../../apps/api/src/basket/routes.ts'
import { routes as checkout } from '../../apps/api/src/checkout/routes.ts'
import { routes as orders } from '../../apps/api/src/orders/routes.ts'
import { tasks } from '../../apps/api/src/payments/jobs.ts'
import { routes as payments } from '../../apps/api/src/payments/routes.ts'
import { expireAuthorisation } from '../../apps/api/src/payments/sandbox/settle-payment.ts'
import { buildTestApp, signInStaff } from '../../apps/api/src/testing/test-app.ts'
import { listJobs, runJobs } from '../../apps/api/src/testing/test-jobs.ts'
import { makeTestServices } from '../../apps/api/src/testing/test-services.ts'
import { deliverEvents, deliverTo, makeShopper } from '../../apps/api/src/testing/test-shopper.ts'
import {
  addCustomer,
  addDonor,
  makeCapturingReference,
  readStock,
  readTaken,
  type TestDonor,
} from '../../apps/api/src/testing/test-world.ts'
import { findDisagreements } from './books.ts'
import { type Deed, dieAtEveryStatement } from './die-at-every-statement.ts'
import { MortalPool } from './mortal-pool.ts'

let database: TestDatabase
let mortal: MortalPool
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  mortal = new MortalPool(database.pool)
  services = Object.assign(makeTestServices(database, makeCapturingReference()), {
    pool: mortal.pool,
    db: mortal.db,
  })
  app = await buildTestApp(services, [basket, checkout, payments, orders])
})
afterEach(() => mortal.restart())
afterAll(async () => {
  await app.close()
  await database.drop()
})

type Standing = { donor: TestDonor; number: string; reference: string }

/** Two straws and their place, authorised on the card page; the shop has not heard of it. */
async function authorise(): Promise<Standing> {
  const [donor, customerId] = [await addDonor(database.pool), await addCustomer(database.pool)]
  const shopper = makeShopper(app, services, customerId)
  await shopper.walk(donor, 2)
  const { orderNumber: number, reference } = await shopper.start()
  await shopper.pay(reference)
  return { donor, number, reference }
}
const stand = async () => {
  const one = await authorise()
  await deliverEvents(app, services)
  return one
}
const act = ({ number }: Standing, action: string, payload: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/staff/orders/${number}/actions/${action}`,
    headers: { ...signInStaff('orders'), 'idempotency-key': crypto.randomUUID() },
    payload,
  })
const hear = async () => {
  const [job] = await listJobs(database.pool, 'sandbox.deliverEvent')
  await deliverTo(app, services, job?.payload)
}
const takeAndHear = async () => {
  await runJobs(services, tasks, 'payments.capture')
  await deliverEvents(app, services)
}
const die = <One extends Standing>(
  prepare: () => Promise<One & Deed>,
  expectEnd: (one: One) => Promise<void>,
) => dieAtEveryStatement({ mortal, pool: database.pool }, prepare, expectEnd)

async function readEnd({ donor, number, reference }: Standing) {
  const { rows } = await database.pool.query(
    `select o.order_state, o.payment_state, s.state sandbox, s.captured_minor = o.total_minor "isWhole",
       (select count(*)::int from shop.invoice i where i.order_id = o.id) invoices,
       (select array_agg(split_part(j.key, ':', 2) order by j.key) from graphile_worker.jobs j
         where j.key like 'mail:%:' || o.id) mails
     from shop."order" o, shop.sandbox_payment s where o.number = $1 and s.id = $2`,
    [number, reference],
  )
  const stock = await readStock(database.pool, donor.stockItemId)
  return { ...rows[0], onHand: stock.onHand, places: await readTaken(database.pool, donor.id) }
}
const expectPaidOnce = async (one: Standing) => {
  expect(await findDisagreements(database.pool)).toEqual([])
  expect(await readEnd(one)).toMatchObject({
    payment_state: 'paid',
    sandbox: 'succeeded',
    isWhole: true,
    invoices: 1,
    mails: expect.arrayContaining(['order-captured', 'order-placed']),
    onHand: 8,
    places: 1,
  })
}
const expectFree = async (one: Standing, sandbox: string) => {
  expect(await findDisagreements(database.pool)).toEqual([])
  expect(await readEnd(one)).toMatchObject({
    order_state: 'cancelled',
    sandbox,
    isWhole: null,
    invoices: 0,
    mails: ['order-placed', 'order-released'],
    onHand: 10,
    places: 0,
  })
}

describe('a process killed at each statement', { timeout: 240_000 }, () => {
  it('of the word that the bank keeps the amount: it comes again, and the order stands once', async () => {
    const deaths = await die(
      async () => ({ ...(await authorise()), act: hear, finish: () => deliverEvents(app, services) }),
      async (one) => {
        expect(await findDisagreements(database.pool)).toEqual([])
        expect(await readEnd(one)).toMatchObject({
          order_state: 'placed',
          payment_state: 'authorised',
          sandbox: 'authorised',
          invoices: 0,
          mails: ['order-placed'],
          onHand: 8,
          places: 1,
        })
      },
    )
    expect(deaths).toBeGreaterThan(10)
  })

  it('of marking as shipped: pressed again, it is shipped and taken once', async () => {
    const deaths = await die(async () => {
      const one = await stand()
      await act(one, 'markPicked')
      const press = () => act(one, 'markShipped', { trackingNumber: 'TRACK-1' })
      return { ...one, act: press, finish: () => press().then(takeAndHear) }
    }, expectPaidOnce)
    expect(deaths).toBeGreaterThan(15)
  })

  it('of asking the provider for it: it is asked again, and takes once', async () => {
    const deaths = await die(async () => {
      const one = await stand()
      await act(one, 'capture')
      const [job] = await listJobs(database.pool, 'payments.capture')
      const ask = async () => tasks['payments.capture']?.(job?.payload, services)
      return { ...one, act: ask, finish: takeAndHear }
    }, expectPaidOnce)
    expect(deaths).toBeGreaterThan(4)
  })

  it('of the word that it was taken: it comes again, and is invoiced once', async () => {
    const deaths = await die(async () => {
      const one = await stand()
      await act(one, 'capture')
      await runJobs(services, tasks, 'payments.capture')
      return { ...one, act: hear, finish: takeAndHear }
    }, expectPaidOnce)
    expect(deaths).toBeGreaterThan(10)
  })

  it('of the word that the bank keeps it no longer: it comes again, and all is free once', async () => {
    const deaths = await die(
      async () => {
        const one = await stand()
        await expireAuthorisation({ paymentId: one.reference }, services)
        return { ...one, act: hear, finish: () => deliverEvents(app, services) }
      },
      (one) => expectFree(one, 'expired'),
    )
    expect(deaths).toBeGreaterThan(15)
  })

  it('of calling the order off: pressed again, all is free once, at the bank too', async () => {
    const deaths = await die(
      async () => {
        const one = await stand()
        const press = () => act(one, 'cancel', { reason: 'asked by customer' })
        const finish = async () => {
          await press()
          await runJobs(services, tasks, 'payments.cancel')
          await deliverEvents(app, services)
        }
        return { ...one, act: press, finish }
      },
      (one) => expectFree(one, 'cancelled'),
    )
    expect(deaths).toBeGreaterThan(15)
  })
})
