import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { money } from '@kindred/domain/money'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { routes as orders } from '../orders/routes.ts'
import { routes as payments } from '../payments/routes.ts'
import { embryoPrice } from '../testing/embryo-price.ts'
import { buildTestApp, signIn } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, makeShopper } from '../testing/test-shopper.ts'
import {
  addCustomer,
  addDonor,
  addStock,
  clinicId,
  makeTestReference,
  readStock,
} from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  const reference = makeTestReference()
  services = makeTestServices(database, { ...reference, prices: [...reference.prices, embryoPrice] })
  app = await buildTestApp(services, [basket, routes, orders, payments])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const base = 'checkout/dk-shop/en-gb'
const submitPath = 'en-gb/dk-shop/basket/embryo/submit'
const billing = {
  fullName: 'Ada Test',
  line1: 'Nørregade 3',
  postalCode: '8000',
  city: 'Aarhus',
  country: 'DK',
}

async function open() {
  const donor = await addDonor(database.pool)
  const stockItemId = await addStock(database.pool, {
    ...donor,
    donorId: donor.id,
    straws: 3,
    strawType: 'embryo',
  })
  const customerId = await addCustomer(database.pool)
  const headers = { ...signIn(customerId), 'x-treatment-country': 'DK' }
  const get = async (path: string) => (await app.inject({ url: `/api/commerce/${path}`, headers })).json()
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api/commerce/${path}`, headers, payload })).json()
  await post('dk-shop/en-gb/basket', { lineHandlingType: 'embryoShipping', stockItemId, quantity: 2 })
  await get('dk-shop/en-gb/basket/submit')
  return { donor, stockItemId, customerId, get, post }
}
const code = (body: { errors?: { code: string }[] }) => body.errors?.[0]?.code
const kinds = (lines: { productType: string; quantity: number; periodMonths: number | null }[]) =>
  lines.map((line) => [line.productType, line.quantity, line.periodMonths])

describe('embryos in the checkout', () => {
  it('CHK-01 asks for them right after the basket, before anything else can be opened', async () => {
    const { get } = await open()
    expect(code(await get(`${base}/getcheckoutaddressinformation`))).toBe('step-not-reachable')
    const { checkout, handling, shipping, options } = await get(`${base}/getcheckoutembryoinformation`)
    expect(checkout.steps.map((step: { tab: string; state: string }) => [step.tab, step.state])).toEqual([
      ['basket', 'done'],
      ['embryo', 'now'],
      ['information', 'closed'],
      ['shipping', 'closed'],
      ['orderSummary', 'closed'],
      ['payment', 'closed'],
    ])
    expect([handling, shipping, options]).toEqual([
      null,
      money(45_000, 'EUR'),
      [{ months: 12, price: money(36_000, 'EUR'), endsOn: '2027-06-03' }],
    ])
  })

  it('BASK-21 BASK-03 sends them for one fee, or keeps them for a period, and holds them all the while', async () => {
    const { get, post, stockItemId } = await open()
    const sent = await post(submitPath, { handling: 'embryoShipping', months: null })
    expect(kinds(sent.basket.lines)).toEqual([
      ['strawEmbryo', 2, null],
      ['embryoShipping', 1, null],
    ])
    expect(sent.next).toBe('information')
    const kept = await post(submitPath, { handling: 'embryoStorage', months: 12 })
    expect(kinds(kept.basket.lines)).toEqual([
      ['storageEmbryo', 2, null],
      ['embryoStorage', 1, 12],
    ])
    expect(kept.steps.map((step: { tab: string }) => step.tab)).not.toContain('shipping')
    expect(kept.basket.total.amountMinor).toBe(2 * 390_000 + 36_000)
    const free = await post(submitPath, { handling: 'embryoStorage', months: null })
    expect(kinds(free.basket.lines)).toEqual([['storageEmbryo', 2, null]])
    expect(await get(`${base}/getcheckoutembryoinformation`)).toMatchObject({
      handling: 'embryoStorage',
      months: null,
    })
    expect(await readStock(database.pool, stockItemId)).toEqual({ onHand: 3, held: 2 })
  })

  it('BASK-21 refuses what is not sold or does not fit, out of order and without an embryo', async () => {
    const { post, get } = await open()
    expect(code(await post(submitPath, { handling: 'embryoStorage', months: 7 }))).toBe('period-not-sold')
    expect(code(await post(submitPath, { handling: 'embryoShipping', months: 12 }))).toBe(
      'period-not-for-shipping',
    )
    const both = await post(submitPath, { handling: 'embryoShipping', months: 7 })
    expect(both.errors.map((one: { code: string }) => one.code)).toEqual([
      'period-not-for-shipping',
      'period-not-sold',
    ])
    expect(code(await post(submitPath, { handling: 'strawDelivery', months: null }))).toBeTruthy()
    const donor = await addDonor(database.pool)
    const other = { ...signIn(await addCustomer(database.pool)), 'x-treatment-country': 'DK' }
    const ask = async (path: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `/api/commerce/${path}`, headers: other, payload })).json()
    expect(code(await ask(submitPath, { handling: 'embryoShipping', months: null }))).toBe('basket-empty')
    await ask('dk-shop/en-gb/basket', {
      lineHandlingType: 'strawDelivery',
      stockItemId: donor.stockItemId,
      quantity: 1,
    })
    expect(code(await ask(submitPath, { handling: 'embryoShipping', months: null }))).toBe('no-embryo')
    expect((await get('getbasketsummary/dk-shop/en-gb/basket')).lines[0].productType).toBe('strawEmbryo')
  })

  it('CHK-06 CHK-07 hands embryos to a clinic alone, in nitrogen alone', async () => {
    const { get, post } = await open()
    await post(submitPath, { handling: 'embryoShipping', months: null })
    const information = await get(`${base}/getcheckoutaddressinformation`)
    expect(information.homeDelivery.reasons.map((one: { code: string }) => one.code)).toEqual([
      'embryo-clinic-only',
    ])
    const home = { isClinicDelivery: false, clinicId: null, delivery: billing, billing }
    expect(code(await post(`${base}/updatecheckoutaddressinformation`, home))).toBe('embryo-clinic-only')
    const clinic = { isClinicDelivery: true, clinicId, delivery: null, billing }
    await post(`${base}/updatecheckoutaddressinformation`, clinic)
    const { methods } = await get(`${base}/getcheckoutshippinginformation`)
    expect(methods.map((one: { method: string }) => one.method)).toEqual(['nitrogenTank', 'pickUp'])
  })

  it('BASK-03 keeps bought embryos as a deposit with its last day', async () => {
    const { post, get, customerId } = await open()
    await post(submitPath, { handling: 'embryoStorage', months: 12 })
    await post(`${base}/updatecheckoutaddressinformation`, {
      isClinicDelivery: false,
      clinicId: null,
      delivery: null,
      billing,
    })
    await post(`${base}/submitordersummarytab`, { acceptsTerms: true, acceptsPrivacy: true })
    expect((await get(`${base}/getcheckoutpaymentinformation`)).checkout.next).toBe('payment')
    const shopper = makeShopper(app, services, customerId)
    const { reference } = await shopper.start()
    await shopper.pay(reference)
    await deliverEvents(app, services)
    const { rows } = await database.pool.query(
      `select kind, quantity, ends_on::text "endsOn" from shop.deposit where customer_id = $1`,
      [customerId],
    )
    expect(rows).toEqual([{ kind: 'stored', quantity: 2, endsOn: '2027-06-03' }])
  })

  it('BASK-04 BASK-13 tells whether a clinic receives it, and forgets that when the baskets are emptied', async () => {
    const { get, post, stockItemId } = await open()
    await post(submitPath, { handling: 'embryoShipping', months: null })
    const clinic = { isClinicDelivery: true, clinicId, delivery: null, billing }
    await post(`${base}/updatecheckoutaddressinformation`, clinic)
    const summary = 'getbasketsummary/dk-shop/en-gb/basket'
    expect((await get(summary)).shippingAddress).toEqual({ isClinicDelivery: true })
    expect(await post('basket/deletecartsforuser', {})).toEqual({ deleted: 1 })
    await post('dk-shop/en-gb/basket', { lineHandlingType: 'embryoShipping', stockItemId, quantity: 1 })
    expect((await get(summary)).shippingAddress).toEqual({ isClinicDelivery: false })
  })
})
