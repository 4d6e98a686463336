import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { transaction } from '@kindred/database/transaction'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findDisagreements } from '../../../../tests/faults/books.ts'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { routes as payments } from '../payments/routes.ts'
import { findStockDifferences } from '../stock/find-differences.ts'
import { embryoPrice } from '../testing/embryo-price.ts'
import { buildTestApp, signInStaff } from '../testing/test-app.ts'
import { runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, makeShopper, type TestShopper } from '../testing/test-shopper.ts'
import {
  addCustomer,
  addDonor,
  addStock,
  clinicId,
  makeTestReference,
  readStock,
  type TestDonor,
} from '../testing/test-world.ts'
import { findOrderDifferences } from './find-differences.ts'
import { routes } from './routes.ts'
import { sendFromDeposits } from './send-from-deposits.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  const reference = makeTestReference()
  services = makeTestServices(database, { ...reference, prices: [...reference.prices, embryoPrice] })
  app = await buildTestApp(services, [basket, checkout, payments, routes])
})
// Whatever a test did: stock, places, orders, deposits and money agree, by the test's books and the shop's own.
afterEach(async () => {
  expect(await findDisagreements(database.pool)).toEqual([])
  expect(await findOrderDifferences(database.pool, '2026-01-01')).toEqual([])
  expect(await findStockDifferences(database.pool)).toEqual([])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

type Keeper = TestShopper & { depositId: string; donor: TestDonor; stored: string }

/** Somebody who has straws with us. */
async function keep(
  straws = 3,
  kind: 'storageDelivery' | 'reservation' = 'storageDelivery',
): Promise<Keeper> {
  const donor = await addDonor(database.pool)
  const shopper = makeShopper(app, services, await addCustomer(database.pool))
  await shopper.add({ lineHandlingType: kind, stockItemId: donor.stockItemId, quantity: straws })
  const stored = await shopper.buyKept(kind === 'reservation' ? 3 : null)
  const [deposit] = (await shopper.get('/api/deposits')).json()
  return { ...shopper, depositId: deposit.id, donor, stored }
}
const send = (one: Keeper, quantity: number, extra: object = {}, headers: Record<string, string> = {}) =>
  one.post(
    'dk-shop/en-gb/basket',
    { lineHandlingType: 'strawDelivery', depositId: one.depositId, quantity, ...extra },
    headers,
  )
const sendOff = async (one: Keeper, quantity: number): Promise<string> => {
  expect((await send(one, quantity)).statusCode).toBe(200)
  await one.walkSent(clinicId)
  return one.payByCard()
}
const listKept = async (one: TestShopper) => (await one.get('/api/deposits')).json()
const readOrder = async (one: TestShopper, number: string) => (await one.get(`/api/orders/${number}`)).json()
const act = (number: string, action: string, payload: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/staff/orders/${number}/actions/${action}`,
    headers: signInStaff('orders'),
    payload,
  })
const code = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]?.code

describe('straws sent out of a deposit', () => {
  it('BASK-03 strawShipping stands in the basket at no price, holds no stock and brings no second place', async () => {
    const one = await keep(3)
    const before = await readStock(database.pool, one.donor.stockItemId)
    const filled = (await send(one, 2)).json()
    expect(filled.lines).toMatchObject([
      {
        lineHandlingType: 'strawDelivery',
        productType: 'strawShipping',
        depositId: one.depositId,
        strawType: 'IUI',
        motClass: 20,
        quantity: 2,
        maxQuantity: 3,
        total: { amountMinor: 0 },
        notes: [],
      },
    ])
    expect(filled.hold).toBeNull()
    expect(await readStock(database.pool, one.donor.stockItemId)).toEqual(before)
  })

  it('BASK-02 the way alone is paid; the straws go from the deposit to the order, and with it out of the bank', async () => {
    const one = await keep(3)
    const codes: string[] = (await listKept(one))[0].straws
    const number = await sendOff(one, 2)
    const order = await readOrder(one, number)
    expect(order).toMatchObject({
      state: 'placed',
      total: { amountMinor: 20_000 },
      shipping: { amountMinor: 20_000 },
      clinicName: 'Fjord Clinic',
      lines: [{ productKind: 'strawShipping', quantity: 2, description: { strawType: 'IUI' } }],
    })
    expect(order.lines[0].straws).toEqual(codes.slice(0, 2))
    expect(await listKept(one)).toMatchObject([{ quantity: 1, straws: codes.slice(2) }])
    expect((await act(number, 'markPicked')).statusCode).toBe(200)
    expect((await act(number, 'markShipped', { trackingNumber: 'T1' })).statusCode).toBe(200)
    const { rows } = await database.pool.query(
      `select m.quantity, m.by, (select count(*)::int from shop.straw where code = any($2) and left_bank_at is not null) "left"
       from shop.stock_movement m join shop."order" o on o.id = m.order_id where o.number = $1 and m.kind = 'shipped'`,
      [number, codes.slice(0, 2)],
    )
    expect(rows).toEqual([{ quantity: 2, by: 'staff:one', left: 2 }])
    expect(code(await act(number, 'cancel', { reason: 'late' }))).toBe('already-shipped')
  })

  it('closes the deposit with the last straw, and opens it again when the order is called off', async () => {
    const one = await keep(2)
    const before = await listKept(one)
    const number = await sendOff(one, 2)
    expect(await listKept(one)).toEqual([])
    expect((await act(number, 'cancel', { reason: 'changed her mind' })).statusCode).toBe(200)
    await runJobs(services, paymentTasks, 'payments.refund')
    await deliverEvents(app, services)
    expect(await listKept(one)).toEqual(before)
    expect(await readOrder(one, number)).toMatchObject({
      state: 'refunded',
      lines: [{ cancelledQuantity: 2, straws: [] }],
    })
    // They can be sent again.
    await sendOff(one, 2)
    expect(await listKept(one)).toEqual([])
  })

  it('gives back in any order what was sent in parts', async () => {
    const one = await keep(3)
    const [first, second] = [await sendOff(one, 2), await sendOff(one, 1)]
    await act(first, 'cancel', { reason: 'late' })
    expect(await listKept(one)).toMatchObject([{ quantity: 2 }])
    await act(second, 'cancel', { reason: 'late' })
    expect((await listKept(one))[0]).toMatchObject({ quantity: 3 })
    expect((await listKept(one))[0].straws).toHaveLength(3)
  })

  it('is not sold back by the order that brought the straws, while another sends them', async () => {
    const one = await keep(3)
    const number = await sendOff(one, 2)
    expect(code(await act(one.stored, 'cancel', { reason: 'late' }))).toBe('straws-sent-on')
    // Of its line only what still lies in the deposit comes back to stock.
    const { lines } = await readOrder(one, one.stored)
    const straws = lines.find((line: { productKind: string }) => line.productKind === 'storageDelivery')
    const back = { reason: 'kind', lines: [{ lineId: straws.id, quantity: 3 }] }
    expect((await act(one.stored, 'refund', back)).statusCode).toBe(200)
    await runJobs(services, paymentTasks, 'payments.refund')
    await deliverEvents(app, services)
    expect(await listKept(one)).toEqual([])
    expect((await readOrder(one, number)).lines[0].straws).toHaveLength(2)
  })

  it('costs nothing at all when it is fetched: the order is placed without a card', async () => {
    const one = await keep(1)
    await send(one, 1)
    await one.walkSent(null, 'pickUp')
    const { orderNumber, redirectUrl } = (await one.post('checkout/dk-shop/en-gb/startcardpayment')).json()
    expect(redirectUrl).toContain('/checkout/success/')
    expect(await readOrder(one, orderNumber)).toMatchObject({ state: 'placed', total: { amountMinor: 0 } })
    expect(await one.askResult(orderNumber)).toMatchObject({ state: 'paid' })
    expect((await act(orderNumber, 'cancel', { reason: 'late' })).statusCode).toBe(200)
    expect(await listKept(one)).toMatchObject([{ quantity: 1 }])
  })

  it('holds the law and the places of the treatment country as when they were bought', async () => {
    const one = await keep(2)
    const norway = { 'x-treatment-country': 'NO' }
    const abroad = (await send(one, 1, {}, norway)).json()
    expect(abroad.lines.map((line: { productType: string }) => line.productType)).toEqual([
      'strawShipping',
      'quota',
    ])
    const home = await addDonor(database.pool, { releaseType: 'nonIDRelease' })
    const other = makeShopper(app, services, await addCustomer(database.pool))
    await other.add({ lineHandlingType: 'storageDelivery', stockItemId: home.stockItemId, quantity: 1 })
    const stored = await other.buyKept(null)
    const [{ id: depositId }] = await listKept(other)
    const two = { ...other, depositId, donor: home, stored }
    expect(code(await send(two, 1, {}, norway))).toBe('release-type-not-admitted')
    // A donor who is offered no more keeps nobody from what is theirs; one who is blocked does.
    await database.pool.query('update shop.donor set published_at = null where id = $1', [home.id])
    expect((await send(two, 1)).statusCode).toBe(200)
    await database.pool.query(
      `update shop.donor set blocked_at = now(), blocked_reason = 'x' where id = $1`,
      [home.id],
    )
    const gone = (await two.get('/api/commerce/dk-shop/en-gb/basket/submit')).json()
    expect(gone.errors[0]).toMatchObject({
      code: 'basket-changed',
      data: { changes: [{ code: 'line-removed', data: { reason: 'donor-blocked' } }] },
    })
  })

  it('refuses what is not one’s own, more than is kept, an item beside it, and a reservation that has ended', async () => {
    const [one, other] = [await keep(2), await keep(2, 'reservation')]
    expect(code(await send({ ...one, depositId: other.depositId }, 1))).toBe('unknown-deposit')
    expect((await send(one, 3)).json().errors[0]).toMatchObject({
      code: 'not-enough-kept',
      field: 'quantity',
      data: { available: 2 },
    })
    expect(code(await send(one, 1, { stockItemId: one.donor.stockItemId }))).toBe('field-not-for-line')
    expect(code(await send(one, 1, { lineHandlingType: 'embryoShipping' }))).toBe('unknown-deposit')
    expect(code(await send(one, 1, { lineHandlingType: 'storageDelivery' }))).toBe('field-not-for-line')
    expect((await send(other, 1)).statusCode).toBe(200)
    services.moveClock(60 * 24 * 100)
    try {
      expect(code(await send(other, 2))).toBe('reservation-over')
    } finally {
      services.moveClock(-60 * 24 * 100)
    }
  })

  it('BASK-03 embryoShipping: an embryo that was kept goes to a clinic in nitrogen, for the fee of sending it', async () => {
    const donor = await addDonor(database.pool)
    const embryo = await addStock(database.pool, {
      donorId: donor.id,
      code: donor.code,
      straws: 1,
      strawType: 'embryo',
    })
    const shopper = makeShopper(app, services, await addCustomer(database.pool))
    await shopper.add({ lineHandlingType: 'embryoStorage', stockItemId: embryo, quantity: 1 })
    await shopper.get('/api/commerce/dk-shop/en-gb/basket/submit')
    await shopper.post('en-gb/dk-shop/basket/embryo/submit', { handling: 'embryoStorage', months: null })
    const stored = await shopper.buyKept(undefined)
    const [deposit] = await listKept(shopper)
    const one = { ...shopper, depositId: deposit.id, donor, stored }
    const filled = (await send(one, 1, { lineHandlingType: 'embryoShipping' })).json()
    expect(filled.lines).toMatchObject([
      { productType: 'strawEmbryo', total: { amountMinor: 0 } },
      { productType: 'embryoShipping', total: { amountMinor: 45_000 } },
    ])
    await one.walkSent(clinicId)
    const order = await readOrder(one, await one.payByCard())
    expect(order).toMatchObject({ state: 'placed', total: { amountMinor: 65_000 } })
    expect(await listKept(one)).toEqual([])
  })
})

describe('fifty at once', () => {
  it('BASK-03 of fifty sendings of one straw out of ten, ten succeed; the deposit is empty and never below', async () => {
    const one = await keep(10)
    const { rows } = await database.pool.query<{ id: string }>(
      `with o as (select * from shop."order" where number = $2), line as (
         insert into shop.order_line (order_id, position, line_handling_type, product_kind, donor_id, description, deposit_id,
           quantity, unit_price_minor, tax_rate_bp, tax_minor, total_minor)
         select o.id, 100 + n, 'strawDelivery', 'strawShipping', $3, '{}', $1, 1, 0, 0, 0, 0
         from o, generate_series(1, 50) n returning id)
       select id from line`,
      [one.depositId, one.stored, one.donor.id],
    )
    const outcomes = await Promise.all(
      rows.map(({ id }) =>
        transaction(database.pool, async (tx) => {
          const line = {
            id,
            lineHandlingType: 'strawDelivery',
            depositId: one.depositId,
            quantity: 1,
          } as never
          return sendFromDeposits(tx.$client, [line], services.now())
        }),
      ),
    )
    expect(outcomes.filter((one) => one.ok)).toHaveLength(10)
    const lost = outcomes.flatMap((one) => (one.ok ? [] : [one.error.code]))
    expect(new Set(lost)).toEqual(new Set(['not-enough-kept']))
    expect(await listKept(one)).toEqual([])
    await database.pool.query(
      `delete from shop.order_line l where deposit_id = $1
         and not exists (select from shop.deposit_sending s where s.order_line_id = l.id)`,
      [one.depositId],
    )
  })

  it('two windows that pay for the same basket place one order, and take from the deposit once', async () => {
    const one = await keep(3)
    await send(one, 2)
    await one.walkSent(null, 'pickUp')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => one.post('checkout/dk-shop/en-gb/startcardpayment')),
    )
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(await listKept(one)).toMatchObject([{ quantity: 1 }])
  })
})
