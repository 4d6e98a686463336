import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tasks as paymentTasks } from '../../apps/api/src/payments/jobs.ts'
import { openOrderDesk } from '../../apps/api/src/testing/order-desk.ts'
import { listJobs, runJobs } from '../../apps/api/src/testing/test-jobs.ts'
import { deliverEvents, deliverTo } from '../../apps/api/src/testing/test-shopper.ts'
import { readStock } from '../../apps/api/src/testing/test-world.ts'
import { findDisagreements } from './books.ts'
import { type Deed, dieAtEveryStatement } from './die-at-every-statement.ts'
import { type MortalShop, openHeardShop, payAndHear, stand } from './mortal-shop.ts'

let shop: MortalShop

beforeAll(async () => {
  shop = await openHeardShop()
})
afterEach(() => shop.mortal.restart())
afterAll(() => shop.close())

/** A paid order of two straws, and the press of staff that gives one of them back. */
async function standPaid() {
  const one = await stand(shop)
  const { orderNumber } = await one.shopper.start()
  await payAndHear(shop, one)
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select l.id from shop.order_line l join shop."order" o on o.id = l.order_id
     where o.number = $1 and l.stock_item_id is not null`,
    [orderNumber],
  )
  const give = () =>
    openOrderDesk(shop.app).act(
      orderNumber,
      'refund',
      { reason: 'asked by customer', lines: [{ lineId: rows[0]?.id, quantity: 1 }] },
      crypto.randomUUID(),
    )
  const ask = () => runJobs(shop.services, paymentTasks, 'payments.refund')
  return { ...one, orderNumber, give, ask }
}

type Paid = Awaited<ReturnType<typeof standPaid>>

/** One of two straws in stock again and its price back at the customer: once here, once at the provider, one mail. */
async function expectGivenOnce({ donor, orderNumber }: Paid): Promise<void> {
  expect(await findDisagreements(shop.database.pool)).toEqual([])
  expect(await readStock(shop.database.pool, donor.stockItemId)).toEqual({ onHand: 9, held: 0 })
  const { rows } = await shop.database.pool.query(
    `select o.payment_state, r.refund_state, r.amount_minor = b.amount_minor agrees, (select count(*)::int
         from graphile_worker.jobs j where j.key = 'mail:order-refunded:' || r.id) mails
     from shop."order" o join shop.payment p on p.order_id = o.id join shop.refund r on r.payment_id = p.id
       left join shop.sandbox_refund b on b.sandbox_payment_id::text = p.provider_reference
     where o.number = $1`,
    [orderNumber],
  )
  expect(rows).toEqual([
    { payment_state: 'partlyRefunded', refund_state: 'confirmed', agrees: true, mails: 1 },
  ])
}

const dieAt = (prepare: () => Promise<Paid & Deed>) =>
  dieAtEveryStatement({ mortal: shop.mortal, pool: shop.database.pool }, prepare, expectGivenOnce)

describe('a process killed at each statement of money that goes back', () => {
  const finish = async ({ ask }: Paid) => {
    await ask()
    await deliverEvents(shop.app, shop.services)
  }

  it('of the press of staff: pressed again, it goes back once', { timeout: 180_000 }, async () => {
    const deaths = await dieAt(async () => {
      const one = await standPaid()
      // Whoever saw nothing happen presses again; where it had happened the order says that money is on its way.
      return { ...one, act: one.give, finish: () => one.give().then(() => finish(one)) }
    })
    expect(deaths).toBeGreaterThan(15)
  })

  it('of asking the provider: it is asked again, and gives once', { timeout: 120_000 }, async () => {
    const deaths = await dieAt(async () => {
      const one = await standPaid()
      await one.give()
      const act = async () => {
        const [job] = await listJobs(shop.database.pool, 'payments.refund')
        await paymentTasks['payments.refund']?.(job?.payload, shop.services)
      }
      return { ...one, act, finish: () => finish(one) }
    })
    expect(deaths).toBeGreaterThan(5)
  })

  it('of the provider’s word that it went: it comes again, and counts once', {
    timeout: 120_000,
  }, async () => {
    const deaths = await dieAt(async () => {
      const one = await standPaid()
      await one.give()
      await one.ask()
      const act = async () => {
        const [job] = await listJobs(shop.database.pool, 'sandbox.deliverEvent')
        await deliverTo(shop.app, shop.services, job?.payload)
      }
      return { ...one, act, finish: () => finish(one) }
    })
    expect(deaths).toBeGreaterThan(10)
  })
})
