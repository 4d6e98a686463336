import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tasks } from '../../apps/api/src/payments/jobs.ts'
import { expireAuthorisation } from '../../apps/api/src/payments/sandbox/settle-payment.ts'
import { openOrderDesk } from '../../apps/api/src/testing/order-desk.ts'
import { listJobs, runJobs } from '../../apps/api/src/testing/test-jobs.ts'
import { deliverEvents, deliverTo, makeShopper } from '../../apps/api/src/testing/test-shopper.ts'
import {
  addCustomer,
  addDonor,
  makeCapturingReference,
  readStock,
  readTaken,
  type TestDonor,
} from '../../apps/api/src/testing/test-world.ts'
import { findDisagreements } from './books.ts'
import { type Deed, dieAtEveryStatement } from './die-at-every-statement.ts'
import { type MortalShop, openMortalShop } from './mortal-shop.ts'

let shop: MortalShop

beforeAll(async () => {
  shop = await openMortalShop(makeCapturingReference())
})
afterEach(() => shop.mortal.restart())
afterAll(() => shop.close())

type Standing = { donor: TestDonor; number: string; reference: string }

/** Two straws and their place, authorised on the card page; the shop has not heard of it. */
async function authorise(): Promise<Standing> {
  const [donor, customerId] = [await addDonor(shop.database.pool), await addCustomer(shop.database.pool)]
  const shopper = makeShopper(shop.app, shop.services, customerId)
  await shopper.walk(donor, 2)
  const { orderNumber: number, reference } = await shopper.start()
  await shopper.pay(reference)
  return { donor, number, reference }
}
const stand = async () => {
  const one = await authorise()
  await deliverEvents(shop.app, shop.services)
  return one
}
const act = ({ number }: Standing, action: string, payload: object = {}) =>
  openOrderDesk(shop.app).act(number, action, payload, crypto.randomUUID())
const hear = async () => {
  const [job] = await listJobs(shop.database.pool, 'sandbox.deliverEvent')
  await deliverTo(shop.app, shop.services, job?.payload)
}
const takeAndHear = async () => {
  await runJobs(shop.services, tasks, 'payments.capture')
  await deliverEvents(shop.app, shop.services)
}
const die = <One extends Standing>(
  prepare: () => Promise<One & Deed>,
  expectEnd: (one: One) => Promise<void>,
) => dieAtEveryStatement({ mortal: shop.mortal, pool: shop.database.pool }, prepare, expectEnd)

async function readEnd({ donor, number, reference }: Standing) {
  const { rows } = await shop.database.pool.query(
    `select o.order_state, o.payment_state, s.state sandbox, s.captured_minor = o.total_minor "isWhole",
       (select count(*)::int from shop.invoice i where i.order_id = o.id) invoices,
       (select array_agg(split_part(j.key, ':', 2) order by j.key) from graphile_worker.jobs j
         where j.key like 'mail:%:' || o.id) mails
     from shop."order" o, shop.sandbox_payment s where o.number = $1 and s.id = $2`,
    [number, reference],
  )
  const stock = await readStock(shop.database.pool, donor.stockItemId)
  return { ...rows[0], onHand: stock.onHand, places: await readTaken(shop.database.pool, donor.id) }
}
const expectPaidOnce = async (one: Standing) => {
  expect(await findDisagreements(shop.database.pool)).toEqual([])
  expect(await readEnd(one)).toMatchObject({
    payment_state: 'paid',
    sandbox: 'succeeded',
    isWhole: true,
    invoices: 1,
    mails: expect.arrayContaining(['order-captured', 'order-placed']),
    onHand: 8,
    places: 1,
  })
}
const expectFree = async (one: Standing, sandbox: string) => {
  expect(await findDisagreements(shop.database.pool)).toEqual([])
  expect(await readEnd(one)).toMatchObject({
    order_state: 'cancelled',
    sandbox,
    isWhole: null,
    invoices: 0,
    mails: ['order-placed', 'order-released'],
    onHand: 10,
    places: 0,
  })
}

describe('a process killed at each statement', { timeout: 240_000 }, () => {
  it('of the word that the bank keeps the amount: it comes again, and the order stands once', async () => {
    const deaths = await die(
      async () => ({
        ...(await authorise()),
        act: hear,
        finish: () => deliverEvents(shop.app, shop.services),
      }),
      async (one) => {
        expect(await findDisagreements(shop.database.pool)).toEqual([])
        expect(await readEnd(one)).toMatchObject({
          order_state: 'placed',
          payment_state: 'authorised',
          sandbox: 'authorised',
          invoices: 0,
          mails: ['order-placed'],
          onHand: 8,
          places: 1,
        })
      },
    )
    expect(deaths).toBeGreaterThan(10)
  })

  it('of marking as shipped: pressed again, it is shipped and taken once', async () => {
    const deaths = await die(async () => {
      const one = await stand()
      await act(one, 'markPicked')
      const press = () => act(one, 'markShipped', { trackingNumber: 'TRACK-1' })
      return { ...one, act: press, finish: () => press().then(takeAndHear) }
    }, expectPaidOnce)
    expect(deaths).toBeGreaterThan(15)
  })

  it('of asking the provider for it: it is asked again, and takes once', async () => {
    const deaths = await die(async () => {
      const one = await stand()
      await act(one, 'capture')
      const [job] = await listJobs(shop.database.pool, 'payments.capture')
      const ask = async () => tasks['payments.capture']?.(job?.payload, shop.services)
      return { ...one, act: ask, finish: takeAndHear }
    }, expectPaidOnce)
    expect(deaths).toBeGreaterThan(4)
  })

  it('of the word that it was taken: it comes again, and is invoiced once', async () => {
    const deaths = await die(async () => {
      const one = await stand()
      await act(one, 'capture')
      await runJobs(shop.services, tasks, 'payments.capture')
      return { ...one, act: hear, finish: takeAndHear }
    }, expectPaidOnce)
    expect(deaths).toBeGreaterThan(10)
  })

  it('of the word that the bank keeps it no longer: it comes again, and all is free once', async () => {
    const deaths = await die(
      async () => {
        const one = await stand()
        await expireAuthorisation({ paymentId: one.reference }, shop.services)
        return { ...one, act: hear, finish: () => deliverEvents(shop.app, shop.services) }
      },
      (one) => expectFree(one, 'expired'),
    )
    expect(deaths).toBeGreaterThan(15)
  })

  it('of calling the order off: pressed again, all is free once, at the bank too', async () => {
    const deaths = await die(
      async () => {
        const one = await stand()
        const press = () => act(one, 'cancel', { reason: 'asked by customer' })
        const finish = async () => {
          await press()
          await runJobs(shop.services, tasks, 'payments.cancel')
          await deliverEvents(shop.app, shop.services)
        }
        return { ...one, act: press, finish }
      },
      (one) => expectFree(one, 'cancelled'),
    )
    expect(deaths).toBeGreaterThan(15)
  })
})
