import { ok, type Result, refuse } from '../result.ts'
import type { StockMovementKind } from '../vocabulary.ts'

/** What lies in the tank and how much of it is promised to baskets, in straws (or lots, or embryos). */
export type StockBalance = { readonly onHand: number; readonly held: number }

export type StockMovement = { readonly kind: StockMovementKind; readonly quantity: number }

/**
 * What one unit of each movement does to the balance. A sale always takes what was held, so it lowers both sides.
 * Shipping moves nothing here: the straw left the shop's stock with the sale and is traced by itself.
 */
export const movementEffects: Readonly<Record<StockMovementKind, StockBalance>> = {
  received: { onHand: 1, held: 0 },
  held: { onHand: 0, held: 1 },
  holdReleased: { onHand: 0, held: -1 },
  sold: { onHand: -1, held: -1 },
  shipped: { onHand: 0, held: 0 },
  returned: { onHand: 1, held: 0 },
  expired: { onHand: -1, held: 0 },
  destroyed: { onHand: -1, held: 0 },
  recalled: { onHand: -1, held: 0 },
}

export const emptyBalance: StockBalance = { onHand: 0, held: 0 }

/** What a further buyer can still hold. */
export function countAvailable(balance: StockBalance): number {
  return Math.max(0, balance.onHand - balance.held)
}

/**
 * The balance after a movement. Nothing goes below zero and no more is held than lies there; the database keeps the same
 * checks. Refusals: `quantity-not-positive`, `no-stock` (data: available), `not-held`.
 */
export function applyMovement(balance: StockBalance, movement: StockMovement): Result<StockBalance> {
  const { kind, quantity } = movement
  if (!Number.isSafeInteger(quantity) || quantity <= 0) {
    return refuse('quantity-not-positive', 'The quantity must be a whole number above zero.', {
      field: 'quantity',
    })
  }
  const effect = movementEffects[kind]
  const next = {
    onHand: balance.onHand + effect.onHand * quantity,
    held: balance.held + effect.held * quantity,
  }
  if (next.held < 0) return refuse('not-held', 'No more can be released or sold than is held.')
  if (next.onHand < 0 || next.held > next.onHand) {
    return refuse('no-stock', 'Not enough in stock.', { data: { available: countAvailable(balance) } })
  }
  return ok(next)
}

/** The balance of a whole ledger: the plain sum of its movements, as the balance row must show it. */
export function sumMovements(movements: readonly StockMovement[]): StockBalance {
  return movements.reduce(
    (total, { kind, quantity }) => ({
      onHand: total.onHand + movementEffects[kind].onHand * quantity,
      held: total.held + movementEffects[kind].held * quantity,
    }),
    emptyBalance,
  )
}
