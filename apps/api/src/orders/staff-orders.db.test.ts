import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { routes as payments } from '../payments/routes.ts'
import { routes as quotas } from '../quotas/routes.ts'
import { routes as staffSearch } from '../staff-search/routes.ts'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, makeShopper, type TestShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor, clinicId, readStock, readTaken } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, checkout, payments, quotas, staffSearch, routes])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

async function shop(clientType: 'private' | 'professional' = 'private'): Promise<TestShopper> {
  return makeShopper(app, services, await addCustomer(database.pool, { clientType }), clientType)
}

const act = (number: string, action: string, payload: object = {}, role = 'orders') =>
  app.inject({
    method: 'POST',
    url: `/api/staff/orders/${number}/actions/${action}`,
    headers: signInStaff(role),
    payload,
  })

const read = (number: string) =>
  app.inject({ url: `/api/staff/orders/${number}`, headers: signInStaff('orders') })

describe('an order in the hands of staff', () => {
  it('is picked, shipped with its tracking number, delivered and closed, each once and in this order', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await shop()
    const number = await shopper.buyByCard(donor, 2)
    expect((await act(number, 'markShipped', { trackingNumber: 'T1' })).json().errors[0].code).toBe(
      'not-picked',
    )
    expect((await act(number, 'markPicked')).json()).toMatchObject({
      fulfilmentState: 'picked',
      orderState: 'processing',
    })
    expect((await act(number, 'markPicked')).json().errors[0].code).toBe('already-picked')
    expect((await act(number, 'markShipped')).json().errors[0].code).toBe('tracking-number-required')
    expect((await act(number, 'markShipped', { trackingNumber: 'T1' })).json()).toMatchObject({
      fulfilmentState: 'shipped',
      trackingNumber: 'T1',
    })
    const left = await database.pool.query(
      'select count(*)::int n from shop.straw where left_bank_at is not null',
    )
    expect(left.rows[0].n).toBe(2)
    expect((await act(number, 'cancel', { reason: 'late' })).json().errors[0].code).toBe('already-shipped')
    expect((await act(number, 'close')).json().errors[0].code).toBe('not-delivered')
    expect((await act(number, 'markDelivered')).statusCode).toBe(200)
    const closed = (await act(number, 'close')).json()
    expect(closed).toMatchObject({ orderState: 'closed', state: 'closed' })
    expect(
      closed.transitions.map(
        (one: { machine: string; to: string; by: string }) => `${one.machine} ${one.to} ${one.by}`,
      ),
    ).toEqual(
      expect.arrayContaining([
        'payment paid sandbox',
        'fulfilment shipped staff:one',
        'order closed staff:one',
      ]),
    )
    // Placed and shipped.
    expect(await listJobs(database.pool, 'mail.send')).toHaveLength(2)
  })

  it('CHK-07 is handed over without a tracking number where somebody fetches it', async () => {
    const shopper = await shop()
    const donor = await addDonor(database.pool)
    await shopper.add({ lineHandlingType: 'strawDelivery', stockItemId: donor.stockItemId, quantity: 1 })
    await shopper.walkSent(null, 'pickUp')
    const number = await shopper.payByCard()
    await act(number, 'markPicked')
    const asked = (await read(number))
      .json()
      .actions.find(({ action }: { action: string }) => action === 'markShipped')
    expect(asked).toMatchObject({ allowed: true, needs: [] })
    const done = await act(number, 'markShipped')
    expect(done.json()).toMatchObject({ fulfilmentState: 'shipped', trackingNumber: null })
    await expect(
      database.pool.query(`update shop.shipment set method = 'dryIce' where tracking_number is null`),
    ).rejects.toThrow('shipment_is_tracked')
  })

  it('is cancelled before it ships: straws and place are free again, and the money goes back once', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await shop()
    const number = await shopper.buyByCard(donor, 2)
    expect((await act(number, 'cancel')).json().errors[0].code).toBe('reason-required')
    expect((await act(number, 'cancel', { reason: 'asked by customer' })).json()).toMatchObject({
      orderState: 'cancelled',
      paymentState: 'paid',
      state: 'cancelled',
    })
    expect((await act(number, 'cancel', { reason: 'again' })).json().errors[0].code).toBe('order-not-open')
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(0)
    const refunds = await database.pool.query(
      `select r.amount_minor from shop.refund r join shop.payment p on p.id = r.payment_id
       join shop."order" o on o.id = p.order_id where o.number = $1`,
      [number],
    )
    expect(refunds.rows).toHaveLength(1)
    await runJobs(services, paymentTasks, 'payments.refund')
    await deliverEvents(app, services)
    expect((await read(number)).json()).toMatchObject({ paymentState: 'refunded', state: 'refunded' })
    // The very straws can be sold again.
    expect(await (await shop()).buyByCard(donor, 10)).toBeTruthy()
  })

  it('CHK-12 tells the customer of what was called off or paid back after it was placed', async () => {
    for (const action of ['cancel', 'refund']) {
      const shopper = await shop()
      const number = await shopper.buyByCard(await addDonor(database.pool), 1)
      expect(await shopper.askResult(number)).toMatchObject({ state: 'paid' })
      await act(number, action, { reason: 'asked by customer' })
      // Called off, it never says that the payment failed while the money is under way.
      const state = action === 'cancel' ? 'refunded' : 'paid'
      expect(await shopper.askResult(number)).toMatchObject({ state, failureCode: null })
      await runJobs(services, paymentTasks, 'payments.refund')
      await deliverEvents(app, services)
      expect(await shopper.askResult(number)).toMatchObject({
        state: 'refunded',
        failureCode: null,
        placedAt: expect.any(String),
      })
    }
  })

  it('asks for its money back once when it is refunded first and cancelled later', async () => {
    const number = await (await shop()).buyByCard(await addDonor(database.pool), 1)
    expect((await act(number, 'refund', { reason: 'kindness' })).statusCode).toBe(200)
    const cancelled = (await act(number, 'cancel', { reason: 'asked by customer' })).json()
    expect(cancelled).toMatchObject({ orderState: 'cancelled', refunds: { length: 1 } })
  })

  it('stands still while a donor in it is blocked', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await shop()
    const number = await shopper.buyByCard(donor, 1)
    await database.pool.query('update shop.donor set blocked_at = now() where id = $1', [donor.id])
    expect((await act(number, 'markPicked')).json().errors[0].code).toBe('order-halted')
  })

  it('with a carrier finding ships only after the signed acknowledgement is recorded, not before buying', async () => {
    const donor = await addDonor(database.pool)
    await database.pool.query(`update shop.donor set carrier_genes = '{CFTR}' where id = $1`, [donor.id])
    const number = await (await shop()).buyByCard(donor, 1)
    await act(number, 'markPicked')
    const ship = () => act(number, 'markShipped', { trackingNumber: 'T2' })
    expect((await ship()).json().errors[0]).toMatchObject({
      code: 'carrier-acknowledgement-missing',
      data: { donors: [donor.code] },
    })
    expect((await act(number, 'recordCarrierAcknowledgement')).json().errors[0].code).toBe('reason-required')
    const recorded = await act(number, 'recordCarrierAcknowledgement', { reason: 'file 12' })
    expect(recorded.json().checks).toContainEqual({
      code: 'carrier-acknowledgement',
      passed: true,
      data: { donors: [] },
    })
    expect((await ship()).statusCode).toBe(200)
  })

  it('names the field of a text with control characters', async () => {
    const number = await (await shop()).buyByCard(await addDonor(database.pool), 1)
    for (const field of ['sought', 'state', 'shop']) {
      const url = `/api/staff/orders?${field}=%E2%80%AE`
      const refused = await app.inject({ url, headers: signInStaff('orders') })
      expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, field])
    }
    const refused = await act(number, 'cancel', { reason: 'a\u0000' })
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'reason'])
    const url = `/api/staff/orders/${encodeURIComponent('\u0000')}`
    expect((await app.inject({ url, headers: signInStaff('orders') })).statusCode).toBe(400)
  })

  it('is for staff of the order desk alone', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await shop()
    const number = await shopper.buyByCard(donor, 1)
    expect((await act(number, 'markPicked', {}, 'editor')).statusCode).toBe(403)
    const url = `/api/staff/orders/${number}`
    expect((await app.inject({ url, headers: signIn(shopper.customerId) })).statusCode).toBe(401)
    const read = await app.inject({ url, headers: signInStaff('lab') })
    expect(read.json().actions.find((one: { action: string }) => one.action === 'markPicked').allowed).toBe(
      true,
    )
    const sealed = await app.inject({
      method: 'POST',
      url: '/api/staff/search',
      headers: signInStaff('orders'),
      payload: { words: number },
    })
    const { sought } = sealed.json()
    expect(sought).not.toContain(number)
    const find = (words: string) =>
      app.inject({ url: `/api/staff/orders?sought=${words}`, headers: signInStaff('orders') })
    const list = await find(sought)
    expect(list.json()).toMatchObject({
      total: 1,
      words: number,
      orders: [{ number, customerName: 'Ada Test' }],
    })
    const changed = await find(`${sought.slice(0, -1)}${sought.endsWith('A') ? 'B' : 'A'}`)
    expect([changed.statusCode, changed.json().errors[0].code]).toEqual([422, 'sought-unreadable'])
    const all = (
      await app.inject({ url: '/api/staff/orders?take=100', headers: signInStaff('orders') })
    ).json()
    for (const state of new Set<string>(all.orders.map((order: { state: string }) => order.state))) {
      const url = `/api/staff/orders?take=100&state=${state}`
      const some = (await app.inject({ url, headers: signInStaff('orders') })).json()
      const numbers = (orders: { number: string; state: string }[]) =>
        orders.filter((order) => order.state === state).map((order) => order.number)
      expect(numbers(some.orders)).toEqual(numbers(all.orders))
    }
  })
})

