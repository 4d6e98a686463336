import type { BasketLineChange } from '@kindred/contracts/basket'
import type { Checkout } from '@kindred/contracts/checkout'
import { transaction } from '@kindred/database/transaction'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import { type BasketNote, isPlanEmpty, type PlanOptions } from '../basket/basket-plan.ts'
import { Refused, type Shopper, takeAndPlan, writePlan } from '../basket/change-basket.ts'
import type { BasketView } from '../basket/explain-line.ts'
import { planBasket } from '../basket/plan-basket.ts'
import { viewOpenBasket } from '../basket/read-basket.ts'
import type { Services } from '../services.ts'
import { explainOversold } from '../stock/explain-oversold.ts'
import type { Sql } from '../stock/move-stock.ts'
import { type CheckoutRow, readCheckoutRow, writeCheckoutRow } from './checkout.store.ts'
import { type CheckoutView, presentCheckout } from './view-checkout.ts'

/** The checkout of a customer's open basket. Refusal: `basket-empty`. */
export async function loadCheckout(services: Services, shopper: Shopper): Promise<Result<CheckoutView>> {
  const found = await viewOpenBasket(services, shopper)
  if (!found || found.view.facts.lines.length === 0) return refuse('basket-empty', 'Your basket is empty.')
  return ok({ view: found.view, row: readCheckoutRow(found.view.facts.checkout) })
}

const lostCodes = new Set(['line-removed', 'quantity-cut', 'price-changed', 'discount-removed'])

/** Something is gone since the basket was seen: the customer must see it there first. */
function describeLoss(changes: BasketNote[]): Failure {
  return {
    code: 'basket-changed',
    message: 'Your basket has changed. Look at it once more.',
    data: { changes },
  }
}

/** The checkout after a step, or every reason why it was refused, the gravest first. */
export type StepResult = Result<Checkout, Failure | readonly Failure[]>

/** What a step changes: its answers, lines that are handled otherwise, and the fee lines that follow. */
export type StepChange = {
  row: Partial<CheckoutRow>
  changes?: readonly BasketLineChange[]
  options?: PlanOptions
}

type Decision = Result<StepChange, Failure | readonly Failure[]>

/**
 * Answers a step in one transaction: `decide` sees the locked basket and says what changes; then the basket is priced
 * anew, since tax follows the address and fees follow the reservation.
 */
export async function answerStep(
  services: Services,
  shopper: Shopper,
  decide: (checkout: CheckoutView, sql: Sql) => Promise<Decision> | Decision,
): Promise<StepResult> {
  try {
    const checkout = await transaction(services.pool, async (tx): Promise<CheckoutView> => {
      const sql = tx.$client
      const { basket, facts, view } = await takeAndPlan(services, sql, shopper, [])
      const before = readCheckoutRow(facts.checkout)
      if (facts.lines.length === 0)
        throw new Refused({ code: 'basket-empty', message: 'Your basket is empty.' })
      const decided = await decide({ view, row: before }, sql)
      if (!decided.ok) throw refuseAll(decided.error)
      const row = { ...before, ...decided.value.row, updatedAt: services.now() }
      await writeCheckoutRow(sql, basket.id, row, row.updatedAt)
      const priced = await priceAnew(sql, shopper, view, row, decided.value)
      return { view: priced, row }
    })
    return ok(presentCheckout(checkout))
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.failures }
    const failure = explainOversold(error)
    if (failure) return { ok: false, error: [failure] }
    throw error
  }
}

function refuseAll(error: Failure | readonly Failure[]): Refused {
  const [first, ...others] = [error].flat()
  if (!first) throw new Error('A refusal has a reason')
  return new Refused(first, ...others)
}

/** The basket as it is after an answer: the same facts but for where it goes, so nothing is read again. */
async function priceAnew(
  sql: Sql,
  shopper: Shopper,
  view: BasketView,
  row: CheckoutRow,
  { changes = [], options }: Omit<StepChange, 'row'>,
): Promise<BasketView> {
  const address = row.delivery ?? row.billing
  const facts = {
    ...view.facts,
    deliveryCountry: address?.country ?? null,
    deliveryState: address?.state ?? null,
    isClinicDelivery: row.isClinicDelivery,
  }
  const after = { ...view, facts }
  const planned = planBasket(after, changes, options)
  if (!planned.ok) throw new Refused(planned.error)
  const lost = planned.value.notes.filter((note) => lostCodes.has(note.code))
  if (lost.length > 0) throw new Refused(describeLoss(lost))
  if (isPlanEmpty(planned.value)) return after
  return (await writePlan(sql, after, planned.value, shopper.customerId ?? 'visitor')).view
}
