import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations } from '@kindred/database/migrate'
import { openDatabase } from '@kindred/database/pool'
import { removeServer } from '@kindred/database/server/remove-server'
import { type Server, startServer } from '@kindred/database/server/start-server'
import { money } from '@kindred/domain/money'
import type { Discount } from '@kindred/domain/prices/check-discount'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes as basket } from '../../apps/api/src/basket/routes.ts'
import { routes as checkout } from '../../apps/api/src/checkout/routes.ts'
import { runJobs } from '../../apps/api/src/jobs/run-jobs.ts'
import { routes as orders } from '../../apps/api/src/orders/routes.ts'
import { tasks as paymentTasks } from '../../apps/api/src/payments/jobs.ts'
import { routes as payments } from '../../apps/api/src/payments/routes.ts'
import { buildTestApp, signIn, signInStaff } from '../../apps/api/src/testing/test-app.ts'
import { runJobs as runJobsOf } from '../../apps/api/src/testing/test-jobs.ts'
import { makeTestServices } from '../../apps/api/src/testing/test-services.ts'
import { deliverEvents, makeShopper } from '../../apps/api/src/testing/test-shopper.ts'
import {
  addCustomer,
  addDonor,
  makeTestReference,
  type TestDonor,
} from '../../apps/api/src/testing/test-world.ts'
import { migrationSteps } from '../../scripts/tasks/migration-steps.ts'
import { findDisagreements } from './books.ts'
import { openRelay } from './relay.ts'

/** A code with a single use. */
const once: Discount = {
  code: 'ONCE',
  shopCode: 'dk',
  value: { kind: 'amount', amount: money(5_000, 'EUR') },
  productKinds: [],
  clientTypes: [],
  startsAt: null,
  endsAt: null,
  maxUses: 1,
  maxUsesPerCustomer: null,
}

let directory: string
let server: Server
let relay: Awaited<ReturnType<typeof openRelay>>
let database: ReturnType<typeof openDatabase>
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let donor: TestDonor
let customers: string[]

const start = async () => {
  server = await startServer({ directory })
  await relay.lead(server.port)
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kindred-gone-'))
  relay = await openRelay()
  await start()
  const address = new URL(server.url)
  address.port = String(relay.port)
  await runMigrations(address.href, migrationSteps)
  database = openDatabase(address.href, { name: 'kindred-test' })
  const world = { ...database, url: address.href, drop: database.close }
  services = makeTestServices(world, makeTestReference({ discounts: [once] }))
  app = await buildTestApp(services, [basket, checkout, payments, orders])
  donor = await addDonor(database.pool, { straws: 900 })
  customers = await Promise.all(Array.from({ length: 8 }, () => addCustomer(database.pool)))
})
afterAll(async () => {
  await app.close()
  await database.close()
  await relay.cut()
  await removeServer(directory)
  await rm(directory, { recursive: true, force: true })
})

/** Tries something while nothing is behind the database's port; what came of it, when the database is back. */
async function away(attempt: () => Promise<unknown>): Promise<unknown> {
  await server.stop()
  await relay.cut()
  const outcome = await attempt().catch(() => 'failed')
  await start()
  return outcome
}
const act = (number: string, action: string, key: string) =>
  app.inject({
    method: 'POST',
    url: `/api/staff/orders/${number}/actions/${action}`,
    headers: { ...signInStaff('orders'), 'idempotency-key': key },
    payload: { reason: 'asked by customer' },
  })

const url = '/api/commerce/dk-shop/en-gb/basket'
const change = (customer: string, quantity: number) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...signIn(customer), 'x-treatment-country': 'DK' },
    payload: { lineHandlingType: 'strawDelivery', stockItemId: donor.stockItemId, quantity },
  })
const read = (customer: string) =>
  app.inject({
    url: '/api/commerce/getbasketsummary/dk-shop/en-gb/basket',
    headers: { ...signIn(customer), 'x-treatment-country': 'DK' },
  })

