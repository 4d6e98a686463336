import type { Basket } from '@kindred/contracts/basket'
import type { Checkout } from '@kindred/contracts/checkout'
import type { Order } from '@kindred/contracts/orders'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { listOrderRows } from '../mail/templates/order-mail-parts.ts'
import { describeOrderMail } from '../orders/describe-order-mail.ts'
import { findOrderByNumber } from '../orders/move-order.ts'
import { routes as orders } from '../orders/routes.ts'
import { routes as payments } from '../payments/routes.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor, clinicId } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, routes, payments, orders])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

/** Two straws with their place to a clinic in Denmark, paid: everything said about their price on the way. */
async function buy(clientType: 'private' | 'professional') {
  const one = makeShopper(app, services, await addCustomer(database.pool, { clientType }), clientType)
  const donor = await addDonor(database.pool)
  const first = await one.add({
    lineHandlingType: 'strawDelivery',
    stockItemId: donor.stockItemId,
    quantity: 2,
  })
  await one.walkSent(clinicId)
  const step = 'checkout/dk-shop/en-gb'
  const summary: Checkout = (await one.read(`${step}/getordersummary`)).json()
  const { methods } = (await one.read(`${step}/getcheckoutshippinginformation`)).json()
  const number = await one.payByCard()
  const order: Order = (await one.get(`/api/orders/${number}`)).json()
  const row = await findOrderByNumber(database.pool, number)
  if (!row) throw new Error('The order is there')
  const { values } = await describeOrderMail(database.pool, row)
  const tools = { t: (key: string) => key, language: 'en-GB', locale: 'en-gb', publicUrl: '' }
  const mail = listOrderRows(values, tools)
  return {
    first,
    summary,
    order,
    tank: methods.find((method: { method: string }) => method.method === 'nitrogenTank').price.amountMinor,
    methods,
    mail: mail.kind === 'rows' ? mail.rows.map((row) => row.value) : [],
  }
}
const add = (lines: Basket['lines'], key: 'net' | 'total') =>
  lines.reduce((sum, line) => sum + line[key].amountMinor, 0)
const printed = (minor: number) => `€${(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`

it('CHK-10 BASK-01 says every price to a private customer with the tax in it', async () => {
  const { first, summary, order, tank, mail } = await buy('private')
  expect(first).toMatchObject({ isBusiness: false })
  expect(first.lines.find((line) => line.stockItemId)).toMatchObject({ total: { amountMinor: 160_000 } })
  expect(add(first.lines, 'total')).toBe(first.total.amountMinor)
  expect(tank).toBe(20_000)
  expect(add(summary.basket.lines, 'total') + (summary.shippingPrice?.amountMinor ?? 0)).toBe(
    summary.total.amountMinor,
  )
  expect(order.isBusiness).toBe(false)
  expect(mail).toContain(printed(160_000))
  expect(mail).not.toContain(printed(order.tax.amountMinor))
})

it('CHK-10 BASK-01 says every price to a business without tax, and the tax by itself, to the same total', async () => {
  const { first, summary, order, tank, mail } = await buy('professional')
  expect(first).toMatchObject({ isBusiness: true })
  expect(first.lines.find((line) => line.stockItemId)).toMatchObject({ net: { amountMinor: 128_000 } })
  expect(tank).toBe(16_000)
  expect(summary.shippingNet).toEqual({ amountMinor: 16_000, currency: 'EUR' })
  expect(add(summary.basket.lines, 'net') + 16_000 + summary.tax.amountMinor).toBe(summary.total.amountMinor)
  expect(order).toMatchObject({ isBusiness: true, total: summary.total, tax: summary.tax })
  expect(mail).toEqual(
    [
      ...order.lines.map((line) => line.total.amountMinor - line.tax.amountMinor),
      16_000,
      order.tax.amountMinor,
      order.total.amountMinor,
    ].map(printed),
  )
})

it('CHK-07 says with each way of shipping what the order would then cost, before it is chosen and as it is charged', async () => {
  for (const clientType of ['private', 'professional'] as const) {
    const { methods, summary } = await buy(clientType)
    const { shippingPrice, shippingNet, tax, total } = summary
    const goods = total.amountMinor - (shippingPrice?.amountMinor ?? 0)
    expect(methods.length).toBeGreaterThan(1)
    for (const { method, sums } of methods) {
      if (method === 'nitrogenTank') expect(sums).toEqual({ shippingPrice, shippingNet, tax, total })
      expect([method, sums.total.amountMinor - sums.shippingPrice.amountMinor]).toEqual([method, goods])
    }
  }
})
