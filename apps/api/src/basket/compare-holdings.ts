import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isHoldExpired, startHold } from '@kindred/domain/stock/hold-expiry'
import type { PlaceToHold } from '../quotas/move-places.ts'
import { listPlaceLimits } from '../quotas/place-limits.ts'
import type { StockMove } from '../stock/move-stock.ts'
import type { BasketNote, BasketPlan } from './basket-plan.ts'
import type { LineRow } from './basket-rows.ts'
import { type BasketView, findHeldPlace, placeState } from './explain-line.ts'

export type Holdings = Omit<BasketPlan, 'discountCode' | 'hasNewDiscount'>

/** What must move so that the basket holds exactly what its lines say. */
export function compareHoldings(view: BasketView, lines: LineRow[], notes: BasketNote[]): Holdings {
  const before = new Map(view.facts.lines.map((line) => [line.id, line]))
  const after = new Set(lines.map((line) => line.id))
  const places = comparePlaces(view, lines)
  const isHolding = lines.some((line) => line.stockItemId !== null || line.lineHandlingType === 'quota')
  const now = view.now.toISOString()
  const { holdExpiresAt, holdRenewed } = view.basket
  const runs = holdExpiresAt !== null && !isHoldExpired({ expiresAt: holdExpiresAt.toISOString() }, now)
  return {
    lines,
    written: lines.filter((line) => isChanged(before.get(line.id), line)),
    removed: view.facts.lines.filter((line) => !after.has(line.id)).map((line) => line.id),
    stock: compareStock(view, lines),
    ...places,
    holdExpiresAt: !isHolding ? null : runs ? holdExpiresAt : new Date(startHold(now).expiresAt),
    holdRenewed: isHolding && runs && holdRenewed,
    isHoldNew: isHolding && !runs,
    notes,
  }
}

function compareStock(view: BasketView, lines: readonly LineRow[]): StockMove[] {
  const wanted = new Map<string, number>()
  for (const line of lines) {
    if (line.stockItemId) wanted.set(line.stockItemId, (wanted.get(line.stockItemId) ?? 0) + line.quantity)
  }
  const items = new Set([...wanted.keys(), ...view.heldByItem.keys()])
  return [...items].sort().flatMap((stockItemId): StockMove[] => {
    const difference = (wanted.get(stockItemId) ?? 0) - (view.heldByItem.get(stockItemId) ?? 0)
    if (difference === 0) return []
    return [{ stockItemId, kind: difference > 0 ? 'held' : 'holdReleased', quantity: Math.abs(difference) }]
  })
}

function comparePlaces(view: BasketView, lines: readonly LineRow[]): Pick<BasketPlan, 'hold' | 'release'> {
  const wanted = lines.filter((line) => line.lineHandlingType === 'quota' && line.donorId !== null)
  const hold: PlaceToHold[] = []
  const serving = new Set<string>()
  for (const { donorId } of wanted) {
    const donor = view.facts.donors.find((one) => one.id === donorId)
    if (!donor || view.country === null) continue
    const held = findHeldPlace(view, donor.id)
    if (held) serving.add(held.id)
    else {
      hold.push({
        id: randomUUID(),
        donorId: donor.id,
        country: view.country,
        state: placeState(view),
        limits: listPlaceLimits(donor, view.rules),
      })
    }
  }
  const release = view.facts.places
    .filter((place) => place.basketId === view.basket.id && place.placeState === 'held')
    .filter((place) => !serving.has(place.id))
    .map((place) => place.id)
  return { hold, release }
}

function isChanged(before: LineRow | undefined, line: LineRow): boolean {
  return (
    !before ||
    before.quantity !== line.quantity ||
    before.unitPriceMinor !== line.unitPriceMinor ||
    before.taxRateBp !== line.taxRateBp ||
    before.periodMonths !== line.periodMonths ||
    !isDeepStrictEqual(before.arrival, line.arrival)
  )
}
