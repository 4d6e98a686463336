import type { ClientBase } from 'pg'
import { startRandom } from '../random.ts'
import { insertRows } from '../sql/insert-rows.ts'
import { takePlace } from './take-place.ts'

const holdMinutes = 60

/**
 * Two visitors who think about Anselm: each holds a family place in an open basket from the moment of filling. The holds
 * run out after an hour, like anybody's.
 */
export async function holdPlaces(client: ClientBase, now: Date, placePriceMinor: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(`select id from shop.donor where code = 'K4127'`)
  const donorId = rows[0]?.id
  if (!donorId) return
  for (const visitor of [1, 2]) {
    const random = startRandom('visitor', visitor)
    const basketId = random.uuid()
    await insertRows(client, 'shop.basket', basketColumns, [
      {
        id: basketId,
        shopCode: 'dk',
        customerType: 'private',
        language: 'en-GB',
        currency: 'EUR',
        treatmentCountry: 'DK',
        holdExpiresAt: new Date(now.getTime() + holdMinutes * 60_000).toISOString(),
      },
    ])
    await insertRows(client, 'shop.basket_line', lineColumns, [
      {
        id: random.uuid(),
        basketId,
        lineHandlingType: 'quota',
        productKind: 'quota',
        donorId,
        quantity: 1,
        unitPriceMinor: placePriceMinor,
        taxRateBp: 2500,
      },
    ])
    const place = { id: random.uuid(), donorId, country: 'DK', state: '', placeState: 'held' } as const
    const of = { customerId: null, basketId, orderId: null, by: 'demo', at: now.toISOString() }
    await takePlace(client, place, of)
  }
}

const basketColumns = {
  id: 'uuid',
  shopCode: 'text',
  customerType: 'shop.customer_type',
  language: 'text',
  currency: 'text',
  treatmentCountry: 'text',
  holdExpiresAt: 'timestamptz',
} as const

const lineColumns = {
  id: 'uuid',
  basketId: 'uuid',
  lineHandlingType: 'shop.line_handling_type',
  productKind: 'shop.product_kind',
  donorId: 'uuid',
  quantity: 'int',
  unitPriceMinor: 'int',
  taxRateBp: 'int',
} as const