describe('a customer', () => {
  it('reads their own orders and places; another customer finds nothing', async () => {
    const donor = await addDonor(database.pool)
    const [shopper, other] = [await shop(), await shop()]
    const number = await shopper.buyByCard(donor, 2)
    const mine = await shopper.get(`/api/orders/${number}`)
    expect(mine.json()).toMatchObject({ number, state: 'placed', trackingNumber: null })
    expect(mine.json().lines[0].straws).toHaveLength(2)
    expect((await other.get(`/api/orders/${number}`)).statusCode).toBe(404)
    expect((await other.get('/api/orders')).json()).toEqual([])
    expect((await shopper.get('/api/quotaplaces')).json()).toMatchObject([
      { donorId: donor.code, country: 'DK', placeState: 'sold' },
    ])
    // A place that is owned is not charged again.
    const again = await shopper.add({
      lineHandlingType: 'strawDelivery',
      stockItemId: donor.stockItemId,
      quantity: 1,
    })
    expect(again.lines.map((line) => line.lineHandlingType)).toEqual(['strawDelivery'])
    expect(await readTaken(database.pool, donor.id)).toBe(1)
  })

  it('stores straws: a deposit with the free days and the period bought, nothing to ship', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await shop()
    await shopper.add({ lineHandlingType: 'storageDelivery', stockItemId: donor.stockItemId, quantity: 3 })
    const number = await shopper.buyKept(12)
    expect((await shopper.get('/api/deposits')).json()).toMatchObject([
      { kind: 'stored', quantity: 3, startsOn: '2026-05-04', endsOn: '2027-06-03', orderNumber: number },
    ])
    expect((await shopper.get(`/api/orders/${number}`)).json()).toMatchObject({ state: 'stored' })
    expect((await act(number, 'markPicked')).json().errors[0].code).toBe('nothing-to-ship')
  })

  it('reserves straws: one fee for the donor, however many straws', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await shop()
    await shopper.add({ lineHandlingType: 'reservation', stockItemId: donor.stockItemId, quantity: 4 })
    const number = await shopper.buyKept(3)
    const order = (await shopper.get(`/api/orders/${number}`)).json()
    const fee = order.lines.find((line: { productKind: string }) => line.productKind === 'reservation')
    expect(fee).toMatchObject({ quantity: 1, periodMonths: 3, total: { amountMinor: 12_000 } })
    expect((await shopper.get('/api/deposits')).json()).toMatchObject([
      { kind: 'reserved', quantity: 4, endsOn: '2026-08-04' },
    ])
  })
})