it('answers 503 while nothing is behind the database’s port, and goes on by itself when it is back', async () => {
  const customer = customers[0] ?? ''
  expect((await change(customer, 2)).statusCode).toBe(200)
  await server.stop()
  await relay.cut()
  for (const answer of [await change(customer, 3), await read(customer)]) {
    expect(answer.statusCode).toBe(503)
    expect(answer.json().errors[0].code).toBe('unavailable')
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  await start()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  const { lines } = (await read(customer)).json()
  expect(lines[0]).toMatchObject({ stockItemId: donor.stockItemId, quantity: 2 })
  expect((await change(customer, 3)).statusCode).toBe(200)
})

it('loses nothing when the database is killed under load, and answers only 200 or 503', async () => {
  let isOver = false
  const statuses = new Map<number, number>()
  const codes = new Set<string>()
  const confirmed = new Map<string, { version: number; quantity: number }>()
  let onStatus: (status: number) => void = () => undefined
  const until = (wanted: number, count: number) =>
    new Promise<void>((done) => {
      let seen = 0
      onStatus = (status) => {
        if (status === wanted && ++seen === count) done()
      }
    })
  const shopping = customers.map(async (customer) => {
    for (let turn = 0; !isOver; turn++) {
      const answer = await change(customer, 1 + (turn % 5))
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      if (answer.statusCode === 200) {
        const { version, lines } = answer.json()
        confirmed.set(customer, { version, quantity: lines[0].quantity })
      } else codes.add(answer.json().errors[0].code)
      onStatus(answer.statusCode)
    }
  })
  await until(200, 40)
  const down = until(503, 20)
  process.kill(server.pid, 'SIGKILL')
  await down
  const back = until(200, 40)
  await start()
  await back
  isOver = true
  await Promise.all(shopping)
  expect([...statuses.keys()].sort()).toEqual([200, 503])
  expect([...codes]).toEqual(['unavailable'])
  expect(await findDisagreements(database.pool)).toEqual([])
  for (const customer of customers) {
    const { version, lines } = (await read(customer)).json()
    expect({ version, quantity: lines[0].quantity }).toEqual(confirmed.get(customer))
  }
})

it('takes jobs again that were added before and after the database was away', async () => {
  const done: unknown[] = []
  let onDone: () => void = () => undefined
  const after = (count: number) =>
    new Promise<void>((resolve) => {
      onDone = () => done.length >= count && resolve()
    })
  const runner = await runJobs(services, {
    'test.ping': async (payload) => {
      done.push(payload)
      onDone()
    },
  })
  const add = (n: number) =>
    database.pool.query(`select graphile_worker.add_job('test.ping', json_build_object('n', $1::int))`, [n])
  const first = after(1)
  await add(1)
  await first
  await server.stop()
  await relay.cut()
  const second = after(2)
  await start()
  await add(2)
  await second
  expect(done).toEqual([{ n: 1 }, { n: 2 }])
  await runner.stop()
})

it('gives money back once when the database was away before it was asked for, sent and confirmed', async () => {
  const shopper = makeShopper(app, services, await addCustomer(database.pool))
  const number = await shopper.buyByCard(await addDonor(database.pool), 1)
  const give = () =>
    app.inject({
      method: 'POST',
      url: `/api/staff/orders/${number}/actions/refund`,
      headers: { ...signInStaff('orders'), 'idempotency-key': 'refund-while-away' },
      payload: { reason: 'asked by customer', amountMinor: 5_000 },
    })
  const ask = () => runJobsOf(services, paymentTasks, 'payments.refund')
  expect(await away(give)).toMatchObject({ statusCode: 503 })
  expect((await give()).statusCode).toBe(200)
  expect(await away(ask)).toBe('failed')
  await ask()
  expect(await away(() => deliverEvents(app, services))).toBe('failed')
  expect(await deliverEvents(app, services)).toEqual([200])
  const { rows } = await database.pool.query(
    `select p.payment_state, p.refunded_minor, (select sum(amount_minor)::int from shop.sandbox_refund b
       where b.sandbox_payment_id::text = p.provider_reference) back
     from shop.payment p join shop."order" o on o.id = p.order_id where o.number = $1`,
    [number],
  )
  expect(rows).toEqual([{ payment_state: 'partlyRefunded', refunded_minor: 5_000, back: 5_000 }])
  expect(await findDisagreements(database.pool)).toEqual([])
})

it('gives a code’s last use once, and gives it back, when the database was away at each step', async () => {
  const shopper = makeShopper(app, services, await addCustomer(database.pool))
  const other = makeShopper(app, services, await addCustomer(database.pool))
  const [mine, theirs] = [await addDonor(database.pool), await addDonor(database.pool)]
  const enter = (one: typeof shopper) => one.post('dk-shop/DK/basket/discount/ONCE')
  const line = (of: TestDonor) => ({
    lineHandlingType: 'strawDelivery' as const,
    stockItemId: of.stockItemId,
    quantity: 1,
  })
  await shopper.add(line(mine))
  await other.add(line(theirs))
  expect(await away(() => enter(shopper))).toMatchObject({ statusCode: 503 })
  expect((await enter(shopper)).statusCode).toBe(200)
  await shopper.walkSent()
  expect(await away(() => shopper.start())).toBe('failed')
  const { orderNumber, reference } = await shopper.start()
  expect(await away(() => shopper.pay(reference))).toMatchObject({ statusCode: 503 })
  await shopper.pay(reference)
  expect(await away(() => deliverEvents(app, services))).toBe('failed')
  expect(await deliverEvents(app, services)).toEqual([200])
  const uses = async () => {
    const { rows } = await database.pool.query(
      `select number, order_state, discount_minor > 0 "isCheaper" from shop."order" where discount_code = 'ONCE' and order_state <> 'draft'`,
    )
    return rows
  }
  expect(await uses()).toEqual([{ number: orderNumber, order_state: 'placed', isCheaper: true }])
  // Used up, for whoever comes after; free again when the order is called off.
  expect((await enter(other)).statusCode).toBe(422)
  expect(await away(() => act(orderNumber, 'cancel', 'cancel-while-away'))).toMatchObject({ statusCode: 503 })
  expect((await enter(other)).statusCode).toBe(422)
  expect((await act(orderNumber, 'cancel', 'cancel-while-away')).statusCode).toBe(200)
  expect(await away(() => enter(other))).toMatchObject({ statusCode: 503 })
  expect((await enter(other)).statusCode).toBe(200)
  await other.walkSent()
  const second = await other.payByCard()
  const stand = (await uses()).filter((one) => one.order_state === 'placed')
  expect(stand).toEqual([{ number: second, order_state: 'placed', isCheaper: true }])
  expect(await findDisagreements(database.pool)).toEqual([])
})

it('renews a deposit once, and takes it back once, when the database was away at each step', async () => {
  const shopper = makeShopper(app, services, await addCustomer(database.pool))
  const stored = await addDonor(database.pool)
  await shopper.add({ lineHandlingType: 'storageDelivery', stockItemId: stored.stockItemId, quantity: 1 })
  await shopper.buyKept(12)
  const read = async () => {
    const [one] = (await shopper.get('/api/deposits')).json() as { id: string; endsOn: string }[]
    if (!one) throw new Error('The deposit is gone')
    return one
  }
  const before = await read()
  const renew = () =>
    shopper.post('dk-shop/en-gb/basket', {
      lineHandlingType: 'storageRenewalPeriod',
      depositId: before.id,
      periodMonths: 12,
      quantity: 1,
    })
  expect(await away(renew)).toMatchObject({ statusCode: 503 })
  expect((await renew()).statusCode).toBe(200)
  expect(await away(() => shopper.walkKept())).toBe('failed')
  const { orderNumber, reference } = await shopper.walkKept()
  await shopper.pay(reference)
  expect(await away(() => deliverEvents(app, services))).toBe('failed')
  expect((await read()).endsOn).toBe(before.endsOn)
  expect(await deliverEvents(app, services)).toEqual([200])
  const after = await read()
  expect(Number(after.endsOn.slice(0, 4))).toBe(Number(before.endsOn.slice(0, 4)) + 1)
  expect(after.endsOn.slice(4)).toBe(before.endsOn.slice(4))
  expect(await away(() => act(orderNumber, 'cancel', 'renewal-while-away'))).toMatchObject({
    statusCode: 503,
  })
  expect(await read()).toEqual(after)
  // Pressed twice with one key: taken back once.
  const cancelled = await Promise.all([1, 2].map(() => act(orderNumber, 'cancel', 'renewal-while-away')))
  expect(cancelled.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await read()).endsOn).toBe(before.endsOn)
  expect(await away(() => runJobsOf(services, paymentTasks, 'payments.refund'))).toBe('failed')
  await runJobsOf(services, paymentTasks, 'payments.refund')
  await deliverEvents(app, services)
  const { rows } = await database.pool.query(
    `select o.payment_state, (select sum(b.amount_minor)::int from shop.sandbox_refund b
       where b.sandbox_payment_id::text = p.provider_reference) = p.amount_minor "isAllBack"
     from shop.payment p join shop."order" o on o.id = p.order_id where o.number = $1`,
    [orderNumber],
  )
  expect(rows).toEqual([{ payment_state: 'refunded', isAllBack: true }])
  expect(await findDisagreements(database.pool)).toEqual([])
})
