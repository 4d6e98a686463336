import { money } from '@kindred/domain/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tasks as paymentTasks } from '../../apps/api/src/payments/jobs.ts'
import { openOrderDesk } from '../../apps/api/src/testing/order-desk.ts'
import { listJobs, runJobs } from '../../apps/api/src/testing/test-jobs.ts'
import { deliverEvents, deliverTo, makeShopper } from '../../apps/api/src/testing/test-shopper.ts'
import {
  addCustomer,
  addDonor,
  makeTestReference,
  readStock,
  readTaken,
} from '../../apps/api/src/testing/test-world.ts'
import { type Deed, dieAtEveryStatement } from './die-at-every-statement.ts'
import { type MortalShop, openMortalShop } from './mortal-shop.ts'

let shop: MortalShop

const code = {
  code: 'TEN',
  shopCode: 'dk',
  value: { kind: 'amount' as const, amount: money(1_000, 'EUR') },
  productKinds: [],
  clientTypes: [],
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: 1,
}

beforeAll(async () => {
  shop = await openMortalShop(makeTestReference({ discounts: [code] }))
})
afterEach(() => shop.mortal.restart())
afterAll(() => shop.close())

const timeout = 240_000
const dieAt = <One>(prepare: () => Promise<One & Deed>, expectEnd: (one: One) => Promise<void>) =>
  dieAtEveryStatement({ mortal: shop.mortal, pool: shop.database.pool }, prepare, expectEnd)

async function stand() {
  const donor = await addDonor(shop.database.pool)
  return { donor, shopper: makeShopper(shop.app, shop.services, await addCustomer(shop.database.pool)) }
}
type Standing = Awaited<ReturnType<typeof stand>>

const cancel = (number: string) =>
  openOrderDesk(shop.app).act(number, 'cancel', { reason: 'asked by customer' })
const settle = async () => {
  await runJobs(shop.services, paymentTasks, 'payments.refund')
  await deliverEvents(shop.app, shop.services)
}
/** The first try of a waiting event, which its job would repeat. */
const deliverFirst = async () => {
  const [job] = await listJobs(shop.database.pool, 'sandbox.deliverEvent')
  await deliverTo(shop.app, shop.services, job?.payload)
}

