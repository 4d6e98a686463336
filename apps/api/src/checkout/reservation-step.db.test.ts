import type { Checkout } from '@kindred/contracts/checkout'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, routes])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const step = 'checkout/dk-shop/en-gb'
type Preview = { months: number | null; checkout: Checkout }

async function open(lineHandlingType: 'reservation' | 'storageDelivery', clientType?: 'professional') {
  const one = makeShopper(app, services, await addCustomer(database.pool, { clientType }), clientType)
  const [first, second] = [await addDonor(database.pool), await addDonor(database.pool)]
  for (const { stockItemId } of [first, second]) await one.add({ lineHandlingType, stockItemId, quantity: 2 })
  await one.read('dk-shop/en-gb/basket/submit')
  const { checkout, previews }: { checkout: Checkout; previews: Preview[] } = (
    await one.read(`${step}/getcheckoutreservationinformation`)
  ).json()
  const save = async (months: number | null): Promise<Checkout> =>
    (await one.post(`${step}/submitreservationtab`, { months })).json()
  return { checkout, previews, save }
}

it.each([
  ['reservation', undefined, [3, 12]],
  ['reservation', 'professional', [3, 12]],
  ['storageDelivery', undefined, [null, 12]],
] as const)(
  'CHK-02 says of each period of a %s (%s) what the sums will be, exactly as when it is saved',
  async (type, client, months) => {
    const { checkout, previews, save } = await open(type, client)
    expect(previews.map((one) => one.months)).toEqual(months)
    for (const preview of previews) {
      const saved = await save(preview.months)
      expect([preview.checkout.total, preview.checkout.tax]).toEqual([saved.total, saved.tax])
      const amounts = ({ basket: { lines } }: Checkout) =>
        lines.map(({ productType, total, net, quantity }) => ({ productType, total, net, quantity }))
      expect(amounts(preview.checkout)).toEqual(amounts(saved))
    }
    // Looking saved nothing.
    expect(checkout.reservationMonths).toBeNull()
  },
)

it('CHK-02 adds one fee for each donor', async () => {
  const { checkout, previews } = await open('reservation')
  const year = previews.find(({ months }) => months === 12)
  expect(year?.checkout.total.amountMinor).toBe(checkout.total.amountMinor + 2 * 40_000)
})
