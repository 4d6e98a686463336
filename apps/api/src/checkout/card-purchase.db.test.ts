import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { routes as payments } from '../payments/routes.ts'
import { deliverEvent } from '../payments/sandbox/deliver-event.ts'
import { signatureHeader, signEvent } from '../payments/sandbox/sign-event.ts'
import { buildTestApp, signIn } from '../testing/test-app.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, readStock, readTaken, type TestDonor } from '../testing/test-world.ts'
import { routes as checkout } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, checkout, payments])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const billing = {
  fullName: 'Ada Test',
  line1: 'Nørregade 3',
  postalCode: '8000',
  city: 'Aarhus',
  country: 'DK',
}

type Answer = { statusCode: number; json: () => Record<string, never> }

async function call(
  customerId: string,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
): Promise<Answer> {
  return app.inject({
    method,
    url: `/api/commerce/${path}`,
    headers: { ...signIn(customerId), 'x-treatment-country': 'DK' },
    ...(payload ? { payload } : {}),
  }) as unknown as Answer
}

/** Walks from the empty basket to the summary, as a browser would. */
async function walk(customerId: string, donor: TestDonor, quantity = 2): Promise<void> {
  const steps: ['GET' | 'POST', string, object?][] = [
    [
      'POST',
      'dk-shop/en-gb/basket',
      { lineHandlingType: 'strawDelivery', stockItemId: donor.stockItemId, quantity },
    ],
    ['GET', 'dk-shop/en-gb/basket/submit'],
    ['GET', 'checkout/dk-shop/en-gb/getcheckoutaddressinformation'],
    [
      'POST',
      'checkout/dk-shop/en-gb/updatecheckoutaddressinformation',
      { isClinicDelivery: false, clinicId: null, delivery: billing, billing },
    ],
    ['GET', 'checkout/dk-shop/en-gb/getcheckoutshippinginformation'],
    [
      'POST',
      'checkout/dk-shop/en-gb/setshippingdate',
      { method: 'nitrogenTank', dispatchOn: await findFirstDay() },
    ],
    ['GET', 'checkout/dk-shop/en-gb/submitshippingtab'],
    ['GET', 'checkout/dk-shop/en-gb/getordersummary'],
    [
      'POST',
      'checkout/dk-shop/en-gb/submitordersummarytab',
      { acceptsTerms: true, acceptsPrivacy: true, newsletter: false },
    ],
    ['GET', 'checkout/dk-shop/en-gb/getcheckoutpaymentinformation'],
  ]
  for (const [method, path, payload] of steps) {
    const answer = await call(customerId, method, path, payload)
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.json())}`)
  }
}

async function findFirstDay(): Promise<string> {
  const { findEarliestDispatch, listDispatchDays } = await import('@kindred/domain/checkout/shipping-days')
  const holidays = new Set(['2026-05-25'])
  const dispatch = { timeZone: 'Europe/Copenhagen', cutOffMinutes: 720, holidays }
  const earliest = findEarliestDispatch(services.now().toISOString(), dispatch)
  return listDispatchDays(earliest, 'nitrogenTank', holidays, 1)[0] ?? ''
}

async function start(
  customerId: string,
): Promise<{ orderNumber: string; redirectUrl: string; reference: string }> {
  const answer = await call(customerId, 'POST', 'checkout/dk-shop/en-gb/startcardpayment')
  const body = answer.json() as unknown as { orderNumber: string; redirectUrl: string }
  if (answer.statusCode !== 200) throw new Error(JSON.stringify(body))
  return { ...body, reference: body.redirectUrl.split('/').at(-1) ?? '' }
}

/** Fills in the hosted page. */
async function pay(reference: string, number = '4242 4242 4242 4242'): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `/sandbox-pay/${reference}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ number, expiry: '12/30', code: '123' }).toString(),
  })
  return answer.headers.location ?? String(answer.statusCode)
}

