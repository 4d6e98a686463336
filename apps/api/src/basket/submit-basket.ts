import { write } from '@kindred/database/transaction-connection'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { changeBasket, type Shopper } from './change-basket.ts'
import { viewOpenBasket } from './read-basket.ts'

/**
 * Goes on from the basket (BASK-15): everything is checked, priced and held anew; what changed by that must be seen by the
 * customer first (`basket-changed`, data: changes), so the second time goes through. Idempotent. Refusals: `basket-empty`,
 * `basket-changed`, and those of a basket change.
 */
export async function submitBasket(services: Services, shopper: Shopper): Promise<Result<undefined>> {
  return settleBasket(services, shopper, (sql, basketId) => confirmBasket(sql, basketId, services.now()))
}

/**
 * BASK-19, BASK-20: goes on from a basket of reservations, or from one line of it that was looked at. Refusals:
 * `nothing-reserved` when there is no reservation (or not that one) in the basket, and those of `submitBasket`.
 *
 * @param lineId the line of the reservation; null for all
 */
export async function submitReservations(
  services: Services,
  shopper: Shopper,
  lineId: string | null,
): Promise<Result<undefined>> {
  const found = await viewOpenBasket(services, shopper)
  const reserved = (found?.view.facts.lines ?? []).filter(
    (line) => line.productKind === 'strawReservation' && (lineId === null || line.id === lineId),
  )
  if (reserved.length === 0) return refuse('nothing-reserved', 'There is no such reservation in your basket.')
  return submitBasket(services, shopper)
}

/**
 * Brings a basket up to date (prices, stock, places, hold) and refuses when that changed what the customer saw.
 *
 * @param confirm done in the same transaction when nothing changed
 */
export async function settleBasket(
  services: Services,
  shopper: Shopper,
  confirm?: (sql: Sql, basketId: string) => Promise<void>,
): Promise<Result<undefined>> {
  const changed = await changeBasket(
    services,
    shopper,
    [],
    { isQuietWhenSame: true },
    async (sql, { basket, plan }) => {
      if (plan.notes.length === 0 && plan.lines.length > 0) await confirm?.(sql, basket.id)
    },
  )
  if (!changed.ok) return changed
  const { plan } = changed.value
  if (plan.notes.length > 0) {
    const changes = plan.notes.map((note) => ({ ...note }))
    return refuse('basket-changed', 'Your basket has changed. Look at it once more.', { data: { changes } })
  }
  if (plan.lines.length === 0) return refuse('basket-empty', 'Your basket is empty.')
  return ok()
}

async function confirmBasket(sql: Sql, basketId: string, at: Date): Promise<void> {
  await write(sql, {
    name: 'checkout.confirm-basket',
    text: `insert into shop.checkout as c (basket_id, basket_confirmed_at, updated_at) values ($1, $2, $2)
     on conflict (basket_id) do update set basket_confirmed_at = coalesce(c.basket_confirmed_at, $2)`,
    values: [basketId, at],
  })
}
