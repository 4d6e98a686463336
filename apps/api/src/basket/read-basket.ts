import type { Basket } from '@kindred/contracts/basket'
import { money } from '@kindred/domain/money'
import { isHoldExpired } from '@kindred/domain/stock/hold-expiry'
import type { Services } from '../services.ts'
import { seeOpenBasket } from './basket.store.ts'
import type { BasketNote } from './basket-plan.ts'
import { describeNewBasket, type Shopper, seeBasket } from './change-basket.ts'
import type { BasketView } from './explain-line.ts'
import { planBasket } from './plan-basket.ts'
import { listLineNotes, presentBasket } from './present-basket.ts'
import { releaseOverdueHolds } from './release-overdue-holds.ts'

/** The open basket with all its facts, or null without one. A hold that has run out by the clock is ended first. */
export async function viewOpenBasket(
  services: Services,
  shopper: Shopper,
): Promise<{ view: BasketView; hasExpired: boolean } | null> {
  if (!shopper.customerId && !shopper.basketId) return null
  let found = await seeOpenBasket(services.pool, shopper, services.now())
  const hold = found?.basket.holdExpiresAt
  const hasExpired =
    hold != null && isHoldExpired({ expiresAt: hold.toISOString() }, services.now().toISOString())
  if (found && hasExpired) {
    await releaseOverdueHolds(services, { basketId: found.basket.id })
    found = await seeOpenBasket(services.pool, shopper, services.now())
  }
  if (!found) return null
  const { basket, facts } = found
  const place = { country: basket.treatmentCountry, state: basket.treatmentState }
  return { view: seeBasket(services, basket, facts, place), hasExpired }
}

/** BASK-18. Without a basket an empty one with the nil id; the first write opens a real one. */
export async function readBasket(services: Services, shopper: Shopper): Promise<Basket> {
  const found = await viewOpenBasket(services, shopper)
  if (!found) return makeEmptyBasket(services, shopper)
  return presentBasket(found.view, found.hasExpired ? [{ code: 'hold-expired', data: {} }] : [])
}

type Problem = BasketNote & { lineId: string | null }

/** BASK-23: what stands against the basket as it is; reads only. */
export async function validateBasket(
  services: Services,
  shopper: Shopper,
): Promise<{
  valid: boolean
  problems: Problem[]
}> {
  const found = await viewOpenBasket(services, shopper)
  const lines = found?.view.facts.lines ?? []
  if (!found || lines.length === 0)
    return { valid: false, problems: [{ code: 'basket-empty', lineId: null, data: {} }] }
  const problems = lines.flatMap((line): Problem[] =>
    listLineNotes(found.view, line).map((note) => ({ ...note, lineId: line.id })),
  )
  problems.push(...listOtherChanges(found.view))
  return { valid: problems.length === 0, problems }
}

function makeEmptyBasket(services: Services, shopper: Shopper): Basket {
  const { currency, treatmentCountry } = describeNewBasket(services, shopper)
  const nothing = money(0, currency)
  return {
    id: '00000000-0000-0000-0000-000000000000',
    version: 0,
    shopCode: shopper.shopCode,
    currency,
    isBusiness: shopper.clientType === 'professional',
    treatmentCountry,
    lines: [],
    count: 0,
    subtotal: nothing,
    tax: nothing,
    discount: null,
    total: nothing,
    hold: null,
    changes: [],
    shippingAddress: { isClinicDelivery: false },
    showGeneticMatchingMismatchWarning: false,
    showEmbryoMismatchWarning: false,
  }
}

/** What going on would change besides what stands against single lines: prices, and a code that is no longer valid. */
function listOtherChanges(view: BasketView): Problem[] {
  const planned = planBasket(view, [])
  const notes = planned.ok ? planned.value.notes : []
  return notes.flatMap(({ code, data }): Problem[] => {
    if (code === 'price-changed') return [{ code, data, lineId: String(data.lineId) }]
    return code === 'discount-removed' ? [{ code: String(data.reason), data, lineId: null }] : []
  })
}
