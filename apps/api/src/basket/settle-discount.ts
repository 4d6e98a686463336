import { checkDiscount, type Discount } from '@kindred/domain/prices/check-discount'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { BasketNote } from './basket-plan.ts'
import type { LineRow } from './basket-rows.ts'
import type { BasketView } from './explain-line.ts'

/**
 * Whether a code may be used for these lines by this customer. Refusals: `discount-unknown`, and those of
 * `checkDiscount`. An unknown code and one of another shop are the same.
 */
export function judgeDiscount(view: BasketView, code: string, lines: readonly LineRow[]): Result<Discount> {
  const discount = view.reference.discounts.find(
    (one) => one.shopCode === view.shop.code && one.code === code,
  )
  if (!discount) return refuse('discount-unknown', 'We do not know this code.', { field: 'code' })
  const { customerType } = view.basket
  return checkDiscount(discount, {
    shopCode: view.shop.code,
    clientType: customerType === 'anonymous' ? null : customerType,
    productKinds: lines.map((line) => line.productKind),
    usesSoFar: view.facts.discountUses.total,
    usesByCustomer: view.facts.discountUses.byCustomer,
    now: view.now.toISOString(),
  })
}

/** The discount that counts for the basket as it is; null without one, and while its code may not be used. */
export function findDiscount(
  view: BasketView,
  lines: readonly LineRow[] = view.facts.lines,
): Discount | null {
  const { discountCode } = view.basket
  const judged = discountCode === null ? null : judgeDiscount(view, discountCode, lines)
  return judged?.ok ? judged.value : null
}

/**
 * The code the basket has afterwards: a new one must be valid, one that was there and is not any more goes, and that is
 * said. One at a time.
 */
export function settleDiscount(
  view: BasketView,
  lines: readonly LineRow[],
  asked: string | null | undefined,
  notes: BasketNote[],
): Result<string | null> {
  if (asked === null) return ok(null)
  const code = asked ?? view.basket.discountCode
  if (code === null) return ok(null)
  const judged = judgeDiscount(view, code, lines)
  if (judged.ok) return ok(code)
  if (asked !== undefined) return judged
  // An empty basket says nothing: it has nothing that a code could be for.
  if (lines.length > 0)
    notes.push({ code: 'discount-removed', data: { discountCode: code, reason: judged.error.code } })
  return ok(null)
}
