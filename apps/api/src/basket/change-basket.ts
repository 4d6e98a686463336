import type { BasketLineChange } from '@kindred/contracts/basket'
import { transaction } from '@kindred/database/transaction'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import { movePlaces } from '../quotas/move-places.ts'
import { openWorldwideBalance } from '../quotas/open-worldwide-balance.ts'
import { worldwide } from '../quotas/place-limits.ts'
import type { Services } from '../services.ts'
import { explainOversold } from '../stock/explain-oversold.ts'
import { moveStock, type Sql } from '../stock/move-stock.ts'
import {
  type NewBasket,
  readFacts,
  takeBasket,
  takeBasketWithFacts,
  type WantedFacts,
  writeChange,
} from './basket.store.ts'
import { type BasketPlan, isPlanEmpty, type PlanOptions } from './basket-plan.ts'
import type { BasketFacts, BasketRow } from './basket-rows.ts'
import { type BasketView, viewBasket } from './explain-line.ts'
import { planBasket } from './plan-basket.ts'
import { releaseOverdueHolds } from './release-overdue-holds.ts'

/** Who asks, from where: what a basket is opened with. */
export type Shopper = {
  shopCode: string
  customerId: string | null
  /** Null for a visitor of whom nothing is known. */
  clientType: 'private' | 'professional' | null
  language: string
  /** Of the request; null leaves the basket's own. */
  treatmentCountry: string | null
  treatmentState: string
  /** The visitor's `x-basket-id`. */
  basketId: string | null
}

export type ChangedBasket = { basket: BasketRow; view: BasketView; plan: BasketPlan }

/**
 * Changes a basket in one transaction of at most five statements: lock, facts, stock, quota places, basket, in two trips. When
 * something is short, holds of others that ran out are ended first and the change is tried once more; a lost race is the
 * same refusal as an empty shelf.
 *
 * @param also done in the same transaction
 */
export async function changeBasket(
  services: Services,
  shopper: Shopper,
  changes: readonly BasketLineChange[],
  options: PlanOptions = {},
  also?: (sql: Sql, changed: ChangedBasket) => Promise<void>,
): Promise<Result<ChangedBasket>> {
  const wrong = checkState(services, shopper)
  if (!wrong.ok) return wrong
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryChange(services, shopper, changes, options, also)
    if (outcome.ok || attempt === 3) return outcome.ok ? outcome : { ok: false, error: outcome.error.failure }
    const { failure, facts } = outcome.error
    if (!(await makeRoom(services, failure, facts))) return { ok: false, error: failure }
  }
}

/** A state that is none of the treatment country's would choose the wrong law and tax, or none. */
function checkState(services: Services, { treatmentCountry, treatmentState }: Shopper): Result<undefined> {
  if (!treatmentCountry || !treatmentState) return ok()
  const states = services.reference().countries.get(treatmentCountry)?.states ?? []
  if (states.some(({ code }) => code === treatmentState)) return ok()
  return refuse('unknown-state', 'The treatment country has no such state.', { field: 'x-treatment-state' })
}

type Shortage = { failure: Failure; facts: BasketFacts | null }

async function tryChange(
  services: Services,
  shopper: Shopper,
  changes: readonly BasketLineChange[],
  options: PlanOptions,
  also: ((sql: Sql, changed: ChangedBasket) => Promise<void>) | undefined,
): Promise<Result<ChangedBasket, Shortage>> {
  let facts: BasketFacts | null = null
  try {
    return await transaction(services.pool, async (tx): Promise<Result<ChangedBasket, Shortage>> => {
      const sql = tx.$client
      const { basket, ...planned } = await takeAndPlan(services, sql, shopper, changes, options)
      facts = planned.facts
      if (!planned.result.ok) throw new Refused(planned.result.error)
      const { view, result } = { ...planned, result: planned.result.value }
      const isSame = options.isQuietWhenSame && isPlanEmpty(result)
      const changed = isSame
        ? { basket, view, plan: result }
        : await writePlan(sql, view, result, shopper.customerId ?? 'visitor')
      await also?.(sql, changed)
      return ok(changed)
    })
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: { failure: error.failure, facts } }
    const failure = explainOversold(error)
    if (failure) return { ok: false, error: { failure, facts } }
    throw error
  }
}

