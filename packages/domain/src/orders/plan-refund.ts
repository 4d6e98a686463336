import { type Money, money, subtract, sum, takeShare } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** A line of a paid order as a refund sees it. */
export type RefundableLine = {
  readonly id: string
  readonly quantity: number
  /** How many were paid back before, and those on their way. */
  readonly refundedQuantity: number
  /** What was paid for the whole line, discount and tax included. */
  readonly paid: Money
}

/** All that is left, an amount, or so many of some lines. */
export type RefundWish =
  | { readonly kind: 'all' }
  | { readonly kind: 'amount'; readonly amountMinor: number }
  | {
      readonly kind: 'lines'
      readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
    }

export type PlannedRefund = {
  readonly amount: Money
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly amount: Money }[]
}

/**
 * What a refund comes to: never more than was paid less what went back or is on its way. A price in the wish is only that
 * of an amount given freely; lines are paid back at what was paid for them.
 * Refusals: `nothing-to-refund`, `refund-too-high` (data: refundable), `amount-not-valid`, `quantity-not-valid` (data: lineId, left).
 */
export function planRefund(
  order: { readonly refundable: Money; readonly lines: readonly RefundableLine[] },
  wish: RefundWish,
): Result<PlannedRefund> {
  const { refundable, lines } = order
  const { currency, amountMinor: most } = refundable
  if (most <= 0) return refuse('nothing-to-refund', 'There is nothing to refund.')
  switch (wish.kind) {
    case 'all':
      return ok({ amount: refundable, lines: [] })
    case 'amount':
      if (!Number.isSafeInteger(wish.amountMinor) || wish.amountMinor <= 0)
        return refuse('amount-not-valid', 'Enter an amount above zero.', { field: 'amountMinor' })
      return limit({ amount: money(wish.amountMinor, currency), lines: [] }, most)
    case 'lines': {
      const chosen = chooseLines(lines, wish.lines)
      if (!chosen.ok) return chosen
      const amount = sum(
        chosen.value.map((line) => line.amount),
        currency,
      )
      if (amount.amountMinor <= 0) return refuse('nothing-to-refund', 'There is nothing to refund.')
      return limit({ amount, lines: chosen.value }, most)
    }
  }
}

/**
 * What was paid for the next `quantity` of a line. The parts of a line add up to the line to the minor unit, however it
 * is cut.
 */
export function shareOfLine(line: RefundableLine, quantity: number): Money {
  const upTo = (count: number) => takeShare(line.paid, BigInt(count), BigInt(line.quantity))
  return subtract(upTo(line.refundedQuantity + quantity), upTo(line.refundedQuantity))
}

function chooseLines(
  lines: readonly RefundableLine[],
  wished: readonly { readonly lineId: string; readonly quantity: number }[],
): Result<PlannedRefund['lines']> {
  const chosen: { lineId: string; quantity: number; amount: Money }[] = []
  for (const { lineId, quantity } of wished) {
    const line = lines.find((one) => one.id === lineId)
    const left = line ? line.quantity - line.refundedQuantity : 0
    const isTwice = chosen.some((one) => one.lineId === lineId)
    if (!line || isTwice || !Number.isSafeInteger(quantity) || quantity < 1 || quantity > left)
      return refuse('quantity-not-valid', 'That many cannot be paid back.', {
        field: 'lines',
        data: { lineId, left },
      })
    chosen.push({ lineId, quantity, amount: shareOfLine(line, quantity) })
  }
  return ok(chosen)
}

function limit(planned: PlannedRefund, most: number): Result<PlannedRefund> {
  if (planned.amount.amountMinor <= most) return ok(planned)
  return refuse('refund-too-high', 'That is more than is left of what was paid.', {
    field: 'amountMinor',
    data: { refundable: most },
  })
}
