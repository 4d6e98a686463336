import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findDisagreements } from '../../../../tests/faults/books.ts'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { tasks as mailTasks } from '../mail/jobs.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { routes as payments } from '../payments/routes.ts'
import { buildTestApp, signInStaff } from '../testing/test-app.ts'
import { runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, makeShopper, type TestShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor } from '../testing/test-world.ts'
import { tasks } from './jobs.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, checkout, payments, routes])
})
afterEach(async () => expect(await findDisagreements(database.pool)).toEqual([]))
afterAll(async () => {
  await app.close()
  await database.drop()
})

const day = 60 * 24
type Kind = 'storageDelivery' | 'reservation'

/** Somebody who keeps straws with us: stored to 2026-06-03, or reserved to 2026-08-04. */
async function keep(kind: Kind): Promise<TestShopper & { depositId: string }> {
  const donor = await addDonor(database.pool)
  const shopper = makeShopper(app, services, await addCustomer(database.pool))
  await shopper.add({ lineHandlingType: kind, stockItemId: donor.stockItemId, quantity: 2 })
  await shopper.buyKept(kind === 'reservation' ? 3 : null)
  const [deposit] = (await shopper.get('/api/deposits')).json()
  return { ...shopper, depositId: deposit.id }
}
const kinds = { storageDelivery: 'storageRenewalPeriod', reservation: 'reservationRenewalPeriod' } as const
const change = (one: { post: TestShopper['post']; depositId: string }, kind: Kind, extra: object = {}) =>
  one.post('dk-shop/en-gb/basket', {
    lineHandlingType: kinds[kind],
    depositId: one.depositId,
    periodMonths: 12,
    quantity: 1,
    ...extra,
  })
const readEnd = async (one: TestShopper) => (await one.get('/api/deposits')).json()[0].endsOn
const code = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]?.code

