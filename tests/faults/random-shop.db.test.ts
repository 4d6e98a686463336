import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { money } from '@kindred/domain/money'
import type { Discount } from '@kindred/domain/prices/check-discount'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tasks as basketTasks } from '../../apps/api/src/basket/jobs.ts'
import { routes as basket } from '../../apps/api/src/basket/routes.ts'
import { routes as checkout } from '../../apps/api/src/checkout/routes.ts'
import { routes as genetics } from '../../apps/api/src/genetic-matching/routes.ts'
import { routes as orders } from '../../apps/api/src/orders/routes.ts'
import { tasks as paymentTasks } from '../../apps/api/src/payments/jobs.ts'
import { routes as payments } from '../../apps/api/src/payments/routes.ts'
import { expireAuthorisation } from '../../apps/api/src/payments/sandbox/settle-payment.ts'
import { embryoPrice } from '../../apps/api/src/testing/embryo-price.ts'
import { openOrderDesk } from '../../apps/api/src/testing/order-desk.ts'
import { buildTestApp, signIn } from '../../apps/api/src/testing/test-app.ts'
import { makeTestServices } from '../../apps/api/src/testing/test-services.ts'
import { deliverTo, makeShopper, type TestShopper } from '../../apps/api/src/testing/test-shopper.ts'
import {
  addCustomer,
  addDonor,
  addStock,
  clinicId,
  fillPlaces,
  makeTestReference,
  type TestDonor,
} from '../../apps/api/src/testing/test-world.ts'
import { checkAlways, checkHistories, checkMoney, everything, listSold } from './check-random-shop.ts'
import { makeRandom } from './make-random.ts'

/** `KINDRED_MODEL_STEPS` makes it longer, `KINDRED_MODEL_SEED` tells the same story again. */
const steps = Number(process.env.KINDRED_MODEL_STEPS ?? 150)
const seed = Number(process.env.KINDRED_MODEL_SEED ?? Date.now() % 1_000_000)
// Scarce from the beginning, and not all gone long before a long story ends.
const strawsOfDonor = 8 + Math.floor(steps / 50)
const placesLeft = Math.min(10, 2 + Math.floor(steps / 500))

/** One that everybody may use, one with a single use, and one that each may use once. */
const codes = ['TEN', 'ONCE', 'EACH'] as const
const discounts = codes.map(
  (code): Discount => ({
    code,
    shopCode: 'dk',
    value:
      code === 'TEN' ? { kind: 'percent', percent: 10 } : { kind: 'amount', amount: money(5_000, 'EUR') },
    productKinds: [],
    clientTypes: [],
    startsAt: null,
    endsAt: null,
    maxUses: code === 'ONCE' ? 1 : null,
    maxUsesPerCustomer: code === 'EACH' ? 1 : null,
  }),
)

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let donors: (TestDonor & { embryoId: string })[]
let shoppers: TestShopper[]

/** What an onlooker knows who only counts what was pressed and what was answered. */
const model = {
  /** Card pages that were opened, with their order. */
  pages: new Map<string, string>(),
  orders: new Set<string>(),
  /** Orders for which a card that pays was entered. */
  paid: new Set<string>(),
}

/** Staff change their minds about when cards are charged. */
const setting = { capturesWhenShipped: true }

