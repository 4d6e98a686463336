import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDisagreements } from '../../../../tests/faults/books.ts'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { tasks as mailTasks } from '../mail/jobs.ts'
import { routes as payments } from '../payments/routes.ts'
import { buildTestApp, signInStaff } from '../testing/test-app.ts'
import { runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { makeShopper, type TestShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor } from '../testing/test-world.ts'
import { findOrderDifferences } from './find-differences.ts'
import { tasks } from './jobs.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let app: FastifyInstance
let services: ReturnType<typeof makeTestServices>

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, checkout, payments, routes])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const arrival = { goods: 'embryos', count: 4, from: 'Klinik Nord, Hamburg' } as const
const bring = { lineHandlingType: 'shipment', quantity: 1, arrival } as const
const place = 'Tank 3, goblet 7'
const shop = async (): Promise<TestShopper> => makeShopper(app, services, await addCustomer(database.pool))
const act = (number: string, action: string, payload: object = {}, role = 'orders') =>
  app.inject({
    method: 'POST',
    url: `/api/staff/orders/${number}/actions/${action}`,
    headers: signInStaff(role),
    payload,
  })

it('BASK-02 BASK-03 takes a shipment to us into the basket at the price of the list, apart from the lines that are counted', async () => {
  const one = await shop()
  const offer = await one.get('/api/commerce/dk-shop/en-gb/shipmentinbound')
  expect(offer.json()).toEqual({ price: { amountMinor: 22_000, currency: 'EUR' } })
  const added = await one.add(bring)
  expect(added.lines).toMatchObject([
    {
      lineHandlingType: 'shipment',
      productType: 'shipmentInbound',
      arrival,
      unitPrice: { amountMinor: 22_000 },
      total: { amountMinor: 22_000 },
      taxRateBp: 2500,
      quantity: 1,
    },
  ])
  expect(added.count).toBe(0)
  const changed = await one.add({ ...bring, arrival: { ...arrival, count: 6 } })
  expect(changed.lines.map((line) => line.arrival?.count)).toEqual([6])
  // It goes with everything else, straws that are bought as well.
  const donor = await addDonor(database.pool)
  const mixed = await one.add({
    lineHandlingType: 'strawDelivery',
    stockItemId: donor.stockItemId,
    quantity: 1,
  })
  expect(mixed.lines.map((line) => line.productType)).toEqual(
    expect.arrayContaining(['shipmentInbound', 'strawDelivery']),
  )
  expect(
    (await one.add({ lineHandlingType: 'shipment', quantity: 0 })).lines.map((line) => line.productType),
  ).not.toContain('shipmentInbound')
})

it('BASK-02 refuses a shipment to us that says nothing, too much or about another line', async () => {
  const one = await shop()
  const refuse = async (change: object) => {
    const answer = await one.post('dk-shop/en-gb/basket', change)
    return answer.statusCode === 422 ? answer.json().errors[0].code : answer.statusCode
  }
  expect(await refuse({ lineHandlingType: 'shipment', quantity: 1 })).toBe('arrival-required')
  expect(await refuse({ ...bring, quantity: 2 })).toBe('one-is-enough')
  expect(await refuse({ lineHandlingType: 'subscription', periodMonths: 3, quantity: 1, arrival })).toBe(
    'field-not-for-line',
  )
  for (const wrong of [{ count: 0 }, { count: 1.5 }, { count: 201 }, { goods: 'blood' }, { from: '' }])
    expect(await refuse({ ...bring, arrival: { ...arrival, ...wrong } }), JSON.stringify(wrong)).toBe(400)
  expect(await refuse({ ...bring, productKind: 'shipment' })).toBe(400)
  await one.add(bring)
  const bare = database.pool.query(
    `insert into shop.basket_line (basket_id, line_handling_type, product_kind, quantity, unit_price_minor, tax_rate_bp)
     select id, 'shipment', 'shipmentInbound', 1, 1, 0 from shop.basket limit 1`,
  )
  await expect(bare).rejects.toThrow(/basket_line_arrival/)
})

it('BASK-03 sells receiving without a shipping step; staff record what has come, and only then the order closes', async () => {
  const one = await shop()
  await one.add(bring)
  const number = await one.buyKept(undefined)
  const read = async () => (await one.get(`/api/orders/${number}`)).json()
  expect(await read()).toMatchObject({
    state: 'placed',
    delivery: null,
    total: { amountMinor: 22_000 },
    lines: [{ productKind: 'shipmentInbound', description: { arrival } }],
    arrival: { ...arrival, arrivedAt: null, isKept: false },
  })
  expect((await act(number, 'close')).json().errors[0].code).toBe('arrival-awaited')
  expect((await act(number, 'markArrived')).json().errors[0].code).toBe('reason-required')
  expect((await act(number, 'markArrived', { reason: 'x' }, 'editor')).statusCode).toBe(403)
  expect((await act(number, 'markArrived', { reason: place })).json().errors[0]).toMatchObject({
    code: 'quantity-required',
    field: 'quantity',
  })
  const arrived = await act(number, 'markArrived', { reason: place, quantity: 4 })
  expect(arrived.statusCode).toBe(200)
  expect(arrived.json().checks.map((check: { code: string }) => check.code)).not.toContain('arrived')
  expect((await read()).arrival.arrivedAt).toBe(services.now().toISOString())
  expect((await act(number, 'markArrived', { reason: 'again', quantity: 4 })).json().errors[0].code).toBe(
    'nothing-awaited',
  )
  expect((await act(number, 'close')).statusCode).toBe(200)
  expect((await read()).state).toBe('closed')
  expect(await findDisagreements(database.pool)).toEqual([])
})

