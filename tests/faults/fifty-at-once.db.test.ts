import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { money } from '@kindred/domain/money'
import type { Discount } from '@kindred/domain/prices/check-discount'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../../apps/api/src/basket/routes.ts'
import { routes as checkout } from '../../apps/api/src/checkout/routes.ts'
import { routes as orders } from '../../apps/api/src/orders/routes.ts'
import { tasks as paymentTasks } from '../../apps/api/src/payments/jobs.ts'
import { routes as payments } from '../../apps/api/src/payments/routes.ts'
import { buildTestApp, signInStaff } from '../../apps/api/src/testing/test-app.ts'
import { listJobs, runJobs } from '../../apps/api/src/testing/test-jobs.ts'
import { makeTestServices } from '../../apps/api/src/testing/test-services.ts'
import { deliverEvents, deliverTo, makeShopper } from '../../apps/api/src/testing/test-shopper.ts'
import {
  addCustomer,
  addDonor,
  makeTestReference,
  readStock,
  readTaken,
} from '../../apps/api/src/testing/test-world.ts'
import { findDisagreements } from './books.ts'

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

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database, makeTestReference({ discounts: [once] }))
  app = await buildTestApp(services, [basket, checkout, payments, orders])
})
afterEach(async () => expect(await findDisagreements(database.pool)).toEqual([]))
afterAll(async () => {
  await app.close()
  await database.drop()
})

const fifty = Array.from({ length: 50 }, (_, index) => index)
type Answer = { statusCode: number; json: () => { errors: { code: string }[] } }
const codesOf = (answers: Answer[]) =>
  new Set(answers.filter((one) => one.statusCode !== 200).map((one) => one.json().errors[0]?.code))
const countDone = (answers: Answer[]) => answers.filter((one) => one.statusCode === 200).length

