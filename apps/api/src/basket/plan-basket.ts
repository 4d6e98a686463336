import type { BasketLineChange } from '@kindred/contracts/basket'
import { ok, type Result } from '@kindred/domain/result'
import { applyChange } from './apply-change.ts'
import type { BasketNote, BasketPlan, FeeChoice, PlanOptions } from './basket-plan.ts'
import type { LineRow } from './basket-rows.ts'
import { checkStockLines } from './check-stock-lines.ts'
import { compareHoldings } from './compare-holdings.ts'
import type { BasketView } from './explain-line.ts'
import { explainMixture } from './explain-mixture.ts'
import { checkRenewals } from './explain-renewal.ts'
import { checkSendings } from './explain-sending.ts'
import { priceLines } from './price-lines.ts'
import { settleDiscount } from './settle-discount.ts'
import { settleFees } from './settle-fees.ts'
import { settleQuotas } from './settle-quotas.ts'

/**
 * Plans a change of a basket: applies it, checks what is new, cuts or drops what can no longer be had, reprices every line
 * from the reference data, brings the mandatory quota places in or out, and compares with what is held. Pure.
 * Refusals: those of `explainOffer` and `explainSending`, `not-enough-stock` (data: available), `unknown-item`, `unknown-donor`,
 * `line-not-for-sale`, `period-required`, `quota-place-owned-already`, `quota-not-sold-here`, `one-is-enough`, `no-price`, `tax-rate-missing`, `showGeneticMatchingMismatchWarning`, `showEmbryoMismatchWarning`,
 * and those of `judgeDiscount` for a code that is asked for.
 */
export function planBasket(
  view: BasketView,
  changes: readonly BasketLineChange[],
  options: PlanOptions = {},
): Result<BasketPlan> {
  const notes: BasketNote[] = []
  const lines = view.facts.lines.map((line) => ({ ...line }))
  const fresh = new Set<string>()
  for (const change of changes) {
    const applied = applyChange(view, lines, change)
    if (!applied.ok) {
      if (!options.isLenient) return applied
      notes.push({ code: 'line-not-taken', data: { reason: applied.error.code, ...applied.error.data } })
    } else if (applied.value) fresh.add(applied.value)
  }
  const mismatch = explainMixture(lines, fresh)
  if (mismatch && !options.isLenient) return { ok: false, error: mismatch }
  const fitting = mismatch ? leaveOutNew(view, lines, mismatch.code, notes) : lines

  const kept = checkStockLines(
    view,
    checkSendings(view, checkRenewals(view, fitting, notes), notes),
    options.isLenient ? new Set() : fresh,
    notes,
  )
  if (!kept.ok) return kept
  const withQuotas = settleQuotas(view, kept.value, notes)
  const withFees = settleFees(view, withQuotas, options.fees ?? listAskedFees(changes))
  const priced = priceLines(view, withFees, notes, options.isLenient ? new Set() : fresh)
  if (!priced.ok) return priced
  const discountCode = settleDiscount(view, priced.value, askedCode(view, options), notes)
  if (!discountCode.ok) return discountCode
  const hasNewDiscount = discountCode.value !== view.basket.discountCode
  return ok({
    ...compareHoldings(view, priced.value, notes),
    discountCode: discountCode.value,
    hasNewDiscount,
  })
}

/** A reservation may say for how long; its step of the checkout can still choose otherwise. */
const listAskedFees = (changes: readonly BasketLineChange[]): FeeChoice[] =>
  changes.flatMap(({ lineHandlingType, periodMonths, quantity }) =>
    lineHandlingType === 'reservation' && periodMonths !== undefined && quantity > 0
      ? [{ productKind: 'reservation' as const, months: periodMonths }]
      : [],
  )

/** Undefined leaves the code that is there. */
function askedCode({ basket }: BasketView, { discount }: PlanOptions): string | null | undefined {
  if (!discount || (discount.onlyIf !== undefined && discount.onlyIf !== basket.discountCode))
    return undefined
  return discount.code
}

/** What was there stays; what cannot stand with it is not taken over, and that is said. */
function leaveOutNew(view: BasketView, lines: LineRow[], reason: string, notes: BasketNote[]): LineRow[] {
  const before = new Set(view.facts.lines.map((line) => line.id))
  return lines.filter((line) => {
    if (before.has(line.id)) return true
    const alias = view.facts.donors.find((donor) => donor.id === line.donorId)?.alias
    notes.push({ code: 'line-not-taken', data: { reason, alias } })
    return false
  })
}