describe('a renewal', () => {
  it.each([
    ['storageDelivery', '2026-06-03', '2027-06-03', 30_000],
    ['reservation', '2026-08-04', '2027-08-04', 40_000],
  ] as const)(
    'BASK-02 of a %s goes from the deposit into the basket and is paid; the period is added to the end, once',
    async (kind, before, after, priceMinor) => {
      const one = await keep(kind)
      const [deposit] = (await one.get('/api/deposits')).json()
      expect(deposit).toMatchObject({ endsOn: before, isOver: false })
      expect(deposit.renewals).toContainEqual({
        months: 12,
        price: { amountMinor: priceMinor, currency: 'EUR' },
        endsOn: after,
      })
      const filled = (await change(one, kind)).json()
      expect(filled.lines).toMatchObject([
        { lineHandlingType: kinds[kind], depositId: one.depositId, periodMonths: 12, quantity: 1 },
      ])
      expect(filled.lines[0].unitPrice.amountMinor).toBe(priceMinor)
      // Nothing is held for it, and the period can be chosen anew.
      expect(filled.hold).toBeNull()
      expect((await change(one, kind)).json().lines).toHaveLength(1)
      const number = await one.buyKept(undefined)
      expect(await readEnd(one)).toBe(after)
      const order = (await one.get(`/api/orders/${number}`)).json()
      // There is nothing to prepare: it was carried out when it was placed, and staff find it as such.
      expect(order).toMatchObject({
        state: 'closed',
        lines: [{ productKind: kinds[kind], periodMonths: 12 }],
      })
      const seen = await app.inject({
        url: '/api/staff/orders?state=closed&take=100',
        headers: signInStaff('orders'),
      })
      expect(seen.json().orders).toContainEqual(expect.objectContaining({ number, state: 'closed' }))
      await deliverEvents(app, services)
      expect(await readEnd(one)).toBe(after)
    },
  )

  it('is taken back when its order is cancelled or its line is paid back', async () => {
    for (const undo of ['cancel', 'refund']) {
      const one = await keep('storageDelivery')
      await change(one, 'storageDelivery')
      const number = await one.buyKept(undefined)
      const { lines } = (await one.get(`/api/orders/${number}`)).json()
      const payload = {
        reason: 'asked by customer',
        ...(undo === 'refund' && { lines: [{ lineId: lines[0].id, quantity: 1 }] }),
      }
      const url = `/api/staff/orders/${number}/actions/${undo}`
      const done = await app.inject({ method: 'POST', url, headers: signInStaff('orders'), payload })
      expect(done.statusCode).toBe(200)
      expect(await readEnd(one)).toBe('2026-06-03')
      await runJobs(services, paymentTasks, 'payments.refund')
      await deliverEvents(app, services)
    }
  })

  it('is only of what is one’s own, of its kind, with a period, and not of a reservation that has ended', async () => {
    const [one, other] = [await keep('reservation'), await keep('storageDelivery')]
    expect(code(await change({ ...one, depositId: other.depositId }, 'storageDelivery'))).toBe(
      'unknown-deposit',
    )
    expect(code(await change(one, 'storageDelivery'))).toBe('unknown-deposit')
    expect(code(await change(one, 'reservation', { periodMonths: undefined }))).toBe('period-required')
    expect(code(await change(one, 'reservation', { periodMonths: 7 }))).toBe('no-price')
    expect(code(await change(one, 'reservation', { quantity: 2 }))).toBe('one-is-enough')
    expect(code(await change(one, 'reservation', { depositId: undefined }))).toBe('unknown-deposit')
    await change(one, 'reservation')
    services.moveClock(93 * day)
    // It waited in the basket until it was too late: it goes, and that is said.
    const late = await one.post('dk-shop/en-gb/basket/submit')
    expect(late.statusCode).not.toBe(200)
    expect(code(await change(one, 'reservation'))).toBe('reservation-over')
    expect((await one.get('/api/deposits')).json()[0]).toMatchObject({ isOver: true, renewals: [] })
    // A storage was kept all the while and goes on from its old end.
    expect((await change(other, 'storageDelivery')).statusCode).toBe(200)
    services.moveClock(-93 * day)
  })

  it('is dropped, and that said, where the same basket sends all that is kept; of what is left it stays', async () => {
    for (const [quantity, left] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const one = await keep('storageDelivery')
      const send = { lineHandlingType: 'strawDelivery', depositId: one.depositId, quantity }
      await change(one, 'storageDelivery')
      const filled = (await one.post('dk-shop/en-gb/basket', send)).json()
      expect(filled.lines).toHaveLength(left)
      // The other way round it is not taken at all.
      const again = (await change(one, 'storageDelivery')).json()
      expect((again.lines ?? filled.lines).length).toBe(left)
      await one.walkSent()
      const number = await one.payByCard()
      expect((await one.get(`/api/orders/${number}`)).json().lines).toHaveLength(left)
    }
  })

  it('gives the money back when the deposit was given up while it was being paid', async () => {
    const one = await keep('reservation')
    await change(one, 'reservation')
    const { orderNumber, reference } = await one.walkKept()
    await database.pool.query('update shop.deposit set closed_at = now() where id = $1', [one.depositId])
    await one.pay(reference)
    await deliverEvents(app, services)
    expect(await one.askResult(orderNumber)).toMatchObject({ state: 'refunded', failureCode: 'goods-gone' })
    await database.pool.query('update shop.deposit set closed_at = null where id = $1', [one.depositId])
    expect(await readEnd(one)).toBe('2026-08-04')
    await runJobs(services, paymentTasks, 'payments.refund')
    await deliverEvents(app, services)
  })
})

describe('reminders of an end', () => {
  it('come 60, 14 and 3 days before and the day after, once each, and anew for a new end', async () => {
    const one = await keep('storageDelivery')
    await runJobs(services, { 'mail.send': async () => undefined }, 'mail.send')
    const { rows } = await database.pool.query('select email from shop.customer where id = $1', [
      one.customerId,
    ])
    const listMails = async () => {
      await tasks['orders.remindOfEnds']?.({}, services)
      await Promise.all([1, 2].map(() => tasks['orders.remindOfEnds']?.({}, services)))
      await runJobs(services, mailTasks, 'mail.send')
      const mails = await database.pool.query(
        `select subject from shop.local_mail where "to" = $1 order by sent_at, id`,
        [rows[0].email],
      )
      return mails.rows.map((row) => row.subject)
    }
    const ends = 'What you keep with us ends on 3 June 2026'
    expect(await listMails()).toEqual([ends])
    services.moveClock(10 * day)
    expect(await listMails()).toEqual([ends])
    services.moveClock(6 * day)
    expect(await listMails()).toEqual([ends, ends])
    services.moveClock(12 * day)
    expect(await listMails()).toEqual([ends, ends, ends])
    services.moveClock(3 * day)
    expect((await listMails()).at(-1)).toBe('What you keep with us ended on 3 June 2026')
    await change(one, 'storageDelivery')
    await one.buyKept(undefined)
    expect(await listMails()).toHaveLength(5)
    services.moveClock((365 - 31) * day)
    const later = await listMails()
    expect(later.at(-1)).toBe('What you keep with us ends on 3 June 2027')
    services.moveClock(-(365 - 31 + 31) * day)
  })
})
