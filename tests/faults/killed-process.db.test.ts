import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../../apps/api/src/basket/routes.ts'
import { routes as checkout } from '../../apps/api/src/checkout/routes.ts'
import { runJobs as runWorker } from '../../apps/api/src/jobs/run-jobs.ts'
import { sendMail } from '../../apps/api/src/mail/send-mail.ts'
import { routes as orders } from '../../apps/api/src/orders/routes.ts'
import { tasks as paymentTasks } from '../../apps/api/src/payments/jobs.ts'
import { routes as payments } from '../../apps/api/src/payments/routes.ts'
import { buildTestApp, signInStaff } from '../../apps/api/src/testing/test-app.ts'
import { listJobs, runJobs } from '../../apps/api/src/testing/test-jobs.ts'
import { makeTestServices } from '../../apps/api/src/testing/test-services.ts'
import { deliverEvents, deliverTo, makeShopper } from '../../apps/api/src/testing/test-shopper.ts'
import { addCustomer, addDonor, readStock, readTaken } from '../../apps/api/src/testing/test-world.ts'
import { deliver } from '../../apps/api/src/webhooks/deliver.ts'
import { addEndpoint } from '../../apps/api/src/webhooks/manage-endpoints.ts'
import type { PostWebhook } from '../../apps/api/src/webhooks/post-webhook.ts'
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
  services = Object.assign(makeTestServices(database), { pool: mortal.pool, db: mortal.db })
  app = await buildTestApp(services, [basket, checkout, payments, orders])
  // Somebody outside hears of each order, and of each once.
  const wish = { name: 'ERP', url: 'https://erp.example', events: ['order.placed', 'payment.paid'] } as const
  await addEndpoint(services, { ...wish, events: [...wish.events] }, 'test')
})
afterEach(() => mortal.restart())
afterAll(async () => {
  await app.close()
  await database.drop()
})

/** A customer before the payment step, with two straws and their place in the basket. */
async function stand() {
  const donor = await addDonor(database.pool)
  const customerId = await addCustomer(database.pool)
  const shopper = makeShopper(app, services, customerId)
  await shopper.walk(donor, 2)
  return { donor, shopper, customerId }
}

type Standing = Awaited<ReturnType<typeof stand>>

/** Two straws and one place sold to the customer, one order paid, one mail: nothing less and nothing twice. */
async function expectSoldOnce({ donor, customerId }: Standing): Promise<void> {
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
  expect((await listWebhooks(customerId)).map((one) => one.type)).toEqual(['order.placed', 'payment.paid'])
}

