import type { BasketLineChange } from '@kindred/contracts/basket'
import { transaction } from '@kindred/database/transaction'
import type { Services } from '../services.ts'
import { explainOversold } from '../stock/explain-oversold.ts'
import { type BasketKey, findBasket, readFacts, takeBasket } from './basket.store.ts'
import type { BasketNote } from './basket-plan.ts'
import type { LineRow } from './basket-rows.ts'
import { describeNewBasket, planChange, Refused, type Shopper, writePlan } from './change-basket.ts'
import { productOfLine } from './line-kinds.ts'
import { endHold } from './release-overdue-holds.ts'

/**
 * Sign-in with a visitor's basket at hand (decision 10): its lines join the customer's basket of that shop, every line is
 * checked anew, and what had to be cut or dropped is said. What the visitor held is given back and taken again in the same
 * transaction, so nobody can step between.
 *
 * @returns what the merge did; empty when there was nothing to merge
 */
export async function mergeVisitorBasket(services: Services, shopper: Shopper): Promise<BasketNote[]> {
  const { customerId, basketId } = shopper
  if (!customerId || !basketId) return []
  const visitors = { shopCode: shopper.shopCode, customerId: null, basketId }
  if (!(await findBasket(services.pool, visitors))) return []
  for (let attempt = 1; ; attempt++) {
    try {
      return await merge(services, shopper, visitors, customerId)
    } catch (error) {
      // Somebody took the last of something between our look and our write: the next look sees it gone.
      if (attempt === 3 || !explainOversold(error)) throw error
    }
  }
}

async function merge(
  services: Services,
  shopper: Shopper,
  visitors: BasketKey,
  customerId: string,
): Promise<BasketNote[]> {
  return transaction(services.pool, async (tx) => {
    const sql = tx.$client
    const own = await takeBasket(sql, shopper, describeNewBasket(services, shopper))
    const other = await findBasket(sql, visitors, true)
    if (!other) return []
    const place = { country: other.treatmentCountry, state: other.treatmentState }
    const nothing = { stockItemIds: [], donorIds: [] }
    const { lines } = await readFacts(sql, other, nothing, place.country, services.now())
    if (other.holdExpiresAt) await endHold(sql, other, services.now(), 'merged')
    await sql.query(
      `update shop.basket set basket_state = 'merged', hold_expires_at = null, updated_at = $2 where id = $1`,
      [other.id, services.now()],
    )
    if (lines.length === 0) return []
    const mine = await readFacts(sql, own, nothing, own.treatmentCountry, services.now())
    const from = {
      treatmentCountry: shopper.treatmentCountry ?? own.treatmentCountry ?? other.treatmentCountry,
      treatmentState: shopper.treatmentCountry
        ? shopper.treatmentState
        : own.treatmentState || other.treatmentState,
    }
    // The visitor’s code comes along as if it had been there: when it cannot be used, it goes and that is said.
    const joined = { ...own, discountCode: own.discountCode ?? other.discountCode }
    const planned = await planChange(services, sql, joined, from, joinLines(mine.lines, lines), {
      isLenient: true,
    })
    if (!planned.result.ok) throw new Refused(planned.result.error)
    const { plan } = await writePlan(sql, planned.view, planned.result.value, customerId)
    return [{ code: 'basket-merged', data: { lines: lines.length } }, ...plan.notes]
  })
}

/** The visitor's lines as changes of the customer's basket: quantities add up; what sets itself is left out. */
function joinLines(mine: readonly LineRow[], theirs: readonly LineRow[]): BasketLineChange[] {
  const findPeriod = (lines: readonly LineRow[]) =>
    lines.find((line) => line.productKind === 'reservation')?.periodMonths ?? undefined
  const period = findPeriod(mine) ?? findPeriod(theirs)
  return theirs
    .filter((line) => !line.addedAutomatically && productOfLine[line.lineHandlingType] === line.productKind)
    .map((line) => {
      const same = mine.find(
        (one) => one.lineHandlingType === line.lineHandlingType && one.stockItemId === line.stockItemId,
      )
      return {
        lineHandlingType: line.lineHandlingType,
        stockItemId: line.stockItemId ?? undefined,
        donorGuid: line.donorId ?? undefined,
        periodMonths: line.lineHandlingType === 'reservation' ? period : (line.periodMonths ?? undefined),
        arrival: line.arrival ?? undefined,
        quantity: line.stockItemId ? line.quantity + (same?.quantity ?? 0) : 1,
      }
    })
}
