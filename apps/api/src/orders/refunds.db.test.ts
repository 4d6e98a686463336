import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findDisagreements } from '../../../../tests/faults/books.ts'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { tasks as mailTasks } from '../mail/jobs.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { routes as payments } from '../payments/routes.ts'
import { signatureHeader, signEvent } from '../payments/sandbox/sign-event.ts'
import { routes as quotas } from '../quotas/routes.ts'
import { buildTestApp, signInStaff } from '../testing/test-app.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, deliverTo, makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor, clinicId, readStock, readTaken } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, checkout, payments, quotas, routes])
})
beforeEach(() => runJobs(services, { 'mail.send': async () => undefined }, 'mail.send').then(() => undefined))
// Whatever a test did: stock, places, orders, deposits and money agree.
afterEach(async () => expect(await findDisagreements(database.pool)).toEqual([]))
afterAll(async () => {
  await app.close()
  await database.drop()
})

const shop = async (clientType: 'private' | 'professional' = 'private') =>
  makeShopper(app, services, await addCustomer(database.pool, { clientType }), clientType)

const act = (number: string, action: string, payload: object = {}, key?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/staff/orders/${number}/actions/${action}`,
    headers: { ...signInStaff('orders'), ...(key && { 'idempotency-key': key }) },
    payload,
  })
const refund = (number: string, payload: object = {}, key?: string) =>
  act(number, 'refund', { reason: 'asked by customer', ...payload }, key)
const code = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]?.code

/** The provider is asked and its events arrive. */
const settle = async () => {
  services.moveClock(3)
  await runJobs(services, paymentTasks, 'payments.refund')
  return deliverEvents(app, services)
}
const read = async (number: string) =>
  (await app.inject({ url: `/api/staff/orders/${number}`, headers: signInStaff('orders') })).json()
const readProvider = async (number: string) => {
  const { rows } = await database.pool.query<{ back: number; events: number }>(
    `select coalesce((select sum(r.amount_minor) from shop.sandbox_refund r
       where r.sandbox_payment_id::text = p.provider_reference), 0)::int back
     from shop.payment p join shop."order" o on o.id = p.order_id where o.number = $1`,
    [number],
  )
  return rows[0]?.back
}

describe('a refund of an amount', () => {
  it('moves payment and order when the provider says that it went, and mails the customer then', async () => {
    const shopper = await shop()
    const number = await shopper.buyByCard(await addDonor(database.pool), 2)
    await runJobs(services, { 'mail.send': async () => undefined }, 'mail.send')
    const asked = (await refund(number, { amountMinor: 5_000 })).json()
    expect(asked).toMatchObject({
      paymentState: 'paid',
      refundable: { amountMinor: asked.total.amountMinor - 5_000 },
      refunds: [{ state: 'requested', amount: { amountMinor: 5_000 }, by: 'staff:one' }],
    })
    // Not promised while it can be withdrawn, and no mail before it went.
    expect((await shopper.get(`/api/orders/${number}`)).json().moneyBack).toEqual([])
    expect(await listJobs(database.pool, 'mail.send')).toHaveLength(0)
    const [job] = await listJobs(database.pool, 'payments.refund')
    expect((job?.runAt.getTime() ?? 0) - services.now().getTime()).toBe(120_000)
    expect(await settle()).toEqual([200])
    expect(await read(number)).toMatchObject({
      paymentState: 'partlyRefunded',
      orderState: 'placed',
      state: 'placed',
      refunds: [{ state: 'confirmed' }],
    })
    expect((await shopper.get(`/api/orders/${number}`)).json()).toMatchObject({
      moneyBack: [{ amount: { amountMinor: 5_000 }, isThere: true }],
    })
    expect(await runJobs(services, mailTasks, 'mail.send')).toBe(1)
    const mail = await database.pool.query(
      `select text from shop.local_mail where "to" = (select email from shop.customer where id = $1)`,
      [shopper.customerId],
    )
    expect(mail.rows[0].text).toContain('€50.00')
    const steps = (await read(number)).transitions
      .filter((one: { machine: string }) => one.machine === 'refund')
      .map((one: { from: string; to: string; by: string }) => [one.from, one.to, one.by])
    expect(steps).toEqual([
      [null, 'requested', 'staff:one'],
      ['sent', 'confirmed', 'sandbox'],
    ])
  })

  it('can be withdrawn until the provider was told, and not after', async () => {
    const number = await (await shop()).buyByCard(await addDonor(database.pool), 1)
    const { total } = await read(number)
    expect(code(await act(number, 'withdrawRefund'))).toBe('no-refund-to-withdraw')
    await refund(number)
    expect((await act(number, 'withdrawRefund')).json()).toMatchObject({
      refundable: total,
      refunds: [{ state: 'withdrawn' }],
    })
    expect(await settle()).toEqual([])
    expect(await readProvider(number)).toBe(0)
    await refund(number)
    await runJobs(services, paymentTasks, 'payments.refund')
    expect(code(await act(number, 'withdrawRefund'))).toBe('no-refund-to-withdraw')
    await deliverEvents(app, services)
    expect(await read(number)).toMatchObject({ state: 'refunded', paymentState: 'refunded' })
  })

  it('goes through once the order is called off, so that all of the money is back', async () => {
    const number = await (await shop()).buyByCard(await addDonor(database.pool), 1)
    const { total } = await read(number)
    await refund(number, { amountMinor: 7_000 })
    expect((await act(number, 'cancel', { reason: 'No longer wanted' })).statusCode).toBe(200)
    expect(code(await act(number, 'withdrawRefund'))).toBe('order-not-open')
    await settle()
    expect(await readProvider(number)).toBe(total.amountMinor)
    expect(await read(number)).toMatchObject({ orderState: 'cancelled', paymentState: 'refunded' })
  })

  it('is never more than is left, and not while another is on its way, however many press at once', async () => {
    const number = await (await shop()).buyByCard(await addDonor(database.pool), 1)
    const { total } = await read(number)
    expect(code(await refund(number, { amountMinor: total.amountMinor + 1 }))).toBe('refund-too-high')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(number, { amountMinor: 7_000 })),
    )
    expect(answers.map((one) => one.statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 422),
    ])
    expect(new Set(answers.filter((one) => one.statusCode === 422).map(code))).toEqual(
      new Set(['refund-under-way']),
    )
    await settle()
    expect(await readProvider(number)).toBe(7_000)
    expect(code(await refund(number, { amountMinor: total.amountMinor - 6_999 }))).toBe('refund-too-high')
    expect((await refund(number)).json().refundable.amountMinor).toBe(0)
    await settle()
    expect(await readProvider(number)).toBe(total.amountMinor)
    expect(code(await refund(number))).toBe('nothing-to-refund')
  })

  it('cannot pass the payment even where the rules were forgotten', async () => {
    const number = await (await shop()).buyByCard(await addDonor(database.pool), 1)
    const write = (amount: string) =>
      database.pool.query(
        `insert into shop.refund (payment_id, amount_minor, cause, reason) select p.id, ${amount}, 'given', 'x' from shop.payment p
         join shop."order" o on o.id = p.order_id where o.number = $1`,
        [number],
      )
    await expect(write('p.amount_minor + 1')).rejects.toThrow('payment_never_over_refunded')
    await write('p.amount_minor')
    await expect(write('1')).rejects.toThrow('payment_never_over_refunded')
    await expect(
      database.pool.query('update shop.payment set refunded_minor = 0 where refunded_minor > 0'),
    ).rejects.toThrow('moved by refund alone')
  })

  it('happens once for one idempotency key, also twice at once, and refuses the key for another amount', async () => {
    const number = await (await shop()).buyByCard(await addDonor(database.pool), 1)
    const key = `refund-${number}`
    const [one, two] = await Promise.all([
      refund(number, { amountMinor: 900 }, key),
      refund(number, { amountMinor: 900 }, key),
    ])
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    expect(one.json().refunds).toEqual(two.json().refunds)
    await settle()
    expect((await refund(number, { amountMinor: 900 }, key)).json().refunds).toHaveLength(1)
    expect(code(await refund(number, { amountMinor: 901 }, key))).toBe('idempotency-key-reused')
    expect(await readProvider(number)).toBe(900)
  })

  it('goes to the bank by hand where no card was taken: staff say that it went', async () => {
    const clinic = await shop('professional')
    const number = await clinic.buyByInvoice(await addDonor(database.pool), 1, clinicId)
    expect(code(await refund(number))).toBe('nothing-to-refund')
    await act(number, 'settleInvoice')
    expect(code(await act(number, 'confirmRefund'))).toBe('no-refund-to-confirm')
    expect((await refund(number, { amountMinor: 100 })).statusCode).toBe(200)
    expect(await listJobs(database.pool, 'payments.refund')).toEqual([])
    expect((await act(number, 'confirmRefund')).json()).toMatchObject({
      paymentState: 'partlyRefunded',
      refunds: [{ state: 'confirmed' }],
    })
    expect(code(await act(number, 'confirmRefund'))).toBe('no-refund-to-confirm')
  })
})

describe('the provider’s word about a refund', () => {
  it('counts once, twice and late, before our own note that it was sent, and never when forged', async () => {
    const number = await (await shop()).buyByCard(await addDonor(database.pool), 1)
    const asked = (await refund(number, { amountMinor: 1_234 })).json()
    const { rows } = await database.pool.query(
      `select p.provider_reference reference, p.id "merchantReference" from shop.payment p
       join shop."order" o on o.id = p.order_id where o.number = $1`,
      [number],
    )
    const event = {
      id: `evt-${number}`,
      type: 'payment.refunded',
      ...rows[0],
      refundId: asked.refunds[0].id,
      disputeId: null,
      amountMinor: 1_234,
      currency: 'EUR',
      failureCode: null,
    }
    const send = (body: object, key = services.config.keys.sandboxEvents) => {
      const payload = JSON.stringify(body)
      return app.inject({
        method: 'POST',
        url: '/api/payments/sandbox/events',
        payload,
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signEvent(payload, key, services.now()),
        },
      })
    }
    expect((await send(event, 'forged')).statusCode).toBe(400)
    expect((await send({ ...event, id: 'evt-other-sum', amountMinor: 1 })).json().outcome).toBe(
      'refund-unknown',
    )
    expect((await read(number)).paymentState).toBe('paid')
    const answers = await Promise.all([send(event), send(event)])
    expect(answers.map((one) => one.json().outcome).sort()).toEqual(['refund-confirmed', 'repeated'])
    expect((await send({ ...event, id: `late-${number}` })).json().outcome).toBe('nothing-to-do')
    expect((await send({ ...event, id: `no-${number}`, type: 'payment.refundFailed' })).json().outcome).toBe(
      'nothing-to-do',
    )
    expect(await read(number)).toMatchObject({
      paymentState: 'partlyRefunded',
      refunds: [{ state: 'confirmed' }],
    })
    expect(await listJobs(database.pool, 'mail.send')).toHaveLength(2)
    await runJobs(services, { 'payments.refund': async () => undefined }, 'payments.refund')
  })

  it('frees the money for another try when the refund failed', async () => {
    const number = await (await shop()).buyByCard(await addDonor(database.pool), 1)
    await refund(number, { amountMinor: 400 })
    // Somebody gave all of it back at the provider itself.
    await database.pool.query(
      `update shop.sandbox_payment set state = 'refunded' where id::text = (select p.provider_reference
       from shop.payment p join shop."order" o on o.id = p.order_id where o.number = $1)`,
      [number],
    )
    await settle()
    const after = await read(number)
    expect(after).toMatchObject({
      paymentState: 'paid',
      refundable: after.total,
      refunds: [{ state: 'failed' }],
    })
  })

  it('is asked for again after a crash between the asking and our note, and money moves once', async () => {
    const number = await (await shop()).buyByCard(await addDonor(database.pool), 1)
    await refund(number, { amountMinor: 500 })
    const [job] = await listJobs(database.pool, 'payments.refund')
    const send = paymentTasks['payments.refund']
    await Promise.all([send?.(job?.payload, services), send?.(job?.payload, services)])
    await settle()
    await send?.(job?.payload, services)
    expect(await listJobs(database.pool, 'sandbox.deliverEvent')).toEqual([])
    expect(await readProvider(number)).toBe(500)
  })
})

describe('a refund of lines', () => {
  it('brings straws back to stock and keeps the place, since straws of that donor are left', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await shop()
    const number = await shopper.buyByCard(donor, 3)
    const { lines } = await read(number)
    const [straws, place] = ['strawDelivery', 'quota'].map((kind) =>
      lines.find((line: { productKind: string }) => line.productKind === kind),
    )
    const stays = await refund(number, {
      lines: [
        { lineId: straws.id, quantity: 1 },
        { lineId: place.id, quantity: 1 },
      ],
    })
    expect(stays.json().errors[0]).toMatchObject({
      code: 'place-stays',
      data: { reason: 'donor-material-left' },
    })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 7, held: 0 })

    const one = (await refund(number, { lines: [{ lineId: straws.id, quantity: 1 }] })).json()
    expect(one.refunds[0].amount.amountMinor).toBe(straws.total.amountMinor / 3)
    expect(one.lines.find((line: { id: string }) => line.id === straws.id)).toMatchObject({
      cancelledQuantity: 1,
    })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(1)
    expect((await shopper.get(`/api/orders/${number}`)).json().lines[0].straws).toHaveLength(2)
    // Goods are with others by now, perhaps: this one is final.
    expect(code(await act(number, 'withdrawRefund'))).toBe('no-refund-to-withdraw')
    await settle()

    const rest = [
      { lineId: straws.id, quantity: 2 },
      { lineId: place.id, quantity: 1 },
    ]
    const all = (await refund(number, { lines: rest })).json()
    expect(all.refunds[1].amount.amountMinor).toBe(
      (straws.total.amountMinor / 3) * 2 + place.total.amountMinor,
    )
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(0)
    await settle()
    expect(code(await refund(number, { lines: [{ lineId: straws.id, quantity: 1 }] }))).toBe(
      'quantity-not-valid',
    )
    // The very straws can be sold again.
    expect(await (await shop()).buyByCard(donor, 10)).toBeTruthy()
  })

  it('is money alone once the straws have left the bank, and waits while they are picked', async () => {
    const donor = await addDonor(database.pool)
    const number = await (await shop()).buyByCard(donor, 2)
    await act(number, 'markPicked')
    const { lines } = await read(number)
    const line = { lineId: lines[0].id, quantity: 1 }
    expect(code(await refund(number, { lines: [line] }))).toBe('already-picked')
    expect((await act(number, 'putBack')).json()).toMatchObject({ fulfilmentState: 'waiting' })
    await act(number, 'markPicked')
    await act(number, 'markShipped', { trackingNumber: 'T9' })
    expect((await refund(number, { lines: [line] })).statusCode).toBe(200)
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    await settle()
    expect((await act(number, 'markReturned', { reason: 'nobody there' })).json().state).toBe('closed')
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
  })
})

describe('reserved straws', () => {
  it('are called off in part at three quarters of their price; the rest stays reserved', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await shop()
    await shopper.add({ lineHandlingType: 'reservation', stockItemId: donor.stockItemId, quantity: 4 })
    const number = await shopper.buyKept(3)
    const { lines } = await read(number)
    const straws = lines.find((line: { productKind: string }) => line.productKind === 'strawReservation')
    const cancelReserved = (quantity: number) =>
      act(number, 'cancelReserved', { lineId: straws.id, quantity, reason: 'needs fewer' })
    expect(code(await cancelReserved(5))).toBe('quantity-not-valid')
    const place = lines.find((line: { productKind: string }) => line.productKind === 'quota')
    const strange = { lineId: place.id, quantity: 1, reason: 'x' }
    expect(code(await act(number, 'cancelReserved', strange))).toBe('not-reserved')
    const off = (await cancelReserved(1)).json()
    expect(off.refunds[0]).toMatchObject({
      cause: 'reservedCancelled',
      amount: { amountMinor: Math.round((straws.total.amountMinor / 4) * 0.75) },
    })
    expect(off.reserved).toMatchObject([{ quantity: 3 }])
    expect((await shopper.get('/api/deposits')).json()).toMatchObject([
      { quantity: 3, straws: { length: 3 } },
    ])
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 7, held: 0 })
    expect(code(await cancelReserved(1))).toBe('refund-under-way')
    await settle()
    await cancelReserved(3)
    await settle()
    expect((await shopper.get('/api/deposits')).json()).toEqual([])
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    // The place was paid for and is the customer's until it is given back.
    expect(await readTaken(database.pool, donor.id)).toBe(1)
    const back = (await read(number)).refunds.reduce(
      (sum: number, one: { amount: { amountMinor: number } }) => sum + one.amount.amountMinor,
      0,
    )
    expect(back).toBe(Math.round(straws.total.amountMinor * 0.75))
  })

  it('are not called off after their time has ended', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await shop()
    await shopper.add({ lineHandlingType: 'reservation', stockItemId: donor.stockItemId, quantity: 2 })
    const number = await shopper.buyKept(3)
    const { reserved } = await read(number)
    services.moveClock(60 * 24 * 95)
    const late = await act(number, 'cancelReserved', {
      lineId: reserved[0].lineId,
      quantity: 1,
      reason: 'late',
    })
    expect(code(late)).toBe('nothing-reserved')
    services.moveClock(-60 * 24 * 95)
  })
})

describe('a cancelled order', () => {
  it('keeps a place, and its price, while another order brought straws of that donor', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await shop()
    const first = await shopper.buyByCard(donor, 1)
    const second = await shopper.buyByCard(donor, 1)
    const { total, lines } = await read(first)
    const place = lines.find((line: { productKind: string }) => line.productKind === 'quota')
    const cancelled = (await act(first, 'cancel', { reason: 'twice' })).json()
    expect(cancelled.refunds[0].amount.amountMinor).toBe(total.amountMinor - place.total.amountMinor)
    expect(await readTaken(database.pool, donor.id)).toBe(1)
    await settle()
    expect(await read(first)).toMatchObject({ state: 'cancelled', paymentState: 'partlyRefunded' })
    await act(second, 'cancel', { reason: 'after all' })
    await settle()
    // The second brought no place; now that nothing is left, the first one's is given back by its line.
    const back = await refund(first, { lines: [{ lineId: place.id, quantity: 1 }] })
    expect(back.statusCode).toBe(200)
    expect(await readTaken(database.pool, donor.id)).toBe(0)
    await settle()
    expect(await read(first)).toMatchObject({ paymentState: 'refunded' })
  })

  it('keeps the place that a pregnancy made permanent', async () => {
    const donor = await addDonor(database.pool)
    const number = await (await shop()).buyByCard(donor, 1)
    await database.pool.query(`update shop.quota_place set place_state = 'permanent' where donor_id = $1`, [
      donor.id,
    ])
    await act(number, 'cancel', { reason: 'asked by customer' })
    expect(await readTaken(database.pool, donor.id)).toBe(1)
    const { transitions } = await read(number)
    expect(transitions.map((one: { reason: string }) => one.reason)).toContain('place-stays')
    await settle()
  })
})

it('answers an event that arrives while staff act, in whatever order, with the same books', async () => {
  const number = await (await shop()).buyByCard(await addDonor(database.pool), 2)
  await refund(number, { amountMinor: 300 })
  await runJobs(services, paymentTasks, 'payments.refund')
  const [event] = await listJobs(database.pool, 'sandbox.deliverEvent')
  await Promise.all([
    deliverTo(app, services, event?.payload),
    act(number, 'cancel', { reason: 'asked by customer' }),
    deliverTo(app, services, event?.payload),
  ])
  await settle()
  const { total } = await read(number)
  expect(await readProvider(number)).toBe(total.amountMinor)
  expect(await read(number)).toMatchObject({
    orderState: 'cancelled',
    paymentState: 'refunded',
    state: 'refunded',
  })
})