/** What waits for the operator's systems about a customer's order. */
async function listWebhooks(customerId: string) {
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

const dieAt = <One extends Standing>(
  prepare: () => Promise<One & Deed>,
  expectEnd: (one: One) => Promise<void> = expectSoldOnce,
) => dieAtEveryStatement({ mortal, pool: database.pool }, prepare, expectEnd)

describe('a process killed at each statement', () => {
  it('of beginning to pay: a second click goes on, and is paid once', { timeout: 120_000 }, async () => {
    const deaths = await dieAt(async () => {
      const one = await stand()
      return { ...one, act: () => one.shopper.start(), finish: () => payAndHear(one) }
    })
    expect(deaths).toBeGreaterThan(8)
  })

  it('of taking the card: the form can be sent again, and is paid once', { timeout: 120_000 }, async () => {
    const deaths = await dieAt(async () => {
      const one = await stand()
      const { reference } = await one.shopper.start()
      const finish = async () => {
        await one.shopper.pay(reference)
        await deliverEvents(app, services)
      }
      return { ...one, act: () => one.shopper.pay(reference), finish }
    })
    expect(deaths).toBeGreaterThan(4)
  })

  it('of the event: it comes again, and sells once', { timeout: 120_000 }, async () => {
    const deaths = await dieAt(async () => {
      const one = await stand()
      const { reference } = await one.shopper.start()
      await one.shopper.pay(reference)
      // The job is tried until it was taken; the first try dies with its process.
      const act = async () => {
        const [job] = await listJobs(database.pool, 'sandbox.deliverEvent')
        await deliverTo(app, services, job?.payload)
      }
      return { ...one, act, finish: () => deliverEvents(app, services) }
    })
    expect(deaths).toBeGreaterThan(15)
  })

  it('of the mail: it is sent again, and lies there once', { timeout: 60_000 }, async () => {
    const one = await stand()
    await payAndHear(one)
    const [job] = await listJobs(database.pool, 'mail.send').then((jobs) => jobs.slice(-1))
    for (let deaths = 0; ; deaths++) {
      mortal.restart(deaths)
      await sendMail(job?.payload, services).catch(() => undefined)
      if (!mortal.isDead) break
    }
    mortal.restart()
    await sendMail(job?.payload, services)
    expect(await listMailOf(one.customerId)).toHaveLength(1)
  })

  it('of a webhook: it goes again under the same id, and nothing is left out', {
    timeout: 60_000,
  }, async () => {
    const one = await stand()
    await payAndHear(one)
    const [placed, paid] = await listWebhooks(one.customerId)
    const heard: string[] = []
    const post: PostWebhook = async (_url, body) => {
      heard.push(JSON.parse(body).id)
      return { status: 200, text: '', failureCode: null }
    }
    for (let deaths = 0; ; deaths++) {
      mortal.restart(deaths)
      await deliver(placed, services, post).catch(() => undefined)
      if (!mortal.isDead) break
      // Whoever died has let go of it by then.
      services.moveClock(2)
    }
    mortal.restart()
    expect(new Set(heard)).toEqual(new Set([placed?.id, paid?.id]))
    expect([...heard].sort((a, b) => Number(a === paid?.id) - Number(b === paid?.id))).toEqual(heard)
    const { rows } = await database.pool.query(
      'select state, count(*)::int from shop.webhook_delivery where subject = $1 group by 1',
      [placed?.subject],
    )
    expect(rows).toEqual([{ state: 'delivered', count: 2 }])
  })
})

/** A paid order of two straws, and the press of staff that gives one of them back. */
async function standPaid() {
  const one = await stand()
  const { orderNumber } = await one.shopper.start()
  await payAndHear(one)
  const { rows } = await database.pool.query<{ id: string }>(
    `select l.id from shop.order_line l join shop."order" o on o.id = l.order_id
     where o.number = $1 and l.stock_item_id is not null`,
    [orderNumber],
  )
  const give = () =>
    app.inject({
      method: 'POST',
      url: `/api/staff/orders/${orderNumber}/actions/refund`,
      headers: { ...signInStaff('orders'), 'idempotency-key': crypto.randomUUID() },
      payload: { reason: 'asked by customer', lines: [{ lineId: rows[0]?.id, quantity: 1 }] },
    })
  const ask = () => runJobs(services, paymentTasks, 'payments.refund')
  return { ...one, orderNumber, give, ask }
}

type Paid = Awaited<ReturnType<typeof standPaid>>

/** One of two straws in stock again and its price back at the customer: once here, once at the provider, one mail. */
async function expectGivenOnce({ donor, orderNumber }: Paid): Promise<void> {
  expect(await findDisagreements(database.pool)).toEqual([])
  expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 9, held: 0 })
  const { rows } = await database.pool.query(
    `select o.payment_state, r.refund_state, r.amount_minor = b.amount_minor agrees, (select count(*)::int
         from graphile_worker.jobs j where j.key = 'mail:order-refunded:' || r.id) mails
     from shop."order" o join shop.payment p on p.order_id = o.id join shop.refund r on r.payment_id = p.id
       left join shop.sandbox_refund b on b.sandbox_payment_id::text = p.provider_reference
     where o.number = $1`,
    [orderNumber],
  )
  expect(rows).toEqual([
    { payment_state: 'partlyRefunded', refund_state: 'confirmed', agrees: true, mails: 1 },
  ])
}

describe('a process killed at each statement of money that goes back', () => {
  const finish = async ({ ask }: Paid) => {
    await ask()
    await deliverEvents(app, services)
  }

  it('of the press of staff: pressed again, it goes back once', { timeout: 180_000 }, async () => {
    const deaths = await dieAt(async () => {
      const one = await standPaid()
      // Whoever saw nothing happen presses again; where it had happened the order says that money is on its way.
      return { ...one, act: one.give, finish: () => one.give().then(() => finish(one)) }
    }, expectGivenOnce)
    expect(deaths).toBeGreaterThan(15)
  })

  it('of asking the provider: it is asked again, and gives once', { timeout: 120_000 }, async () => {
    const deaths = await dieAt(async () => {
      const one = await standPaid()
      await one.give()
      const act = async () => {
        const [job] = await listJobs(database.pool, 'payments.refund')
        await paymentTasks['payments.refund']?.(job?.payload, services)
      }
      return { ...one, act, finish: () => finish(one) }
    }, expectGivenOnce)
    expect(deaths).toBeGreaterThan(5)
  })

  it('of the provider’s word that it went: it comes again, and counts once', {
    timeout: 120_000,
  }, async () => {
    const deaths = await dieAt(async () => {
      const one = await standPaid()
      await one.give()
      await one.ask()
      const act = async () => {
        const [job] = await listJobs(database.pool, 'sandbox.deliverEvent')
        await deliverTo(app, services, job?.payload)
      }
      return { ...one, act, finish: () => finish(one) }
    }, expectGivenOnce)
    expect(deaths).toBeGreaterThan(10)
  })
})