describe('a clinic', () => {
  it('orders against an invoice that is settled later; a private customer cannot', async () => {
    const donor = await addDonor(database.pool)
    const [clinic, other] = [await shop('professional'), await shop()]
    const number = await clinic.buyByInvoice(donor, 5, clinicId)
    expect((await clinic.get(`/api/orders/${number}`)).json()).toMatchObject({
      state: 'placed',
      paymentMethod: 'invoice',
      invoices: [{ kind: 'invoice', number: expect.stringMatching(/^I1-2026-/) }],
      clinicName: 'Fjord Clinic',
    })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 5, held: 0 })
    expect((await act(number, 'settleInvoice')).json()).toMatchObject({ paymentState: 'settled' })
    expect((await act(number, 'settleInvoice')).json().errors[0].code).toBe('not-invoiced')
    await other.walk(donor, 1)
    const refused = await other.post('checkout/dk-shop/en-gb/makenoncardpayment', { method: 'invoice' })
    expect(refused.json().errors[0]).toMatchObject({ code: 'payment-method-not-allowed' })
  })
})

describe('the history of an order', () => {
  it('names who of the staff moved it, in one query, as long as the account is there', async () => {
    const shopper = await shop()
    const number = await shopper.buyByCard(await addDonor(database.pool), 1)
    const { rows } = await database.pool.query(
      `insert into cms.staff (name, email) values ('Mette Lund', 'mette@example.test') returning id`,
    )
    const headers = { authorization: `Bearer staff.${rows[0].id}.orders` }
    const url = `/api/staff/orders/${number}/actions/markPicked`
    const { transitions } = (await app.inject({ method: 'POST', url, headers, payload: {} })).json()
    expect(transitions.at(-1)).toMatchObject({ by: `staff:${rows[0].id}`, byName: 'Mette Lund' })
    await database.pool.query('delete from cms.staff where id = $1', [rows[0].id])
    expect((await read(number)).json().transitions.at(-1)).toMatchObject({ byName: null })
  })
})
