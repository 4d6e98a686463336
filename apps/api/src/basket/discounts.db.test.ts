import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { money } from '@kindred/domain/money'
import type { Discount } from '@kindred/domain/prices/check-discount'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as checkout } from '../checkout/routes.ts'
import { tasks as mailTasks } from '../mail/jobs.ts'
import { routes as orders } from '../orders/routes.ts'
import { routes as payments } from '../payments/routes.ts'
import { buildTestApp, signIn } from '../testing/test-app.ts'
import { runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor, makeTestReference } from '../testing/test-world.ts'
import { routes } from './routes.ts'

const anybody: Discount = {
  code: 'TEN',
  shopCode: 'dk',
  value: { kind: 'percent', percent: 10 },
  productKinds: [],
  clientTypes: [],
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
}
const discounts: Discount[] = [
  anybody,
  {
    ...anybody,
    code: 'STRAWS',
    value: { kind: 'amount', amount: money(5_000, 'EUR') },
    productKinds: ['strawDelivery'],
  },
  { ...anybody, code: 'CLINICS', clientTypes: ['professional'] },
  { ...anybody, code: 'OVER', endsAt: '2026-05-01T00:00:00.000Z' },
  { ...anybody, code: 'SOON', endsAt: '2026-05-04T10:00:00.000Z' },
  { ...anybody, code: 'ONCE', maxUses: 1 },
  { ...anybody, code: 'ONCEEACH', maxUsesPerCustomer: 1 },
  { ...anybody, code: 'ELSEWHERE', shopCode: 'uk' },
]

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database, makeTestReference({ discounts }))
  app = await buildTestApp(services, [routes, checkout, payments, orders])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

type Headers = Record<string, string>
const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  app.inject({
    method,
    url: `/api/commerce/${path}`,
    headers: { 'x-treatment-country': 'DK', ...headers },
    ...(payload ? { payload } : {}),
  })
const use = (code: string, headers: Headers) => send('POST', `dk-shop/DK/basket/discount/${code}`, headers)
const drop = (code: string, headers: Headers) => send('DELETE', `dk-shop/basket/discount/${code}`, headers)
const summary = async (headers: Headers) =>
  (await send('GET', 'getbasketsummary/dk-shop/en-gb/basket', headers)).json()
const subscription = { lineHandlingType: 'subscription', periodMonths: 3, quantity: 1 }
const put = (headers: Headers, line: object) => send('POST', 'dk-shop/en-gb/basket', headers, line)
const refusal = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]?.code
const codes = (notes: { code: string }[]) => notes.map((note) => note.code)

async function fill(quantity = 2) {
  const donor = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  await put(customer, { lineHandlingType: 'strawDelivery', stockItemId: donor.stockItemId, quantity })
  return { donor, customer }
}

