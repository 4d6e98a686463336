import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { money } from '@kindred/domain/money'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../../apps/api/src/basket/routes.ts'
import { routes as checkout } from '../../apps/api/src/checkout/routes.ts'
import { routes as orders } from '../../apps/api/src/orders/routes.ts'
import { routes as payments } from '../../apps/api/src/payments/routes.ts'
import { buildTestApp, signIn, signInStaff } from '../../apps/api/src/testing/test-app.ts'
import { makeTestServices } from '../../apps/api/src/testing/test-services.ts'
import { makeShopper } from '../../apps/api/src/testing/test-shopper.ts'
import { addCustomer, addDonor, makeTestReference } from '../../apps/api/src/testing/test-world.ts'
import { findDisagreements } from './books.ts'

const makeCode = (code: string) => ({
  code,
  shopCode: 'dk',
  value: { kind: 'amount' as const, amount: money(1_000, 'EUR') },
  productKinds: [],
  clientTypes: [],
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
})

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database, makeTestReference({ discounts: [makeCode('ONE'), makeCode('TWO')] }))
  app = await buildTestApp(services, [basket, checkout, payments, orders])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

type Call = { path: string; payload?: object }
/** A call that moves something, the same key with something else to do, and how often it was done. */
type Case = {
  headers: Record<string, string>
  call: Call
  other: Call
  /** Why the other is refused, where it is not for the key. */
  refusal?: [number, string]
  countDone: () => Promise<number>
}

const count = async (what: string, values: unknown[]) =>
  (await database.pool.query<{ n: number }>(`select count(*)::int n from ${what}`, values)).rows[0]?.n ?? 0

async function stand() {
  const donor = await addDonor(database.pool)
  const customerId = await addCustomer(database.pool)
  const shopper = makeShopper(app, services, customerId)
  return { donor, customerId, shopper, headers: { ...signIn(customerId), 'x-treatment-country': 'DK' } }
}

const cases: Record<string, () => Promise<Case>> = {
  'straws and their place': async () => {
    const { donor, headers } = await stand()
    const path = '/api/commerce/dk-shop/en-gb/basket'
    const line = { lineHandlingType: 'strawDelivery', stockItemId: donor.stockItemId }
    return {
      headers,
      call: { path, payload: { ...line, quantity: 2 } },
      other: { path, payload: { ...line, quantity: 5 } },
      // One row of the stock ledger, and one of the places'.
      countDone: async () =>
        ((await count('shop.stock_movement where stock_item_id = $1 and quantity <> 10', [
          donor.stockItemId,
        ])) +
          (await count('shop.quota_place where donor_id = $1', [donor.id]))) /
        2,
    }
  },
  'a code': async () => {
    const { shopper, headers, customerId } = await stand()
    const { version } = await shopper.add({ lineHandlingType: 'subscription', periodMonths: 3, quantity: 1 })
    const path = '/api/commerce/dk-shop/DK/basket/discount'
    return {
      headers,
      call: { path: `${path}/ONE` },
      other: { path: `${path}/TWO` },
      countDone: () =>
        count(`shop.basket where customer_id = $1 and discount_code = 'ONE' and version = $2`, [
          customerId,
          version + 1,
        ]),
    }
  },
  'paying for a renewal': async () => {
    const { shopper, donor, headers, customerId } = await stand()
    await shopper.add({ lineHandlingType: 'storageDelivery', stockItemId: donor.stockItemId, quantity: 1 })
    await shopper.buyKept(null)
    const [{ id: depositId }] = (await shopper.get('/api/deposits')).json()
    await shopper.add({ lineHandlingType: 'storageRenewalPeriod', depositId, periodMonths: 12, quantity: 1 })
    await shopper.walkKept(undefined)
    const path = '/api/commerce/checkout/dk-shop/en-gb/startcardpayment'
    return {
      headers,
      call: { path },
      other: { path, payload: { method: 'another' } },
      // It takes no body at all.
      refusal: [400, 'unknown-field'],
      countDone: () =>
        count(
          `shop.payment p join shop."order" o on o.id = p.order_id where o.customer_id = $1 and o.order_state = 'draft'`,
          [customerId],
        ),
    }
  },
  'money that goes back': async () => {
    const { shopper, donor } = await stand()
    const number = await shopper.buyByCard(donor, 1)
    const path = `/api/staff/orders/${number}/actions/refund`
    const refund = { reason: 'asked by customer', amountMinor: 5_000 }
    return {
      headers: signInStaff('orders'),
      call: { path, payload: refund },
      other: { path, payload: { ...refund, amountMinor: 6_000 } },
      countDone: () =>
        count(
          `shop.refund r join shop.payment p on p.id = r.payment_id join shop."order" o on o.id = p.order_id
           where o.number = $1`,
          [number],
        ),
    }
  },
}

const reused: [number, string] = [422, 'idempotency-key-reused']

describe('one idempotency key', () => {
  it.each(Object.keys(cases))(
    'does %s once: ten at once, later again, and never for something else',
    async (name) => {
      const {
        headers,
        call,
        other,
        countDone,
        refusal = reused,
      } = await (cases[name] as () => Promise<Case>)()
      const key = { 'idempotency-key': crypto.randomUUID() }
      const send = ({ path: url, payload }: Call) =>
        app.inject({ method: 'POST', url, headers: { ...headers, ...key }, ...(payload ? { payload } : {}) })
      const together = await Promise.all(Array.from({ length: 10 }, () => send(call)))
      const again = await send(call)
      for (const answer of [...together, again]) {
        expect(answer.statusCode).toBe(200)
        expect(answer.json()).toEqual(together[0]?.json())
      }
      expect(again.headers['idempotency-replayed']).toBe('true')
      expect(await countDone()).toBe(1)
      const refused = await send(other)
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual(refusal)
      expect(await countDone()).toBe(1)
      expect(await findDisagreements(database.pool)).toEqual([])
    },
  )
})