/** Lets the sandbox deliver its events, as its jobs would. */
async function deliver(): Promise<number[]> {
  const statuses: number[] = []
  await runJobs(
    services,
    {
      'sandbox.deliverEvent': (payload) =>
        deliverEvent(payload, services, async (url, body, headers) => {
          const answer = await app.inject({
            method: 'POST',
            url: new URL(url).pathname,
            payload: body,
            headers,
          })
          statuses.push(answer.statusCode)
          return answer.statusCode
        }),
    },
    'sandbox.deliverEvent',
  )
  return statuses
}

async function result(customerId: string, orderNumber: string) {
  const path = `checkout/dk-shop/en-gb/getpaymentsuccessfulpagedetails?orderNumber=${orderNumber}`
  return (await call(customerId, 'GET', path)).json() as unknown as {
    state: string
    failureCode: string | null
  }
}

/** States of the tries to pay an order. */
async function listTries(number: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select p.payment_state from shop.payment p join shop."order" o on o.id = p.order_id
     where o.number = $1 order by p.payment_state::text`,
    [number],
  )
  return rows.map((row) => row.payment_state)
}

/** An event as the provider would send it. */
async function sendEvent(event: object, key = services.config.keys.sandboxEvents) {
  const body = JSON.stringify(event)
  return app.inject({
    method: 'POST',
    url: '/api/payments/sandbox/events',
    payload: body,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signEvent(body, key, services.now()),
    },
  })
}

async function readOrder(number: string) {
  const { rows } = await database.pool.query(
    `select o.*, (select count(*)::int from shop.straw_assignment a join shop.order_line l on l.id = a.order_line_id
       where l.order_id = o.id and a.released_at is null) straws from shop."order" o where number = $1`,
    [number],
  )
  return rows[0]
}

describe('a private card purchase', () => {
  it('is paid by the signed event alone, and sells straws, place and mail with it', async () => {
    const donor = await addDonor(database.pool)
    const customer = await addCustomer(database.pool)
    await walk(customer, donor)
    const { orderNumber, reference } = await start(customer)
    expect(await pay(reference)).toContain('/en-gb/dk-shop/private/checkout/success/?orderNumber=')
    expect(await result(customer, orderNumber)).toMatchObject({ state: 'pending' })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 2 })

    expect(await deliver()).toEqual([200])
    expect(await result(customer, orderNumber)).toMatchObject({
      state: 'paid',
      next: ['prepare', 'leave', 'report'],
    })
    expect(await readOrder(orderNumber)).toMatchObject({
      order_state: 'placed',
      payment_state: 'paid',
      // 2 straws at 800 and the tank at 200 include tax; the place is 350 and 25 %.
      total_minor: 160_000 + 20_000 + 43_750,
      straws: 2,
    })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(1)
    const { rows } = await database.pool.query(
      'select place_state from shop.quota_place where customer_id = $1',
      [customer],
    )
    expect(rows).toEqual([{ place_state: 'sold' }])
    expect(await listJobs(database.pool, 'mail.send')).toHaveLength(1)
  })

  it('places the order once when the event comes twice and late', async () => {
    const donor = await addDonor(database.pool)
    const customer = await addCustomer(database.pool)
    await walk(customer, donor)
    const { orderNumber, reference } = await start(customer)
    await pay(reference, '4000 0000 0000 0341')
    const jobs = await listJobs(database.pool, 'sandbox.deliverEvent')
    expect(jobs.map((job) => job.runAt.getTime() - services.now().getTime())).toEqual([10_000, 10_000])
    expect(await deliver()).toEqual([200, 200])
    expect(await readOrder(orderNumber)).toMatchObject({ payment_state: 'paid', straws: 2 })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
  })

  it('asks the bank for a 3-D Secure card, and pays or fails by the answer', async () => {
    const donor = await addDonor(database.pool)
    const customer = await addCustomer(database.pool)
    await walk(customer, donor)
    const { orderNumber, reference } = await start(customer)
    expect(await pay(reference, '4000 0025 0000 3155')).toBe(`/sandbox-pay/${reference}`)
    const answer = await app.inject({
      method: 'POST',
      url: `/sandbox-pay/${reference}/challenge`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'answer=approve',
    })
    expect(answer.headers.location).toContain('/checkout/success/')
    await deliver()
    expect(await result(customer, orderNumber)).toMatchObject({ state: 'paid' })
  })

  it('leaves the basket as it was after a declined card, and takes another one', async () => {
    const donor = await addDonor(database.pool)
    const customer = await addCustomer(database.pool)
    await walk(customer, donor)
    const first = await start(customer)
    expect(await pay(first.reference, '4000 0000 0000 0002')).toContain('/checkout/failure/')
    await deliver()
    expect(await result(customer, first.orderNumber)).toMatchObject({
      state: 'failed',
      failureCode: 'card-declined',
    })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 2 })
    const second = await start(customer)
    expect(second.orderNumber).toBe(first.orderNumber)
    await pay(second.reference)
    await deliver()
    expect(await result(customer, second.orderNumber)).toMatchObject({ state: 'paid' })
  })

  it('refuses a forged event, one of another amount and one of nobody, and keeps the last two', async () => {
    const donor = await addDonor(database.pool)
    const customer = await addCustomer(database.pool)
    await walk(customer, donor)
    const { orderNumber, reference } = await start(customer)
    const event = {
      id: `evt-${orderNumber}`,
      type: 'payment.succeeded',
      reference,
      merchantReference: crypto.randomUUID(),
      amountMinor: 223_750,
      currency: 'EUR',
      failureCode: null,
      refundId: null,
      disputeId: null,
    }
    expect((await sendEvent(event, 'another key')).statusCode).toBe(400)
    expect((await sendEvent({ ...event, amountMinor: 1 })).json().errors[0].code).toBe('amount-mismatch')
    const foreign = { ...event, id: 'evt-foreign', reference: crypto.randomUUID() }
    expect((await sendEvent(foreign)).json().errors[0].code).toBe('payment-unknown')
    expect(await readOrder(orderNumber)).toMatchObject({ order_state: 'draft', payment_state: 'pending' })
    const kept = await database.pool.query(
      `select outcome from shop.payment_event where event_id = any($1)`,
      [[event.id, foreign.id]],
    )
    expect(kept.rows.map((row) => row.outcome).sort()).toEqual(['amount-mismatch', 'payment-unknown'])
  })

  it('gives the money back when the hold ran out and the straws are gone, and says so', async () => {
    const donor = await addDonor(database.pool, { straws: 2 })
    const [slow, quick] = [await addCustomer(database.pool), await addCustomer(database.pool)]
    await walk(slow, donor)
    const { orderNumber, reference } = await start(slow)
    services.moveClock(61)
    await walk(quick, donor)
    const other = await start(quick)
    await pay(reference)
    await deliver()
    expect(await readOrder(orderNumber)).toMatchObject({
      order_state: 'cancelled',
      payment_state: 'refunded',
    })
    expect(await result(slow, orderNumber)).toMatchObject({ state: 'refunded', failureCode: 'goods-gone' })
    expect(await runJobs(services, paymentTasks, 'payments.refund')).toBe(1)
    await deliver()
    const { rows } = await database.pool.query('select state from shop.sandbox_payment where id = $1', [
      reference,
    ])
    expect(rows[0].state).toBe('refunded')
    await pay(other.reference)
    await deliver()
    expect(await result(quick, other.orderNumber)).toMatchObject({ state: 'paid' })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 0, held: 0 })
  })

  it('sells all the same when the hold ran out but nobody took it', async () => {
    const donor = await addDonor(database.pool)
    const customer = await addCustomer(database.pool)
    await walk(customer, donor)
    const { orderNumber, reference } = await start(customer)
    services.moveClock(61)
    await runJobs(services, (await import('../basket/jobs.ts')).tasks, 'basket.expireHolds')
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    await pay(reference)
    await deliver()
    expect(await result(customer, orderNumber)).toMatchObject({ state: 'paid' })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(1)
  })

  it('leads everybody who presses at once to one page, and takes the money once', async () => {
    const donor = await addDonor(database.pool)
    const customer = await addCustomer(database.pool)
    await walk(customer, donor)
    const starts = await Promise.all(Array.from({ length: 6 }, () => start(customer)))
    expect(new Set(starts.map((one) => one.redirectUrl)).size).toBe(1)
    expect(new Set(starts.map((one) => one.orderNumber)).size).toBe(1)
    const { reference, orderNumber } = await start(customer)
    expect(reference).toBe(starts[0]?.reference)
    await pay(reference)
    // Paid, while the event is still under way: no second page opens.
    expect((await start(customer)).reference).toBe(reference)
    await deliver()
    expect(await result(customer, orderNumber)).toMatchObject({ state: 'paid' })
    expect(await listTries(orderNumber)).toEqual(['paid'])
  })

  it('closes the page of an order that was made anew', async () => {
    const donor = await addDonor(database.pool)
    const customer = await addCustomer(database.pool)
    await walk(customer, donor)
    const first = await start(customer)
    services.moveClock(1)
    await walk(customer, donor, 3)
    const second = await start(customer)
    expect(second.reference).not.toBe(first.reference)
    await runJobs(services, paymentTasks, 'payments.cancel')
    expect(await pay(first.reference)).toContain('/checkout/failure/')
    await deliver()
    expect(await listTries(first.orderNumber)).toEqual(['failed'])
    await pay(second.reference)
    await deliver()
    expect(await result(customer, second.orderNumber)).toMatchObject({ state: 'paid' })
  })

  it('keeps one payment when two were made, and gives the second back', async () => {
    const donor = await addDonor(database.pool)
    const customer = await addCustomer(database.pool)
    await walk(customer, donor)
    const first = await start(customer)
    await pay(first.reference, '4000 0000 0000 0002')
    await deliver()
    const second = await start(customer)
    expect(second.orderNumber).toBe(first.orderNumber)
    await pay(second.reference)
    await deliver()
    // The provider let the first be tried once more.
    await sendEvent({
      id: `evt-late-${first.reference}`,
      type: 'payment.succeeded',
      reference: first.reference,
      merchantReference: crypto.randomUUID(),
      amountMinor: 223_750,
      currency: 'EUR',
      failureCode: null,
      refundId: null,
      disputeId: null,
    })
    expect(await listTries(first.orderNumber)).toEqual(['paid', 'refunded'])
    expect(await readOrder(first.orderNumber)).toMatchObject({ order_state: 'placed', payment_state: 'paid' })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    await runJobs(services, paymentTasks, 'payments.refund')
  })

  it('gives up the order when the basket changes, and gives back money that still comes for it', async () => {
    const donor = await addDonor(database.pool)
    const customer = await addCustomer(database.pool)
    await walk(customer, donor)
    const first = await start(customer)
    services.moveClock(1)
    await walk(customer, donor, 3)
    await pay(first.reference)
    await deliver()
    expect(await readOrder(first.orderNumber)).toMatchObject({ order_state: 'cancelled' })
    const second = await start(customer)
    expect(second.orderNumber).not.toBe(first.orderNumber)
    await pay(second.reference)
    await deliver()
    expect(await result(customer, second.orderNumber)).toMatchObject({ state: 'paid' })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 7, held: 0 })
  })

  it('cannot be read by another customer, and no step can be skipped', async () => {
    const donor = await addDonor(database.pool)
    const [customer, other] = [await addCustomer(database.pool), await addCustomer(database.pool)]
    await walk(customer, donor)
    const { orderNumber } = await start(customer)
    const path = `checkout/dk-shop/en-gb/getpaymentsuccessfulpagedetails?orderNumber=${orderNumber}`
    expect((await call(other, 'GET', path)).statusCode).toBe(404)
    await call(other, 'POST', 'dk-shop/en-gb/basket', {
      lineHandlingType: 'strawDelivery',
      stockItemId: donor.stockItemId,
      quantity: 1,
    })
    const skipped = await call(other, 'POST', 'checkout/dk-shop/en-gb/startcardpayment')
    expect(skipped.statusCode).toBe(422)
    expect(skipped.json()).toMatchObject({
      errors: [{ code: 'step-not-reachable', data: { tab: 'basket' } }],
    })
    const priced = await call(other, 'POST', 'dk-shop/en-gb/basket', {
      lineHandlingType: 'strawDelivery',
      stockItemId: donor.stockItemId,
      quantity: 1,
      unitPrice: 1,
    })
    expect(priced.statusCode).toBe(400)
  })
})