describe('a discount code', () => {
  it('BASK-24 takes a percentage off every line it covers, once however often it is asked for', async () => {
    const { customer } = await fill()
    const first = (await use('ten', customer)).json()
    expect(first.discount).toEqual({
      code: 'TEN',
      net: money(16_300, 'EUR'),
      amount: money(20_375, 'EUR'),
      percent: 10,
      problem: null,
    })
    // 2 straws at 800 and a place at 350 and 25 %, a tenth less.
    expect([first.subtotal.amountMinor, first.total.amountMinor]).toEqual([203_750, 183_375])
    expect(first.lines.map((line: { total: { amountMinor: number } }) => line.total.amountMinor)).toEqual([
      160_000, 43_750,
    ])
    const again = (await use('TEN', customer)).json()
    expect([again.version, again.total]).toEqual([first.version, first.total])
    expect((await summary(customer)).total.amountMinor).toBe(183_375)
  })

  it('BASK-24 is one at a time: another takes its place', async () => {
    const { customer } = await fill()
    await use('TEN', customer)
    const other = (await use('STRAWS', customer)).json()
    expect(other.discount).toMatchObject({ code: 'STRAWS', amount: money(5_000, 'EUR'), percent: null })
    expect(other.total.amountMinor).toBe(198_750)
  })

  it('BASK-25 is taken off again, once however often it is asked for; another code stays', async () => {
    const { customer } = await fill()
    await use('TEN', customer)
    expect((await drop('STRAWS', customer)).json().discount).toMatchObject({ code: 'TEN' })
    const without = (await drop('ten', customer)).json()
    expect([without.discount, without.total.amountMinor]).toEqual([null, 203_750])
    expect((await drop('TEN', customer)).json().version).toBe(without.version)
  })

  it('BASK-24 is refused with its reason, and the basket stays as it was', async () => {
    const { customer } = await fill()
    const asked = ['NOBODY', 'ELSEWHERE', 'CLINICS', 'OVER']
    expect(await Promise.all(asked.map(async (code) => refusal(await use(code, customer))))).toEqual([
      'discount-unknown',
      'discount-unknown',
      'discount-not-for-customer',
      'discount-not-valid-now',
    ])
    expect((await use('%27or%201=1', customer)).statusCode).toBe(400)
    expect((await use('A'.repeat(31), customer)).statusCode).toBe(400)
    expect((await summary(customer)).discount).toBeNull()
    const subscriber = signIn(await addCustomer(database.pool))
    await put(subscriber, subscription)
    expect(refusal(await use('STRAWS', subscriber))).toBe('discount-not-for-basket')
  })

  it('BASK-24 contradicts no header: the country of the path must be that of the request', async () => {
    const { customer } = await fill()
    const foreign = await send('POST', 'dk-shop/NO/basket/discount/TEN', customer)
    expect([foreign.statusCode, (await summary(customer)).discount]).toEqual([400, null])
  })

  it('BASK-23 says that a code has ended; BASK-15 takes it off and shows that first', async () => {
    const { customer } = await fill()
    await use('SOON', customer)
    services.moveClock(150)
    expect((await summary(customer)).discount).toMatchObject({ problem: 'discount-not-valid-now' })
    expect((await summary(customer)).total.amountMinor).toBe(203_750)
    const validated = (await send('GET', 'dk-shop/en-gb/basket/validate', customer)).json()
    expect(codes(validated.problems)).toContain('discount-not-valid-now')
    const [refused] = (await send('GET', 'dk-shop/en-gb/basket/submit', customer)).json().errors
    expect([refused.code, codes(refused.data.changes)]).toEqual(['basket-changed', ['discount-removed']])
    expect((await send('GET', 'dk-shop/en-gb/basket/submit', customer)).statusCode).toBe(200)
  })

  it('goes with the last line that it is for', async () => {
    const { donor, customer } = await fill()
    await put(customer, subscription)
    await use('STRAWS', customer)
    const line = { lineHandlingType: 'strawDelivery', stockItemId: donor.stockItemId, quantity: 0 }
    const left = (await put(customer, line)).json()
    expect(codes(left.changes)).toEqual(['quota-removed', 'discount-removed'])
    expect(left.discount).toBeNull()
  })

  it('comes along when a visitor signs in', async () => {
    const visitor = (await put({}, subscription)).json()
    await use('TEN', { 'x-basket-id': visitor.id })
    const customer = signIn(await addCustomer(database.pool))
    const merged = await summary({ ...customer, 'x-basket-id': visitor.id })
    expect(merged.discount).toMatchObject({ code: 'TEN', amount: money(500, 'EUR') })
  })
})

const billing = {
  fullName: 'Ada Test',
  line1: 'Nørregade 3',
  postalCode: '8000',
  city: 'Aarhus',
  country: 'DK',
}