describe('a process killed at each statement of a basket', () => {
  const put = ({ shopper, donor }: Standing, quantity: number) =>
    shopper.post('dk-shop/en-gb/basket', {
      lineHandlingType: 'strawDelivery',
      stockItemId: donor.stockItemId,
      quantity,
    })

  it('of taking straws and their place: taken once by the next press', { timeout }, async () => {
    const deaths = await dieAt(
      async () => {
        const one = await stand()
        return { ...one, act: () => put(one, 3), finish: () => put(one, 3) }
      },
      async ({ donor }) => {
        expect(await readStock(shop.database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 3 })
        expect(await readTaken(shop.database.pool, donor.id)).toBe(1)
      },
    )
    expect(deaths).toBeGreaterThan(5)
  })

  it('of giving them back: free once', { timeout }, async () => {
    await dieAt(
      async () => {
        const one = await stand()
        await put(one, 3)
        return { ...one, act: () => put(one, 0), finish: () => put(one, 0) }
      },
      async ({ donor }) => {
        expect(await readStock(shop.database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
        expect(await readTaken(shop.database.pool, donor.id)).toBe(0)
      },
    )
  })
})

/** A customer with a subscription and a code, before the payment. */
async function standWithCode() {
  const one = await stand()
  await one.shopper.add({ lineHandlingType: 'subscription', periodMonths: 3, quantity: 1 })
  const use = () => one.shopper.post('dk-shop/DK/basket/discount/TEN')
  return { ...one, use }
}
const readUses = async (customerId: string) =>
  (
    await shop.database.pool.query<{ state: string; discount: number }>(
      `select order_state state, discount_minor discount from shop."order"
       where customer_id = $1 and discount_code = 'TEN' and order_state <> 'draft'`,
      [customerId],
    )
  ).rows

describe('a process killed at each statement of a code', () => {
  it('of using it: it is in the basket by the next press', { timeout }, async () => {
    await dieAt(
      async () => {
        const one = await standWithCode()
        return { ...one, act: one.use, finish: one.use }
      },
      async ({ shopper }) => {
        const { discount } = (await shopper.read('getbasketsummary/dk-shop/en-gb/basket')).json()
        expect(discount).toMatchObject({ code: 'TEN', problem: null })
      },
    )
  })

  it('of selling with it: it is used once', { timeout }, async () => {
    await dieAt(
      async () => {
        const one = await standWithCode()
        await one.use()
        const { reference } = await one.shopper.walkKept(undefined)
        await one.shopper.pay(reference)
        return { ...one, act: deliverFirst, finish: () => deliverEvents(shop.app, shop.services) }
      },
      async ({ shopper }) =>
        expect(await readUses(shopper.customerId)).toEqual([{ state: 'placed', discount: 1_000 }]),
    )
  })

  it('of cancelling that: the customer can use it again', { timeout }, async () => {
    await dieAt(
      async () => {
        const one = await standWithCode()
        await one.use()
        const number = await one.shopper.buyKept(undefined)
        const again = () => cancel(number)
        return { ...one, act: again, finish: () => again().then(settle) }
      },
      async ({ shopper, use }) => {
        expect(await readUses(shopper.customerId)).toEqual([{ state: 'cancelled', discount: 1_000 }])
        await shopper.add({ lineHandlingType: 'subscription', periodMonths: 3, quantity: 1 })
        expect((await use()).statusCode).toBe(200)
      },
    )
  })
})

/** Somebody whose stored straws are kept to 2026-06-03, with a year more of it in the basket. */
async function standBeforeRenewal() {
  const one = await stand()
  const stored = { lineHandlingType: 'storageDelivery' as const, stockItemId: one.donor.stockItemId }
  await one.shopper.add({ ...stored, quantity: 2 })
  await one.shopper.buyKept(null)
  const [{ id: depositId }] = (await one.shopper.get('/api/deposits')).json()
  const renewal = { lineHandlingType: 'storageRenewalPeriod' as const, depositId, periodMonths: 12 }
  await one.shopper.add({ ...renewal, quantity: 1 })
  return one
}
const expectEnd = (end: string) => async (one: Standing) =>
  expect((await one.shopper.get('/api/deposits')).json()[0].endsOn).toBe(end)

describe('a process killed at each statement of a renewal', () => {
  it('of its event: it comes again, and adds one year', { timeout }, async () => {
    const deaths = await dieAt(async () => {
      const one = await standBeforeRenewal()
      const { reference } = await one.shopper.walkKept(undefined)
      await one.shopper.pay(reference)
      return { ...one, act: deliverFirst, finish: () => deliverEvents(shop.app, shop.services) }
    }, expectEnd('2027-06-03'))
    expect(deaths).toBeGreaterThan(15)
  })

  it('of cancelling it: the year is taken back once', { timeout }, async () => {
    const deaths = await dieAt(async () => {
      const one = await standBeforeRenewal()
      const number = await one.shopper.buyKept(undefined)
      return { ...one, act: () => cancel(number), finish: () => cancel(number).then(settle) }
    }, expectEnd('2026-06-03'))
    expect(deaths).toBeGreaterThan(10)
  })
})

describe('a process killed at each statement of cancelling a sale', () => {
  it('brings straws, place and money back once', { timeout }, async () => {
    const deaths = await dieAt(
      async () => {
        const one = await stand()
        const number = await one.shopper.buyByCard(one.donor, 2)
        return { ...one, act: () => cancel(number), finish: () => cancel(number).then(settle) }
      },
      async ({ donor, shopper }) => {
        expect(await readStock(shop.database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
        expect(await readTaken(shop.database.pool, donor.id)).toBe(0)
        const { rows } = await shop.database.pool.query(
          `select o.order_state state, o.payment_state payment, p.refunded_minor = p.amount_minor whole
           from shop."order" o join shop.payment p on p.order_id = o.id where o.customer_id = $1`,
          [shopper.customerId],
        )
        expect(rows).toEqual([{ state: 'cancelled', payment: 'refunded', whole: true }])
      },
    )
    expect(deaths).toBeGreaterThan(15)
  })
})
