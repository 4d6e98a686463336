import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { routes as orders } from '../orders/routes.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { routes as payments } from '../payments/routes.ts'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor, type TestDonor } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let donor: TestDonor
let number: string

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, checkout, payments, orders, routes])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})
beforeEach(async () => {
  donor = await addDonor(database.pool)
  const shopper = makeShopper(app, services, await addCustomer(database.pool))
  number = await shopper.buyByCard(donor, 2)
  await shopper.add({ lineHandlingType: 'strawDelivery', stockItemId: donor.stockItemId, quantity: 1 })
  await act('refund', { reason: 'kindness', amountMinor: 100 })
  await runJobs(services, paymentTasks, 'payments.refund')
  await deliverEvents(app, services)
  // The provider's clock is its own; here it is long past.
  await database.pool.query(`update shop.sandbox_payment set created_at = $1, updated_at = $1`, [
    services.now(),
  ])
  await database.pool.query(`update shop.sandbox_refund set created_at = $1`, [services.now()])
  services.moveClock(11)
  await break_('update shop.alert set gone_at = now() where gone_at is null')
})

const act = (action: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/staff/orders/${number}/actions/${action}`,
    headers: signInStaff('orders'),
    payload,
  })
const check = async () =>
  (
    await app.inject({ method: 'POST', url: '/api/staff/alerts/check', headers: signInStaff('orders') })
  ).json()
const list = async (state: string) =>
  (await app.inject({ url: `/api/staff/alerts?state=${state}`, headers: signInStaff('orders') })).json()

/** Writes what no trigger would let through, as a hand in the database or a fault could. */
async function break_(sql: string, values: unknown[] = []): Promise<void> {
  await setTriggers('disable')
  await database.pool.query(sql, values)
  await setTriggers('enable')
}

/** By whoever owns the tables; nobody has to own the server. */
const setTriggers = (state: 'disable' | 'enable') =>
  database.pool.query(`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'shop' loop
      execute format('alter table shop.%I ${state} trigger user', name);
    end loop; end $$`)

describe('the nightly comparison', () => {
  it('finds nothing where the books agree', async () => {
    expect(await check()).toEqual([])
  })

  const broken: [string, string, string, object][] = [
    [
      'stock-balance',
      'a balance',
      'update shop.stock_item set on_hand = on_hand + 1 where id = $1',
      { onHand: 9, ledger: 8 },
    ],
    [
      'stock-held',
      'a hold',
      'update shop.basket_line set quantity = 2 where stock_item_id = $1',
      { held: 1, inBaskets: 2 },
    ],
    [
      'stock-sold',
      'a sale',
      `update shop.order_line set quantity = 3 where stock_item_id = $1`,
      { ordered: 3, moved: 2 },
    ],
    [
      'quota-balance',
      'a quota balance',
      `update shop.quota_balance set taken = taken + 1 where donor_id = (select donor_id from shop.stock_item where id = $1)`,
      { taken: 2, ledger: 1 },
    ],
    [
      'quota-place',
      'a place',
      `update shop.quota_place set place_state = 'released' where donor_id = (select donor_id from shop.stock_item where id = $1)`,
      { counted: 1 },
    ],
    [
      'order-money',
      'the money of an order',
      `update shop."order" set payment_state = 'pending' where id = (select order_id from shop.order_line where stock_item_id = $1)`,
      { payment: 'pending', payments: 1 },
    ],
    [
      'provider-payment',
      'an amount at the provider',
      `update shop.sandbox_payment set amount_minor = 1 where id::text = (select provider_reference from shop.payment p
         join shop.order_line l on l.order_id = p.order_id where l.stock_item_id = $1)`,
      { what: 'amount-differs', theirMinor: 1 },
    ],
    [
      'provider-payment',
      'a refund given at the provider itself',
      `update shop.sandbox_refund set amount_minor = 150 where sandbox_payment_id::text = (select provider_reference
         from shop.payment p join shop.order_line l on l.order_id = p.order_id where l.stock_item_id = $1)`,
      { what: 'refund-differs', theirRefundedMinor: 150, ourRefundedMinor: 100 },
    ],
    [
      'refund-stuck',
      'a refund that nobody heard of again',
      `update shop.refund set refund_state = 'sent', requested_at = '2026-04-01' where payment_id = (select p.id from shop.payment p
         join shop.order_line l on l.order_id = p.order_id where l.stock_item_id = $1)`,
      { state: 'sent' },
    ],
  ]
  it.each(broken)('finds %s: %s', async (kind, _what, sql, data) => {
    await break_(sql, [donor.stockItemId])
    const found = (await check()).filter((one: { kind: string }) => one.kind === kind)
    expect(found).toMatchObject([{ kind, data }])
    await clean()
  })

  it('finds money of the provider that nobody here knows', async () => {
    await break_(
      `with lost as (select id from shop.payment where order_id in
         (select order_id from shop.order_line where stock_item_id = $1)),
       refunds as (delete from shop.refund where payment_id in (select id from lost))
       delete from shop.payment where id in (select id from lost)`,
      [donor.stockItemId],
    )
    expect(await check()).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ what: 'unknown-here' }) }),
    )
    await clean()
  })

  it('finds a deposit whose time is over', async () => {
    await break_(
      `insert into shop.deposit (customer_id, shop_code, donor_id, order_line_id, kind, quantity, starts_on, ends_on)
       select o.customer_id, 'dk', l.donor_id, l.id, 'stored', 2, '2026-01-01', '2026-02-01' from shop.order_line l
       join shop."order" o on o.id = l.order_id where l.stock_item_id = $1`,
      [donor.stockItemId],
    )
    expect(await check()).toMatchObject([{ kind: 'deposit-over', subject: number, data: { straws: 2 } }])
    await clean()
  })
})

/** Away with what a test broke, so that the next one begins with books that agree. */
async function clean(): Promise<void> {
  await break_(
    `truncate shop."order", shop.stock_item, shop.quota_balance, shop.basket, shop.sandbox_payment cascade`,
  )
}

describe('an alert', () => {
  it('stays one while it is found, is taken on with a note, and goes when the books agree again', async () => {
    const flip = (by: number) =>
      break_('update shop.stock_item set on_hand = on_hand + $2 where id = $1', [donor.stockItemId, by])
    await flip(1)
    const [first] = await check()
    services.moveClock(60)
    const [again] = await check()
    expect([again.id, again.foundAt]).toEqual([first.id, first.foundAt])
    const take = (payload: object, headers = signInStaff('orders')) =>
      app.inject({ method: 'POST', url: `/api/staff/alerts/${first.id}/acknowledge`, headers, payload })
    expect((await take({})).statusCode).toBe(400)
    expect((await take({ note: 'counting the tank' })).statusCode).toBe(200)
    expect((await take({ note: 'me too' })).json().errors[0].code).toBe('alert-not-open')
    expect(await check()).toMatchObject([{ acknowledgedBy: 'staff:one', note: 'counting the tank' }])
    await flip(-1)
    expect(await check()).toEqual([])
    expect(await list('gone')).toContainEqual(
      expect.objectContaining({ id: first.id, note: 'counting the tank' }),
    )
    await flip(1)
    // The same again is something new.
    expect((await check())[0].id).not.toBe(first.id)
    await flip(-1)
  })

  it('is for staff alone', async () => {
    for (const headers of [{}, signIn(crypto.randomUUID())])
      expect((await app.inject({ url: '/api/staff/alerts', headers })).statusCode).toBe(401)
    expect((await app.inject({ url: '/api/staff/alerts', headers: signInStaff('editor') })).statusCode).toBe(
      403,
    )
  })
})