describe('a process killed between the steps', () => {
  it('after the sale, before its mail: the job outlives it and the next process sends the mail once', async () => {
    const one = await stand()
    await payAndHear(one)
    await expectSoldOnce(one)
    expect(await listMailOf(one.customerId)).toEqual([])
    let resolve: () => void = () => undefined
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    const worker = await runWorker(Object.assign({ ...services }, { pool: database.pool, db: database.db }), {
      'mail.send': async (payload, all) => {
        await sendMail(payload, all)
        if ((await listMailOf(one.customerId)).length > 0) resolve()
      },
    })
    await promise
    await worker.stop()
    expect(await listMailOf(one.customerId)).toHaveLength(1)
  })

  it('the event of a payment whose reference we had not noted yet finds it by our own', async () => {
    const one = await stand()
    await one.shopper.start()
    const { rows } = await database.pool.query(
      `update shop.payment set provider_reference = null
       where order_id = (select id from shop."order" where customer_id = $1) returning id`,
      [one.customerId],
    )
    const { rows: books } = await database.pool.query(
      'select id from shop.sandbox_payment where merchant_reference = $1',
      [rows[0].id],
    )
    await one.shopper.pay(books[0].id)
    expect(await deliverEvents(app, services)).toEqual([200])
    await expectSoldOnce(one)
  })

  it('one event in two processes at once sells once', async () => {
    const one = await stand()
    const { reference } = await one.shopper.start()
    await one.shopper.pay(reference)
    const [job] = await listJobs(database.pool, 'sandbox.deliverEvent')
    await Promise.all([1, 2, 3].map(() => deliverTo(app, services, job?.payload)))
    await deliverEvents(app, services)
    await expectSoldOnce(one)
  })
})

describe('a customer who goes away', () => {
  it('and never comes back from the card page has bought all the same', async () => {
    const one = await stand()
    await payAndHear(one)
    await expectSoldOnce(one)
  })

  it('turns back on the card page, keeps the basket and pays later', async () => {
    const one = await stand()
    const { orderNumber, reference } = await one.shopper.start()
    await one.shopper.cancel(reference)
    await deliverEvents(app, services)
    expect(await findDisagreements(database.pool)).toEqual([])
    expect(await one.shopper.askResult(orderNumber)).toMatchObject({
      state: 'failed',
      failureCode: 'payment-cancelled',
    })
    expect(await readStock(database.pool, one.donor.stockItemId)).toEqual({ onHand: 10, held: 2 })
    await payAndHear(one)
    await expectSoldOnce(one)
  })

  it('pays after the hold ran out: sold while it is there, paid back when another has it', async () => {
    const [late, tooLate] = [await stand(), await stand()]
    const { reference } = await late.shopper.start()
    const lost = await tooLate.shopper.start()
    services.moveClock(61)
    const { tasks } = await import('../../apps/api/src/basket/jobs.ts')
    for (const { payload } of await listJobs(database.pool, 'basket.expireHolds'))
      await tasks['basket.expireHolds']?.(payload, services)
    expect(await findDisagreements(database.pool)).toEqual([])
    expect(await readStock(database.pool, tooLate.donor.stockItemId)).toEqual({ onHand: 10, held: 0 })

    await late.shopper.pay(reference)
    await deliverEvents(app, services)
    await expectSoldOnce(late)

    const other = makeShopper(app, services, await addCustomer(database.pool))
    await other.add({
      lineHandlingType: 'strawDelivery',
      stockItemId: tooLate.donor.stockItemId,
      quantity: 9,
    })
    await tooLate.shopper.pay(lost.reference)
    await deliverEvents(app, services)
    expect(await findDisagreements(database.pool)).toEqual([])
    expect(await tooLate.shopper.askResult(lost.orderNumber)).toMatchObject({
      state: 'refunded',
      failureCode: 'goods-gone',
    })
    expect(await readStock(database.pool, tooLate.donor.stockItemId)).toEqual({ onHand: 10, held: 9 })
  })
})

/** Begins or goes on, fills in the card, and lets the events arrive; nobody comes back to look. */
async function payAndHear({ shopper }: Standing): Promise<void> {
  const { reference } = await shopper.start()
  await shopper.pay(reference)
  await deliverEvents(app, services)
}

async function listMailOf(customerId: string): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select id from shop.local_mail where "to" = (select email from shop.customer where id = $1)`,
    [customerId],
  )
  return rows
}