describe('what has come from elsewhere', () => {
  const readDeposits = async (one: TestShopper) => (await one.get('/api/deposits')).json()
  /** An order that brings four embryos, of which `quantity` came. */
  const bringIn = async (quantity = 4) => {
    const one = await shop()
    await one.add(bring)
    const number = await one.buyKept(undefined)
    expect(await readDeposits(one)).toEqual([])
    expect((await act(number, 'markArrived', { reason: place, quantity })).statusCode).toBe(200)
    return { one, number }
  }

  it('BASK-02 becomes a deposit of the customer, free for the days of the shop, of as many as came', async () => {
    const { one, number } = await bringIn(3)
    expect(await readDeposits(one)).toMatchObject([
      {
        kind: 'stored',
        goods: 'embryos',
        quantity: 3,
        donorId: null,
        donorAlias: null,
        strawType: null,
        broughtFrom: arrival.from,
        place,
        startsOn: '2026-05-04',
        endsOn: '2026-06-03',
        orderNumber: number,
        straws: [],
        isOver: false,
        renewals: [{ months: 12 }],
      },
    ])
    const rows = `select m.kind, m.quantity, m.place from shop.deposit_movement m join shop.deposit d on d.id = m.deposit_id
      join shop.order_line l on l.id = d.order_line_id join shop."order" o on o.id = l.order_id where o.number = $1`
    const ledger = await database.pool.query(rows, [number])
    expect(ledger.rows).toEqual([{ kind: 'arrived', quantity: 3, place }])
    await expect(database.pool.query('update shop.deposit_movement set quantity = 4')).rejects.toThrow(
      /append-only/,
    )
    expect(await findDisagreements(database.pool)).toEqual([])
    expect(await findOrderDifferences(database.pool, '2026-05-04')).toEqual([])
  })

  it('BASK-03 is told to the customer, once, with what came, what was announced and to when it lies free', async () => {
    const { one } = await bringIn(3)
    const { rows } = await database.pool.query('select email from shop.customer where id = $1', [
      one.customerId,
    ])
    const listMails = async () => {
      await runJobs(services, mailTasks, 'mail.send')
      const select = `select subject, text from shop.local_mail where "to" = $1 order by sent_at, id`
      return (await database.pool.query(select, [rows[0].email])).rows
    }
    const subject = 'What you brought to us is here'
    const here = (await listMails()).filter((mail) => mail.subject === subject)
    expect(here).toHaveLength(1)
    const [{ text }] = here
    for (const said of [
      '3 embryos',
      'You had told us of 4 embryos.',
      arrival.from,
      '4 May 2026',
      '3 June 2026',
    ])
      expect(text).toContain(said)
    // Its end is told as that of any deposit, in words of its own.
    await tasks['orders.remindOfEnds']?.({}, services)
    const [last] = (await listMails()).slice(-1)
    expect(last.subject).toBe('What you keep with us ends on 3 June 2026')
    expect(last.text).toContain(`what you brought to us from ${arrival.from} ends on 3 June 2026`)
  })

  it('BASK-02 is kept longer by a period that is bought, and is not sent as straws of ours are', async () => {
    const { one } = await bringIn()
    const [{ id }] = await readDeposits(one)
    const send = { lineHandlingType: 'strawDelivery', depositId: id, quantity: 1 }
    for (const lineHandlingType of ['strawDelivery', 'embryoShipping']) {
      const refused = await one.post('dk-shop/en-gb/basket', { ...send, lineHandlingType })
      expect(refused.json().errors[0].code).toBe('unknown-deposit')
    }
    await one.add({
      lineHandlingType: 'storageRenewalPeriod',
      depositId: id,
      periodMonths: 12,
      quantity: 1,
    })
    await one.buyKept(undefined)
    expect(await readDeposits(one)).toMatchObject([{ id, quantity: 4, endsOn: '2027-06-03' }])
    expect(await findDisagreements(database.pool)).toEqual([])
  })

  it('BASK-03 keeps the order from being cancelled until it is handed on, which ends the deposit', async () => {
    const { one, number } = await bringIn()
    expect((await act(number, 'cancel', { reason: 'x' })).json().errors[0].code).toBe('brought-kept')
    expect((await act(number, 'close')).statusCode).toBe(200)
    expect((await act(number, 'handOn')).json().errors[0].code).toBe('reason-required')
    const gone = await act(number, 'handOn', { reason: 'Klinik Syd, Munich' })
    expect(gone.statusCode).toBe(200)
    expect(gone.json().transitions.at(-1)).toMatchObject({ reason: 'handed-on: Klinik Syd, Munich' })
    expect(await readDeposits(one)).toEqual([])
    expect((await one.get(`/api/orders/${number}`)).json().arrival).toMatchObject({
      arrivedAt: services.now().toISOString(),
      isKept: false,
    })
    expect((await act(number, 'handOn', { reason: 'again' })).json().errors[0].code).toBe('nothing-brought')
    expect(await findDisagreements(database.pool)).toEqual([])
    expect(await findOrderDifferences(database.pool, '2026-05-04')).toEqual([])
  })
})
