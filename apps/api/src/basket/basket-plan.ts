import type { PlaceToHold } from '../quotas/move-places.ts'
import type { StockMove } from '../stock/move-stock.ts'
import type { LineRow } from './basket-rows.ts'

/** Something the basket did by itself, to be said to the customer. */
export type BasketNote = { code: string; data: Record<string, unknown> }

/** What a change of a basket comes to: its lines afterwards and every movement that leads there. */
export type BasketPlan = {
  lines: LineRow[]
  written: LineRow[]
  removed: string[]
  stock: StockMove[]
  hold: PlaceToHold[]
  release: string[]
  discountCode: string | null
  hasNewDiscount: boolean
  holdExpiresAt: Date | null
  holdRenewed: boolean
  isHoldNew: boolean
  notes: BasketNote[]
}

/** The reservation step sets the fee lines; every other change only keeps their number right. */
export type FeeChoice = {
  productKind: 'reservation' | 'storageRenewalPeriod' | 'embryoStorage'
  months: number | null
}

export type PlanOptions = {
  /** Drop or cut what cannot be had instead of refusing the change (merging, going on after a hold ran out). */
  isLenient?: boolean
  fees?: readonly FeeChoice[]
  /** A code to use from now on, or null for none; `onlyIf` leaves every other code alone. */
  discount?: { code: string | null; onlyIf?: string }
  /** Write nothing when the basket is in order as it is, so that an order waiting for its payment stays valid. */
  isQuietWhenSame?: boolean
}

/** True when the basket already is what the plan says. */
export function isPlanEmpty(plan: BasketPlan): boolean {
  const moves = [plan.written, plan.removed, plan.stock, plan.hold, plan.release, plan.notes]
  return !plan.isHoldNew && !plan.hasNewDiscount && moves.every((list) => list.length === 0)
}