/** Carries a refusal out of a transaction, which it ends. */
export class Refused extends Error {
  readonly failure: Failure
  /** All of them, the gravest first. */
  readonly failures: readonly Failure[]
  constructor(failure: Failure, ...others: readonly Failure[]) {
    super(failure.code)
    this.failure = failure
    this.failures = [failure, ...others]
  }
}

export function describeNewBasket(services: Services, shopper: Shopper): NewBasket {
  const shop = services.reference().shops.get(shopper.shopCode)
  if (!shop) throw new Error(`There is no shop ${shopper.shopCode}`)
  return {
    customerType: shopper.clientType ?? 'anonymous',
    language: shopper.language,
    currency: shop.currency,
    treatmentCountry: shopper.treatmentCountry,
    treatmentState: shopper.treatmentState,
  }
}

type Place = Pick<Shopper, 'treatmentCountry' | 'treatmentState'>
type Planned = { facts: BasketFacts; view: BasketView; result: Result<BasketPlan> }

/** Keeps the shopper's open basket for this transaction, reads its facts and plans a change of it. */
export async function takeAndPlan(
  services: Services,
  sql: Sql,
  shopper: Shopper,
  changes: readonly BasketLineChange[],
  options: PlanOptions = {},
): Promise<Planned & { basket: BasketRow }> {
  const { customerId, treatmentCountry } = shopper
  const opened = describeNewBasket(services, shopper)
  if (!customerId) {
    const basket = await takeBasket(sql, shopper, opened)
    return { basket, ...(await planChange(services, sql, basket, shopper, changes, options)) }
  }
  const key = { ...shopper, customerId }
  const wanted = listWanted(changes, options)
  const now = services.now()
  const { basket, facts } = await takeBasketWithFacts(sql, key, opened, wanted, treatmentCountry, now)
  return { basket, ...planFrom(services, basket, facts, shopper, changes, options) }
}

/** Reads the facts of a locked basket and plans a change of it. */
export async function planChange(
  services: Services,
  sql: Sql,
  basket: BasketRow,
  shopper: Place,
  changes: readonly BasketLineChange[],
  options: PlanOptions = {},
): Promise<Planned> {
  const country = shopper.treatmentCountry ?? basket.treatmentCountry
  const facts = await readFacts(sql, basket, listWanted(changes, options), country, services.now())
  return planFrom(services, basket, facts, shopper, changes, options)
}

function listWanted(changes: readonly BasketLineChange[], options: PlanOptions): WantedFacts {
  return {
    stockItemIds: changes.flatMap((change) => change.stockItemId ?? []),
    donorIds: changes.flatMap((change) => change.donorGuid ?? []),
    depositIds: changes.flatMap((change) => change.depositId ?? []),
    discountCode: options.discount?.code ?? null,
  }
}

function planFrom(
  services: Services,
  basket: BasketRow,
  facts: BasketFacts,
  shopper: Place,
  changes: readonly BasketLineChange[],
  options: PlanOptions,
): Planned {
  const country = shopper.treatmentCountry ?? basket.treatmentCountry
  const state = shopper.treatmentCountry ? shopper.treatmentState : basket.treatmentState
  const view = seeBasket(services, basket, facts, { country, state })
  const missing = needWorldwideBalance(facts)
  // Opened in a transaction of its own, then the change is tried again.
  if (missing.length > 0 && view.rules.length > 0)
    return { facts, view, result: { ok: false, error: worldwideMissing } }
  return { facts, view, result: planBasket(view, changes, options) }
}