/** A customer with a subscription and a code, who has only to pay. */
async function walk(code: string, known?: Headers): Promise<Headers> {
  const customer = known ?? signIn(await addCustomer(database.pool))
  await put(customer, subscription)
  await use(code, customer)
  await send('GET', 'dk-shop/en-gb/basket/submit', customer)
  const address = { isClinicDelivery: false, clinicId: null, delivery: null, billing }
  const base = 'checkout/dk-shop/en-gb'
  await send('POST', `${base}/updatecheckoutaddressinformation`, customer, address)
  const agreed = { acceptsTerms: true, acceptsPrivacy: true, newsletter: false }
  const done = await send('POST', `${base}/submitordersummarytab`, customer, agreed)
  if (done.statusCode !== 200) throw new Error(done.body)
  return customer
}
const pay = (customer: Headers) => send('POST', 'checkout/dk-shop/en-gb/startcardpayment', customer)
const listOrders = async (code: string) =>
  (
    await database.pool.query(
      `select discount_minor "discountMinor", total_minor "totalMinor", order_state "orderState"
       from shop."order" where discount_code = $1 and order_state <> 'cancelled'`,
      [code],
    )
  ).rows

it('BASK-24 says on the order and in its mail what the code took off', async () => {
  const shopper = makeShopper(app, services, await addCustomer(database.pool))
  await shopper.add({ lineHandlingType: 'subscription', periodMonths: 3, quantity: 1 })
  await shopper.post('dk-shop/DK/basket/discount/TEN')
  const number = await shopper.buyKept(undefined)
  const order = (await shopper.get(`/api/orders/${number}`)).json()
  expect(order).toMatchObject({
    subtotal: money(5_000, 'EUR'),
    discount: { code: 'TEN', amount: money(500, 'EUR') },
    total: money(4_500, 'EUR'),
    lines: [{ total: money(4_500, 'EUR') }],
  })
  await runJobs(services, mailTasks, 'mail.send')
  const mail = await database.pool.query(
    `select text from shop.local_mail where "to" = (select email from shop.customer where id = $1)`,
    [shopper.customerId],
  )
  expect(mail.rows[0].text).toContain('A discount of €5.00 has been taken off')
})

describe('a code with few uses', () => {
  it('BASK-24 goes to exactly one of 50 parallel buyers; the others are told, and can go on without it', async () => {
    const customers: Headers[] = []
    for (let left = 50; left > 0; left -= 10)
      customers.push(...(await Promise.all(Array.from({ length: Math.min(10, left) }, () => walk('ONCE')))))
    const answers = await Promise.all(customers.map(pay))
    const won = customers.filter((_, index) => answers[index]?.statusCode === 200)
    expect(won).toHaveLength(1)
    expect(await listOrders('ONCE')).toEqual([{ discountMinor: 500, totalMinor: 4_500, orderState: 'draft' }])
    const lost = answers.filter((answer) => answer.statusCode !== 200)
    expect(new Set(lost.map((answer) => refusal(answer)))).toEqual(new Set(['basket-changed']))
    const changes = lost.flatMap((answer) => answer.json().errors[0].data.changes)
    expect(new Set(changes.map((note) => note.data.reason))).toEqual(new Set(['discount-used-up']))

    // The undo path: the winner lets go, and exactly one of the others gets it.
    const [winner = {}] = won
    await drop('ONCE', winner)
    const others = customers.filter((one) => one !== winner).slice(0, 12)
    await Promise.all(others.map((one) => walk('ONCE', one)))
    const again = await Promise.all(others.map(pay))
    expect(again.filter((answer) => answer.statusCode === 200)).not.toHaveLength(0)
    expect(await listOrders('ONCE')).toHaveLength(1)
  }, 120_000)

  it('BASK-24 leads a second press to the same order, and counts one use', async () => {
    const customer = await walk('ONCEEACH')
    const [first, second] = await Promise.all([pay(customer), pay(customer)])
    expect(first.json().orderNumber).toBe(second.json().orderNumber)
    expect(await listOrders('ONCEEACH')).toHaveLength(1)
    // Another device of the same customer still sees it as theirs to use.
    expect((await summary(customer)).discount).toMatchObject({ problem: null })
  })
})
