import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findDisagreements } from '../../../../tests/faults/books.ts'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { routes as orders } from '../orders/routes.ts'
import { routes as reconciliation } from '../reconciliation/routes.ts'
import { buildTestApp, signInStaff } from '../testing/test-app.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, deliverTo, makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor } from '../testing/test-world.ts'
import { tasks } from './jobs.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let number: string

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, checkout, routes, orders, reconciliation])
})
beforeEach(async () => {
  await database.pool.query('truncate shop.alert')
})
// Whatever a dispute came to, the books agree.
afterEach(async () => expect(await findDisagreements(database.pool)).toEqual([]))
afterAll(async () => {
  await app.close()
  await database.drop()
})

/** Pays an order with a card whose owner disputes; what the provider tells of it waits. */
async function buy(card: string): Promise<void> {
  const shopper = makeShopper(app, services, await addCustomer(database.pool))
  await shopper.walk(await addDonor(database.pool), 2)
  const { orderNumber, reference } = await shopper.start()
  await shopper.pay(reference, card)
  number = orderNumber
}
/** The next event in the order in which they were planned. */
async function hear(type: string): Promise<void> {
  const job = (await listJobs(database.pool, 'sandbox.deliverEvent')).find(
    (one) => (one.payload as { type: string }).type === type,
  )
  await deliverTo(app, services, job?.payload)
}
const call = async (method: 'GET' | 'POST', path: string, payload?: object) =>
  (
    await app.inject({
      method,
      url: `/api/staff/${path}`,
      headers: signInStaff('orders'),
      ...(payload && { payload }),
    })
  ).json()
const read = () => call('GET', `orders/${number}`)
const act = (action: string, payload: object = {}) =>
  call('POST', `orders/${number}/actions/${action}`, payload)
const alerts = async () =>
  (await call('GET', 'alerts')).map((one: { kind: string; subject: string }) => `${one.kind} ${one.subject}`)

const cards = { open: '4000000000000259', won: '4000000000000267', lost: '4000000000000275' }

it('holds goods and money while the bank of the payer asks, and alerts at once', async () => {
  await buy(cards.open)
  await deliverEvents(app, services)
  expect(await read()).toMatchObject({
    paymentState: 'disputed',
    state: 'placed',
    refundable: { amountMinor: 0 },
    dispute: { state: 'open', cause: 'fraudulent' },
  })
  expect(await alerts()).toEqual([`payment-disputed ${number}`])
  expect((await act('markPicked')).errors[0].code).toBe('payment-disputed')
  expect((await act('refund', { reason: 'asked' })).errors[0].code).toBe('payment-disputed')
  expect((await read()).transitions.at(-1)).toMatchObject({
    machine: 'payment',
    from: 'paid',
    to: 'disputed',
    by: 'sandbox',
  })
  // The nightly comparison keeps the alert, and both sides know of the dispute.
  await call('POST', 'alerts/check')
  expect(await alerts()).toEqual([`payment-disputed ${number}`])
})

it('goes on as before when it is won', async () => {
  await buy(cards.won)
  await deliverEvents(app, services)
  expect(await read()).toMatchObject({ paymentState: 'paid', dispute: { state: 'won' } })
  expect(await alerts()).toEqual([])
  expect(await act('markPicked')).toMatchObject({ fulfilmentState: 'picked' })
})

it('remembers what was paid back before, when it is won', async () => {
  await buy(cards.won)
  await hear('payment.succeeded')
  await act('refund', { reason: 'kindness', amountMinor: 500 })
  services.moveClock(3)
  await runJobs(services, tasks, 'payments.refund')
  await hear('payment.disputed')
  // What was on its way is confirmed while the bank asks.
  await hear('payment.refunded')
  expect(await read()).toMatchObject({ paymentState: 'disputed' })
  await deliverEvents(app, services)
  expect(await read()).toMatchObject({ paymentState: 'partlyRefunded' })
})

it('has no money left when it is lost, and says so to staff', async () => {
  await buy(cards.lost)
  await deliverEvents(app, services)
  expect(await read()).toMatchObject({ paymentState: 'chargedBack', refundable: { amountMinor: 0 } })
  expect(await alerts()).toEqual([`payment-lost ${number}`])
  expect((await act('markPicked')).errors[0].code).toBe('not-paid')
  expect((await act('refund', { reason: 'asked' })).errors[0].code).toBe('nothing-to-refund')
  await act('cancel', { reason: 'money lost' })
  expect(await read()).toMatchObject({ orderState: 'cancelled', paymentState: 'chargedBack', refunds: [] })
})

it('ends once, however often and in whatever order the provider tells it', async () => {
  await buy(cards.lost)
  await hear('payment.succeeded')
  await hear('payment.disputeLost')
  expect(await read()).toMatchObject({ paymentState: 'chargedBack' })
  await Promise.all([hear('payment.disputed'), hear('payment.disputeLost'), hear('payment.disputed')])
  await deliverEvents(app, services)
  const { paymentState, transitions } = await read()
  expect(paymentState).toBe('chargedBack')
  expect(transitions.filter((one: { to: string }) => one.to === 'chargedBack')).toHaveLength(1)
  const { rows } = await database.pool.query(
    `select d.state, count(*) over ()::int from shop.payment_dispute d join shop.payment p on p.id = d.payment_id
       join shop."order" o on o.id = p.order_id where o.number = $1`,
    [number],
  )
  expect(rows).toEqual([{ state: 'lost', count: 1 }])
})
