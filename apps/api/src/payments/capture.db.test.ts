import { createSeal } from '@kindred/database/seal'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findDisagreements } from '../../../../tests/faults/books.ts'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { routes as orders } from '../orders/routes.ts'
import { routes as reconciliation } from '../reconciliation/routes.ts'
import { buildTestApp, signInStaff } from '../testing/test-app.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, makeShopper } from '../testing/test-shopper.ts'
import {
  addCustomer,
  addDonor,
  makeCapturingReference,
  readStock,
  readTaken,
  type TestDonor,
} from '../testing/test-world.ts'
import { tasks } from './jobs.ts'
import { routes } from './routes.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'
import { expireAuthorisation } from './sandbox/settle-payment.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database, makeCapturingReference())
  app = await buildTestApp(services, [basket, checkout, routes, orders, reconciliation])
})
beforeEach(async () => {
  await database.pool.query('truncate shop.alert')
})
afterEach(async () => {
  await freeWhatIsCancelled()
  expect(await findDisagreements(database.pool)).toEqual([])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

type Bought = { donor: TestDonor; number: string; reference: string; customerId: string }

/** Two straws and their place, authorised by card and told to the shop. */
async function buy(quantity = 2): Promise<Bought> {
  const [donor, customerId] = [await addDonor(database.pool), await addCustomer(database.pool)]
  const shopper = makeShopper(app, services, customerId)
  await shopper.walk(donor, quantity)
  const { orderNumber: number, reference } = await shopper.start()
  await shopper.pay(reference)
  await deliverEvents(app, services)
  return { donor, number, reference, customerId }
}
const call = async (method: 'GET' | 'POST', path: string, payload?: object, key?: string) =>
  (
    await app.inject({
      method,
      url: `/api/staff/${path}`,
      headers: { ...signInStaff('orders'), ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    })
  ).json()
const read = (number: string) => call('GET', `orders/${number}`)
const act = (number: string, action: string, payload: object = {}, key?: string) =>
  call('POST', `orders/${number}/actions/${action}`, payload, key)
const ship = async (number: string) => {
  await act(number, 'markPicked')
  return act(number, 'markShipped', { trackingNumber: 'TRACK-1' })
}
/** Kinds of the open alerts about an order. */
const alerts = async (number: string) =>
  (await call('GET', 'alerts')).flatMap((one: { kind: string; subject: string }) =>
    one.subject === number ? [one.kind] : [],
  )
const runCaptures = () => runJobs(services, tasks, 'payments.capture')
const freeWhatIsCancelled = async () => {
  await runJobs(services, tasks, 'payments.cancel')
  await deliverEvents(app, services)
}
const mails = async (number: string) => {
  const seal = createSeal(services.config.keys.seal)
  const found = await listJobs(database.pool, 'mail.send')
  return found.flatMap(({ payload }) => {
    const sealed = seal.open((payload as { sealed: string }).sealed, 'mail') ?? ''
    const { template, values } = JSON.parse(sealed.toString()) as {
      template: string
      values: { number: string }
    }
    return values.number === number ? [{ template, values }] : []
  })
}
const expire = ({ reference }: Bought) => expireAuthorisation({ paymentId: reference }, services)
const capture = async ({ number }: Bought) => {
  await act(number, 'capture')
  await runCaptures()
}
const readSandbox = async ({ reference }: Bought) =>
  (await database.pool.query('select state from shop.sandbox_payment where id = $1', [reference])).rows[0]
    .state

describe('an order that is only authorised', () => {
  it('stands with its straws and its place, and is invoiced and paid when it is shipped', async () => {
    const bought = await buy()
    const { number, donor, customerId } = bought
    expect(await read(number)).toMatchObject({
      state: 'placed',
      orderState: 'placed',
      paymentState: 'authorised',
      refundable: { amountMinor: 0 },
      invoices: [],
    })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(1)
    const shopper = makeShopper(app, services, customerId)
    expect(await shopper.askResult(number)).toMatchObject({ state: 'authorised', failureCode: null })
    expect(await mails(number)).toMatchObject([
      { template: 'orderPlaced', values: { isAuthorised: true, invoiceNumber: null } },
    ])
    expect((await act(number, 'refund', { reason: 'asked' })).errors[0].code).toBe('nothing-to-refund')

    expect(await ship(number)).toMatchObject({ fulfilmentState: 'shipped', paymentState: 'authorised' })
    await runCaptures()
    await deliverEvents(app, services)
    const paid = await read(number)
    expect(paid).toMatchObject({ paymentState: 'paid', invoices: [{ kind: 'invoice' }] })
    expect(paid.transitions.filter((one: { machine: string }) => one.machine === 'payment')).toMatchObject([
      { to: 'pending' },
      { from: 'pending', to: 'authorised', by: 'sandbox' },
      { from: 'authorised', to: 'paid', by: 'sandbox', reason: 'captured' },
    ])
    expect((await mails(number)).at(-1)).toMatchObject({
      template: 'orderCaptured',
      values: { invoiceNumber: paid.invoices[0].number },
    })
  })

  it('is taken once, however often staff press, the job runs and the event comes', async () => {
    const bought = await buy()
    const answers = await Promise.all([1, 2, 3].map(() => act(bought.number, 'capture')))
    expect(answers.filter((one) => one.errors?.[0].code === 'capture-under-way')).toHaveLength(2)
    // The same press, sent again.
    const key = crypto.randomUUID()
    expect((await act(bought.number, 'capture', {}, key)).errors[0].code).toBe('capture-under-way')
    expect((await act(bought.number, 'capture', {}, key)).errors[0].code).toBe('capture-under-way')
    const [job] = await listJobs(database.pool, 'payments.capture')
    await Promise.all([1, 2, 3].map(() => tasks['payments.capture']?.(job?.payload, services)))
    await runCaptures()
    const told = await listJobs(database.pool, 'sandbox.deliverEvent')
    expect(
      told.filter(({ payload }) => (payload as { type: string }).type === 'payment.succeeded'),
    ).toHaveLength(1)
    await deliverEvents(app, services)
    expect((await read(bought.number)).invoices).toHaveLength(1)
    expect((await act(bought.number, 'capture')).errors[0].code).toBe('not-authorised')
    // From here it is an order like every other.
    await act(bought.number, 'refund', { reason: 'kindness', amountMinor: 500 })
    services.moveClock(3)
    await runJobs(services, tasks, 'payments.refund')
    await deliverEvents(app, services)
    expect(await read(bought.number)).toMatchObject({ paymentState: 'partlyRefunded' })
  })

  it('is freed, not refunded, when it is called off, and the customer told', async () => {
    const bought = await buy()
    const { number, donor } = bought
    await act(number, 'markPicked')
    expect(await act(number, 'cancel', { reason: 'asked' })).toMatchObject({
      orderState: 'cancelled',
      paymentState: 'none',
      fulfilmentState: 'waiting',
      refunds: [],
      invoices: [],
    })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(0)
    await freeWhatIsCancelled()
    expect(await readSandbox(bought)).toBe('cancelled')
    expect(await read(number)).toMatchObject({ orderState: 'cancelled', paymentState: 'none' })
    expect((await mails(number)).at(-1)).toMatchObject({
      template: 'orderReleased',
      values: { why: 'calledOff' },
    })
  })

  it('is not called off while its money is being taken, nor taken when it was called off', async () => {
    for (let round = 0; round < 4; round++) {
      const bought = await buy()
      const [captured, cancelled] = await Promise.all([
        act(bought.number, 'capture'),
        act(bought.number, 'cancel', { reason: 'asked' }),
      ])
      expect([captured, cancelled].filter((one) => one.errors)).toHaveLength(1)
      await runCaptures()
      await freeWhatIsCancelled()
      const { paymentState, orderState } = await read(bought.number)
      expect([paymentState, orderState]).toEqual(captured.errors ? ['none', 'cancelled'] : ['paid', 'placed'])
    }
  })

  it('does not give away a place that would stay for nothing', async () => {
    const bought = await buy()
    const shopper = makeShopper(app, services, bought.customerId)
    // The place of the first order is used again: nothing but straws is paid for.
    await shopper.buyByCard(bought.donor, 1)
    expect((await act(bought.number, 'cancel', { reason: 'asked' })).errors[0].code).toBe('place-stays')
    expect(await read(bought.number)).toMatchObject({ orderState: 'placed', paymentState: 'authorised' })
    expect(await readStock(database.pool, bought.donor.stockItemId)).toEqual({ onHand: 7, held: 0 })
  })
})

describe('when the bank keeps it no longer', () => {
  it('frees straws and place, cancels the order, and tells customer and staff', async () => {
    const bought = await buy()
    const { number, donor } = bought
    await act(number, 'markPicked')
    await expire(bought)
    await deliverEvents(app, services)
    await deliverEvents(app, services)
    const seen = await read(number)
    expect(seen).toMatchObject({
      state: 'cancelled',
      orderState: 'cancelled',
      paymentState: 'failed',
      fulfilmentState: 'waiting',
      invoices: [],
      refunds: [],
    })
    expect(seen.transitions.at(-1)).toMatchObject({ reason: 'authorisation-expired' })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(0)
    const told = (await mails(number)).filter(({ template }) => template === 'orderReleased')
    expect(told).toMatchObject([{ values: { why: 'expired' } }])
    expect(await alerts(number)).toEqual(['authorisation-expired'])
    // Kept by the nightly comparison for a week, and gone then.
    await call('POST', 'alerts/check')
    expect(await alerts(number)).toEqual(['authorisation-expired'])
    services.moveClock(8 * 24 * 60)
    await call('POST', 'alerts/check')
    expect(await alerts(number)).toEqual([])
    expect((await act(number, 'capture')).errors[0].code).toBe('not-authorised')
  })

  it('leaves with the customer what has been shipped, and alerts', async () => {
    const bought = await buy()
    await ship(bought.number)
    await expire(bought)
    await runCaptures()
    expect(await alerts(bought.number)).toEqual(['capture-failed'])
    await deliverEvents(app, services)
    expect(await read(bought.number)).toMatchObject({
      state: 'shipped',
      orderState: 'processing',
      paymentState: 'failed',
      invoices: [],
    })
    expect(await readStock(database.pool, bought.donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    await call('POST', 'alerts/check')
    expect(await alerts(bought.number)).toEqual(['capture-failed'])
  })

  it('ships nothing that the clock says is kept no longer', async () => {
    const bought = await buy()
    await act(bought.number, 'markPicked')
    services.moveClock(7 * 24 * 60)
    const refused = await act(bought.number, 'markShipped', { trackingNumber: 'TRACK-1' })
    expect(refused.errors[0].code).toBe('authorisation-expired')
    // The provider still has it.
    await capture(bought)
    await deliverEvents(app, services)
    expect(await act(bought.number, 'markShipped', { trackingNumber: 'TRACK-1' })).toMatchObject({
      fulfilmentState: 'shipped',
      paymentState: 'paid',
    })
  })

  it('ends in one way where the capture and the end of time meet', async () => {
    for (let round = 0; round < 6; round++) {
      const bought = await buy()
      await act(bought.number, 'capture')
      await Promise.all([runCaptures(), expire(bought)])
      await Promise.all([deliverEvents(app, services), deliverEvents(app, services)])
      const { paymentState, orderState, invoices } = await read(bought.number)
      const isTaken = (await readSandbox(bought)) === 'succeeded'
      expect([paymentState, orderState, invoices.length]).toEqual(
        isTaken ? ['paid', 'placed', 1] : ['failed', 'cancelled', 0],
      )
    }
  })

  it('can be asked for again, or called off, where the capture was refused and nothing is known of the end', async () => {
    const bought = await buy()
    const { pool, config, now } = services
    const provider = createSandboxProvider({
      pool,
      publicUrl: config.publicUrl,
      eventKey: config.keys.sandboxEvents,
      now,
    })
    await provider.cancel(bought.reference)
    await capture(bought)
    expect(await alerts(bought.number)).toEqual(['capture-failed'])
    expect(await read(bought.number)).toMatchObject({ paymentState: 'authorised' })
    await capture(bought)
    expect(await read(bought.number)).toMatchObject({ paymentState: 'authorised' })
    // Staff freed it in the provider's own screens, whose event comes now.
    await deliverEvents(app, services)
    expect(await read(bought.number)).toMatchObject({ orderState: 'cancelled', paymentState: 'failed' })
    expect(await alerts(bought.number)).toEqual(['authorisation-expired'])
  })
})

describe('an authorisation that comes for nothing', () => {
  it('is freed at once where the straws are gone, and the customer told', async () => {
    const [donor, customerId] = [await addDonor(database.pool), await addCustomer(database.pool)]
    const shopper = makeShopper(app, services, customerId)
    await shopper.walk(donor, 2)
    const { orderNumber, reference } = await shopper.start()
    services.moveClock(120)
    await database.pool.query(
      `update shop.donor set blocked_at = now(), blocked_reason = 'safety' where id = $1`,
      [donor.id],
    )
    await shopper.pay(reference)
    await deliverEvents(app, services)
    await freeWhatIsCancelled()
    expect(await readSandbox({ donor, number: orderNumber, reference, customerId })).toBe('cancelled')
    expect(await read(orderNumber)).toMatchObject({ orderState: 'cancelled', paymentState: 'failed' })
    expect(await shopper.askResult(orderNumber)).toMatchObject({ state: 'failed', failureCode: 'goods-gone' })
    expect((await mails(orderNumber)).map(({ template }) => template)).toEqual(['orderReleased'])
  })
})

it('is an alert two days before its end, until it is taken', async () => {
  const bought = await buy()
  await call('POST', 'alerts/check')
  expect(await alerts(bought.number)).toEqual([])
  services.moveClock(5 * 24 * 60 + 60)
  await call('POST', 'alerts/check')
  expect(await alerts(bought.number)).toEqual(['authorisation-ends'])
  await capture(bought)
  await deliverEvents(app, services)
  expect(await alerts(bought.number)).toEqual([])
})