const actAs = (number: string, action: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/staff/orders/${number}/actions/${action}`,
    headers: { ...signInStaff('orders'), ...headers },
    payload: { reason: 'asked by customer', ...payload },
  })
const settle = async () => {
  await runJobs(services, paymentTasks, 'payments.refund')
  await deliverEvents(app, services)
}
const sumBack = async (number: string) => {
  const { rows } = await database.pool.query<{ back: number; refunds: number }>(
    `select coalesce(sum(b.amount_minor), 0)::int back, count(*)::int refunds from shop.sandbox_refund b
     join shop.payment p on p.provider_reference = b.sandbox_payment_id::text join shop."order" o on o.id = p.order_id
     where o.number = $1`,
    [number],
  )
  return rows[0]
}

/** Somebody whose stored straws are kept to 2026-06-03, with a year more of it in the basket. */
async function standBeforeRenewal() {
  const donor = await addDonor(database.pool)
  const shopper = makeShopper(app, services, await addCustomer(database.pool))
  await shopper.add({ lineHandlingType: 'storageDelivery', stockItemId: donor.stockItemId, quantity: 2 })
  await shopper.buyKept(null)
  const [{ id: depositId }] = (await shopper.get('/api/deposits')).json()
  const line = { lineHandlingType: 'storageRenewalPeriod' as const, depositId, periodMonths: 12 }
  await shopper.add({ ...line, quantity: 1 })
  const readEnd = async () => (await shopper.get('/api/deposits')).json()[0].endsOn
  return { shopper, line, readEnd, donor }
}

describe('fifty at once', () => {
  it('press to pay one renewal, and fifty times its event comes: one order, paid once, a year more', async () => {
    const { shopper, readEnd } = await standBeforeRenewal()
    await shopper.walkKept(undefined)
    const begun = await Promise.all(fifty.map(() => shopper.start()))
    expect(new Set(begun.map((one) => one.orderNumber)).size).toBe(1)
    expect(new Set(begun.map((one) => one.reference)).size).toBe(1)
    await shopper.pay(begun[0]?.reference ?? '')
    const [job] = await listJobs(database.pool, 'sandbox.deliverEvent')
    await Promise.all(fifty.map(() => deliverTo(app, services, job?.payload)))
    expect(await readEnd()).toBe('2027-06-03')
    const { rows } = await database.pool.query(
      'select count(*)::int renewals from shop.deposit_renewal r join shop.deposit d on d.id = r.deposit_id where d.customer_id = $1',
      [shopper.customerId],
    )
    expect(rows).toEqual([{ renewals: 1 }])
    await deliverEvents(app, services)
  })

  it('cancel one renewal: one is done, its year and its money go back once', async () => {
    const { shopper, readEnd } = await standBeforeRenewal()
    const number = await shopper.buyKept(undefined)
    expect(await readEnd()).toBe('2027-06-03')
    const answers = await Promise.all(fifty.map(() => actAs(number, 'cancel')))
    expect(countDone(answers)).toBe(1)
    await settle()
    expect(await readEnd()).toBe('2026-06-03')
    expect(await sumBack(number)).toEqual({ back: 30_000, refunds: 1 })
  })

  it('cancel one sale: straws and place are free again once, and can be sold again', async () => {
    const donor = await addDonor(database.pool, { straws: 2 })
    const number = await makeShopper(app, services, await addCustomer(database.pool)).buyByCard(donor, 2)
    expect(await readTaken(database.pool, donor.id)).toBe(1)
    const answers = await Promise.all(fifty.map(() => actAs(number, 'cancel')))
    expect(countDone(answers)).toBe(1)
    await settle()
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 2, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(0)
    await makeShopper(app, services, await addCustomer(database.pool)).buyByCard(donor, 2)
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 0, held: 0 })
  })

  it('empty one basket: what it held is free once', async () => {
    const donor = await addDonor(database.pool)
    const shopper = makeShopper(app, services, await addCustomer(database.pool))
    const line = { lineHandlingType: 'strawDelivery' as const, stockItemId: donor.stockItemId }
    await shopper.add({ ...line, quantity: 4 })
    await Promise.all(fifty.map(() => shopper.add({ ...line, quantity: 0 })))
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(0)
  })

  it('cancel the sale that used a code: it is free once, and exactly one of the next gets it', async () => {
    const stand = async () => {
      const shopper = makeShopper(app, services, await addCustomer(database.pool))
      await shopper.add({ lineHandlingType: 'subscription', periodMonths: 3, quantity: 1 })
      const used = await shopper.post('dk-shop/DK/basket/discount/ONCE')
      return { shopper, isUsed: used.statusCode === 200 }
    }
    const first = await stand()
    const number = await first.shopper.buyKept(undefined)
    expect((await stand()).isUsed).toBe(false)
    const answers = await Promise.all(fifty.map(() => actAs(number, 'cancel')))
    expect(countDone(answers)).toBe(1)
    await settle()
    const next = await Promise.all(fifty.slice(0, 10).map(stand))
    expect(next.every((one) => one.isUsed)).toBe(true)
    const begun = await Promise.allSettled(next.map(({ shopper }) => shopper.walkKept(undefined)))
    expect(begun.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  it('give one amount back: one is done, the others are told that it is on its way', async () => {
    const donor = await addDonor(database.pool)
    const number = await makeShopper(app, services, await addCustomer(database.pool)).buyByCard(donor, 1)
    const answers = await Promise.all(fifty.map(() => actAs(number, 'refund', { amountMinor: 10_000 })))
    expect(countDone(answers)).toBe(1)
    expect(codesOf(answers)).toEqual(new Set(['refund-under-way']))
    await settle()
    expect(await sumBack(number)).toEqual({ back: 10_000, refunds: 1 })
  })

  it('withdraw one refund: it is withdrawn once, and the money can be given anew', async () => {
    const donor = await addDonor(database.pool)
    const number = await makeShopper(app, services, await addCustomer(database.pool)).buyByCard(donor, 1)
    expect((await actAs(number, 'refund', { amountMinor: 10_000 })).statusCode).toBe(200)
    const answers = await Promise.all(fifty.map(() => actAs(number, 'withdrawRefund')))
    expect(countDone(answers)).toBe(1)
    await settle()
    expect(await sumBack(number)).toEqual({ back: 0, refunds: 0 })
    expect((await actAs(number, 'refund', { amountMinor: 20_000 })).statusCode).toBe(200)
    await settle()
    expect(await sumBack(number)).toEqual({ back: 20_000, refunds: 1 })
  })
})