export function seeBasket(
  services: Services,
  basket: BasketRow,
  facts: BasketFacts,
  place: { country: string | null; state: string },
): BasketView {
  const reference = services.reference()
  const now = services.now()
  const shop = reference.shops.get(basket.shopCode) ?? { timeZone: 'UTC' }
  return viewBasket(basket, facts, reference, place, { now, today: readShopDay(shop, now) })
}

const worldwideMissing: Failure = { code: 'worldwide-count-missing', message: 'Try again.' }

function needWorldwideBalance(facts: BasketFacts): string[] {
  return facts.donors
    .filter((donor) => donor.worldwideLimit !== null)
    .filter((donor) => !facts.balances.some((one) => one.donorId === donor.id && one.country === worldwide))
    .map((donor) => donor.id)
}

/** Writes what was planned: at most three statements, stock before places, each in the order of ids. */
export async function writePlan(
  sql: Sql,
  view: BasketView,
  plan: BasketPlan,
  by: string,
): Promise<ChangedBasket> {
  const { basket, now } = view
  await moveStock(sql, plan.stock, { basketId: basket.id, by })
  await movePlaces(sql, plan, {
    basketId: basket.id,
    customerId: basket.customerId,
    by,
    reason: 'basket',
    at: now,
  })
  const end = {
    treatmentCountry: view.country,
    treatmentState: view.state,
    holdExpiresAt: plan.holdExpiresAt,
    holdRenewed: plan.holdRenewed,
    discountCode: plan.discountCode,
  }
  const isChanged =
    plan.hasNewDiscount ||
    plan.written.length + plan.removed.length > 0 ||
    basket.treatmentCountry !== view.country ||
    basket.treatmentState !== view.state
  await writeChange(sql, basket.id, plan, {
    ...end,
    expireAt: plan.isHoldNew ? plan.holdExpiresAt : null,
    draftOrderId: isChanged ? view.facts.draftOrderId : null,
    isChanged,
    at: now,
  })
  // Nobody else has changed it: this transaction holds its row.
  const after = { ...end, version: basket.version + 1, updatedAt: isChanged ? now : basket.updatedAt }
  return { basket: { ...basket, ...after }, view: afterWriting(view, plan, after), plan }
}

/** The same view as the next reader will have, without reading again. */
function afterWriting(view: BasketView, plan: BasketPlan, end: Partial<BasketRow>): BasketView {
  const moved = new Map(
    plan.stock.map((move) => [move.stockItemId, move.kind === 'held' ? move.quantity : -move.quantity]),
  )
  const items = view.facts.items.map((item) => ({ ...item, held: item.held + (moved.get(item.id) ?? 0) }))
  const heldByItem = new Map<string, number>()
  for (const line of plan.lines) {
    if (line.stockItemId)
      heldByItem.set(line.stockItemId, (heldByItem.get(line.stockItemId) ?? 0) + line.quantity)
  }
  const places = [
    ...view.facts.places.filter((place) => !plan.release.includes(place.id)),
    ...plan.hold.map(({ limits: _, ...place }) => ({
      ...place,
      placeState: 'held' as const,
      customerId: view.basket.customerId,
      basketId: view.basket.id,
    })),
  ]
  const facts = { ...view.facts, lines: plan.lines, items, places }
  return { ...view, basket: { ...view.basket, ...end }, facts, heldByItem }
}

/** Ends what stands in the way without right: holds of others that ran out. True when a further try may succeed. */
async function makeRoom(services: Services, failure: Failure, facts: BasketFacts | null): Promise<boolean> {
  if (failure.code === worldwideMissing.code && facts) {
    await openWorldwideBalance(services.pool, needWorldwideBalance(facts))
    return true
  }
  if (failure.code !== 'not-enough-stock' && failure.code !== 'no-quota-place-left') return false
  if (!facts) return false
  const released = await releaseOverdueHolds(services, {
    stockItemIds: facts.items.map((item) => item.id),
    donorIds: facts.donors.map((donor) => donor.id),
  })
  return released > 0
}