beforeAll(async () => {
  database = await createTestDatabase()
  const { prices, shops, ...reference } = makeTestReference({ discounts })
  const known = [...shops].map(([code, shop]) => {
    const moody = { ...shop }
    Object.defineProperty(moody, 'capturesWhenShipped', { get: () => setting.capturesWhenShipped })
    return [code, moody] as const
  })
  services = makeTestServices(database, {
    ...reference,
    shops: new Map(known),
    prices: [...prices, embryoPrice],
  })
  services.config.dataDirectory = mkdtempSync(join(tmpdir(), 'kindred-model-'))
  app = await buildTestApp(services, [basket, checkout, payments, orders, genetics])
  donors = await Promise.all([1, 2, 3].map(addDonorWithEmbryos))
  for (const donor of donors) await fillPlaces(database.pool, donor.id, placesLeft)
  const types = ['private', 'private', 'private', 'professional'] as const
  shoppers = await Promise.all(
    types.map(async (type) =>
      makeShopper(app, services, await addCustomer(database.pool, { clientType: type }), type),
    ),
  )
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

async function addDonorWithEmbryos(): Promise<TestDonor & { embryoId: string }> {
  const donor = await addDonor(database.pool, { straws: strawsOfDonor })
  const stock = { donorId: donor.id, code: donor.code, straws: strawsOfDonor, strawType: 'embryo' as const }
  return { ...donor, embryoId: await addStock(database.pool, stock) }
}

const random = makeRandom(seed)

/** Mostly one of the latest: people go on with what they have just begun. */
const pickLate = <T>(all: Iterable<T>): T | undefined => {
  const list = [...all]
  return random.pick(random.below(4) ? list.slice(-6) : list)
}

type Answer = { statusCode: number; json: () => Record<string, never> & { errors?: { code: string }[] } }

/** Every answer is a yes or a reason; a fault would be a 500. */
function mustBeAnswer(answer: Answer): Answer {
  if (![200, 303, 404, 422].includes(answer.statusCode))
    throw new Error(`${answer.statusCode} ${JSON.stringify(answer.json())}`)
  return answer
}

/** A walk of several calls ends where the shop says no. */
const orNo = (walk: Promise<unknown>): Promise<unknown> =>
  walk.catch((error: unknown) => {
    if (!/^422 /.test(String((error as Error).message))) throw error
  })

/** One of the two oldest jobs; the last one is always found, so that nothing stays under way at the end. */
const takeJob = async (name: string) => {
  const { rows } = await database.pool.query<{ payload: unknown }>(
    `delete from graphile_worker._private_jobs where id = (select id from (select j.id from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 order by j.id limit 2) oldest
       order by case when $2 then id else -id end limit 1) returning payload`,
    [name, random.below(2) === 0],
  )
  return rows[0]?.payload
}
const runOne = async (
  tasks: Record<string, (payload: unknown, of: typeof services) => Promise<void>>,
  name: string,
) => {
  const payload = await takeJob(name)
  if (payload !== undefined) await tasks[name]?.(payload, services)
  return payload !== undefined
}
const deliverOne = async (): Promise<boolean> => {
  const payload = await takeJob('sandbox.deliverEvent')
  if (payload === undefined) return false
  // A provider tells things twice, too.
  await Promise.all([1, 2].slice(random.below(2)).map(() => deliverTo(app, services, payload)))
  return true
}

/** Staff press something on an order. */
async function press(number: string, action: string, payload: object): Promise<void> {
  mustBeAnswer(
    await openOrderDesk(app).act(number, action, { reason: 'model', trackingNumber: 'T', ...payload }),
  )
}

const kinds = ['strawDelivery', 'strawDelivery', 'storageDelivery', 'reservation'] as const
const declined = '4000000000000002'
const cards = ['4242424242424242', '4242424242424242', declined, '4000000000000341']

type Begun = { orderNumber: string; reference: string }

/** A card page was opened, unless the shop said no on the way. */
async function noteBegun(walk: Promise<unknown>): Promise<void> {
  const begun = (await orNo(walk)) as Begun | undefined
  if (!begun) return
  model.orders.add(begun.orderNumber)
  model.pages.set(begun.reference, begun.orderNumber)
}

const renewedBy = { stored: 'storageRenewalPeriod', reserved: 'reservationRenewalPeriod' } as const

/** One period more for something that is kept. */
async function renew(shopper: TestShopper): Promise<void> {
  const deposits = (await shopper.get('/api/deposits')).json() as {
    id: string
    kind: keyof typeof renewedBy
  }[]
  const deposit = random.pick(deposits)
  if (!deposit) return
  const line = { lineHandlingType: renewedBy[deposit.kind], depositId: deposit.id }
  const answer = await shopper.post('dk-shop/en-gb/basket', { ...line, periodMonths: 12, quantity: 1 })
  if (mustBeAnswer(answer).statusCode === 200 && random.below(3)) await noteBegun(shopper.walkKept(undefined))
}

async function useCode(shopper: TestShopper): Promise<void> {
  const code = random.pick(codes)
  const answer = random.below(5)
    ? await shopper.post(`dk-shop/DK/basket/discount/${code}`)
    : await shopper.remove(`dk-shop/basket/discount/${code}`)
  // Codes are guessed slowly, and a long story presses faster than a person.
  if (answer.statusCode !== 429) mustBeAnswer(answer)
}

/** Embryos are sent to a clinic or kept; what else lies in the basket may stand against them. */
async function walkEmbryos(shopper: TestShopper, stockItemId: string): Promise<void> {
  const handling = random.pick(['embryoShipping', 'embryoStorage'] as const)
  const quantity = random.below(3)
  mustBeAnswer(
    await shopper.post('dk-shop/en-gb/basket', { lineHandlingType: handling, stockItemId, quantity }),
  )
  mustBeAnswer(await shopper.read('dk-shop/en-gb/basket/submit'))
  const months = handling === 'embryoStorage' ? random.pick([12, null]) : null
  mustBeAnswer(await shopper.post('en-gb/dk-shop/basket/embryo/submit', { handling, months }))
  await noteBegun(
    handling === 'embryoStorage'
      ? shopper.walkKept(undefined)
      : shopper.walkSent(clinicId).then(shopper.start),
  )
}

async function walkGeneticMatching(shopper: TestShopper): Promise<void> {
  const line = { lineHandlingType: 'geneticMatching', quantity: random.below(4) ? 1 : 0 }
  mustBeAnswer(await shopper.post('dk-shop/en-gb/basket', line))
  mustBeAnswer(await shopper.read('dk-shop/en-gb/basket/submit'))
  mustBeAnswer(
    await app.inject({
      method: 'PUT',
      url: '/api/geneticmatching/consents',
      headers: { ...signIn(shopper.customerId), 'x-treatment-country': 'DK' },
      payload: { findings: true, review: false },
    }),
  )
  const findings = { relationship: 'partner', findings: [] }
  mustBeAnswer(await shopper.post('checkout/dk-shop/en-gb/submitgeneticmatchingtab', findings))
  await noteBegun(shopper.walkKept(undefined))
}

/** Staff take what is authorised, or the bank frees it, at whatever moment. */
async function endAuthorisation(): Promise<void> {
  const { rows } = await database.pool.query<{ number: string; reference: string }>(
    `select o.number, p.provider_reference reference from shop.payment p join shop."order" o on o.id = p.order_id
     where p.payment_state = 'authorised' order by o.number`,
  )
  const kept = random.pick(rows)
  if (!kept) return
  if (random.below(3) === 0) return expireAuthorisation({ paymentId: kept.reference }, services)
  await press(kept.number, 'capture', {})
}

async function act(): Promise<void> {
  const shopper = random.pick(shoppers) as TestShopper
  const donor = random.pick(donors) as (typeof donors)[number]
  const order = pickLate(random.below(4) ? model.paid : model.orders)
  switch (random.below(25)) {
    case 23:
      setting.capturesWhenShipped = random.below(2) === 0
      return
    case 24:
      return endAuthorisation()
    case 17:
    case 18:
      return renew(shopper)
    case 19:
    case 20:
      return useCode(shopper)
    case 21:
      return walkEmbryos(shopper, donor.embryoId)
    case 22:
      return walkGeneticMatching(shopper)
    case 0:
    case 1:
    case 2: {
      const line = {
        lineHandlingType: random.pick(kinds),
        stockItemId: donor.stockItemId,
        quantity: random.below(4),
      }
      mustBeAnswer(await shopper.post('dk-shop/en-gb/basket', line))
      return
    }
    case 3:
      await orNo(shopper.walk(donor, 1 + random.below(3), shopper === shoppers[3] ? clinicId : null))
      return
    case 4:
    case 5:
      return noteBegun(shopper.start())
    case 6:
    case 7: {
      const reference = pickLate(model.pages.keys())
      if (!reference) return
      if (random.below(6) === 0) return void mustBeAnswer(await shopper.cancel(reference))
      const card = random.pick(cards)
      mustBeAnswer(await shopper.pay(reference, card))
      const paidFor = model.pages.get(reference)
      if (card !== declined && paidFor) model.paid.add(paidFor)
      // The provider tells most of it soon.
      for (let told = random.below(4); told > 0; told--) await deliverOne()
      return
    }
    case 8:
    case 9:
      await deliverOne()
      return
    case 10:
      return noteBegun(shopper.walkKept(random.pick([3, 12, null])))
    case 11: {
      const answer = mustBeAnswer(
        await (shoppers[3] as TestShopper).post('checkout/dk-shop/en-gb/makenoncardpayment', {
          method: 'invoice',
        }),
      )
      if (answer.statusCode === 200) model.orders.add(answer.json().orderNumber as never)
      return
    }
    case 12: {
      if (!order) return
      const { lines = [] } = await openOrderDesk(app).read(order)
      const line = random.pick(lines as { id: string }[])
      const lineOf = line && { lineId: line.id, quantity: 1 + random.below(2) }
      const wish = random.pick([
        {},
        { amountMinor: 1 + random.below(90_000) },
        { lines: lineOf ? [lineOf] : undefined },
      ])
      return press(order, 'refund', wish ?? {})
    }
    case 13: {
      if (!order) return
      const steps = [
        'markPicked',
        'putBack',
        'markShipped',
        'capture',
        'markDelivered',
        'close',
        'cancel',
        'withdrawRefund',
        'confirmRefund',
        'settleInvoice',
      ] as const
      return press(order, random.pick(steps) ?? 'close', {})
    }
    case 14: {
      if (!order) return
      const { reserved = [] } = await openOrderDesk(app).read(order)
      const line = random.pick(reserved as { lineId: string }[])
      if (line) await press(order, 'cancelReserved', { lineId: line.lineId, quantity: 1 + random.below(2) })
      return
    }
    case 15:
      services.moveClock(random.below(40))
      await runOne(basketTasks, 'basket.expireHolds')
      await runOne(
        paymentTasks,
        random.pick(['payments.refund', 'payments.cancel', 'payments.capture']) ?? '',
      )
      return
    case 16: {
      // Straws of one's own leave their deposit: for the price of their way, or fetched for nothing.
      const kept = (await shopper.get('/api/deposits')).json() as { id: string }[]
      const deposit = random.pick(kept)
      if (!deposit) return
      const line = { lineHandlingType: 'strawDelivery', depositId: deposit.id, quantity: 1 + random.below(2) }
      mustBeAnswer(await shopper.post('dk-shop/en-gb/basket', line))
      const clinic = shopper === shoppers[3] ? clinicId : null
      await orNo(shopper.walkSent(clinic, random.pick(['nitrogenTank', 'pickUp'])))
    }
  }
}

const timeout = Math.max(300_000, steps * 2_000)

it('keeps straws, places, money, orders and histories in agreement through any mixture of what people do', {
  timeout,
}, async () => {
  try {
    for (let step = 0; step < steps; step++) {
      await Promise.all(Array.from({ length: 1 + random.below(4) }, act))
      await checkAlways(database.pool, strawsOfDonor)
    }
    // Everything that is under way arrives.
    for (let isMore = true; isMore; ) {
      const refund = await runOne(paymentTasks, 'payments.refund')
      const cancel = await runOne(paymentTasks, 'payments.cancel')
      const capture = await runOne(paymentTasks, 'payments.capture')
      isMore = (await deliverOne()) || refund || cancel || capture
    }
    await checkAlways(database.pool, strawsOfDonor)
    await checkMoney(database.pool)
    await checkHistories(database.pool)
    // It was a story in which something happened.
    expect(model.orders.size).toBeGreaterThan(0)
    if (steps >= 3_000) expect(await listSold(database.pool)).toEqual(everything)
  } catch (error) {
    throw new Error(`KINDRED_MODEL_SEED=${seed} KINDRED_MODEL_STEPS=${steps}: ${(error as Error).message}`, {
      cause: error,
    })
  }
})
