import { add, type Money, money, multiply, percentOf, subtract, sum, zero } from '../money.ts'
import { shareOut } from './share-out.ts'
import { type TaxedAmount, taxAmount } from './tax.ts'

/** A priced line. `isDiscounted` is whether the discount code covers its product kind. */
export type TotalsLine = {
  readonly unitPrice: Money
  readonly quantity: number
  readonly includesTax: boolean
  /** Basis points included in listed prices: the shop's home rate. */
  readonly listRateBp: number
  /** Basis points this line bears, from `decideTax`. */
  readonly rateBp: number
  readonly isDiscounted: boolean
}

/** Per cent of the covered lines, or an amount spread over them; never more than they cost. */
export type DiscountValue =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money }

export type LineTotal = TaxedAmount & {
  /** Before the discount. */
  readonly full: TaxedAmount
  /** What the discount took off, tax included. */
  readonly discount: Money
}

/** All amounts are what the customer pays, tax included, unless their name says otherwise. */
export type OrderTotals = {
  readonly lines: readonly LineTotal[]
  readonly shippingLine: (TaxedAmount & { readonly rateBp: number }) | null
  /** Lines before discount. */
  readonly subtotal: Money
  readonly discount: Money
  readonly shipping: Money
  /** Contained in the total. */
  readonly tax: Money
  /** subtotal − discount + shipping. */
  readonly total: Money
}

/**
 * The sums of a basket or order, the only place they are made. Tax is computed per line after discount; the total is the
 * sum of the lines and shipping to the minor unit. Shipping is never discounted.
 */
export function sumOrder(input: {
  readonly currency: string
  readonly lines: readonly TotalsLine[]
  readonly discount: DiscountValue | null
  readonly shipping: Omit<TotalsLine, 'isDiscounted'> | null
}): OrderTotals {
  const { currency } = input
  const listed = input.lines.map((line) => multiply(line.unitPrice, line.quantity))
  const reductions = reduceLines(input.lines, listed, input.discount, currency)
  const before = input.lines.map((line, index) => taxAmount(listed[index] ?? zero(currency), line))
  const lines = input.lines.map((line, index): LineTotal => {
    const none = zero(currency)
    const full = before[index] ?? { net: none, tax: none, gross: none }
    const after = taxAmount(
      subtract(listed[index] ?? zero(currency), reductions[index] ?? zero(currency)),
      line,
    )
    return { ...after, full, discount: subtract(full.gross, after.gross) }
  })
  const shippingLine = input.shipping && {
    ...taxAmount(multiply(input.shipping.unitPrice, input.shipping.quantity), input.shipping),
    rateBp: input.shipping.rateBp,
  }

  const subtotal = sum(
    before.map((line) => line.gross),
    currency,
  )
  const discount = sum(
    lines.map((line) => line.discount),
    currency,
  )
  const shipping = shippingLine?.gross ?? zero(currency)
  const tax = sum(
    [...lines, ...(shippingLine ? [shippingLine] : [])].map((line) => line.tax),
    currency,
  )
  return {
    lines,
    shippingLine,
    subtotal,
    discount,
    shipping,
    tax,
    total: add(subtract(subtotal, discount), shipping),
  }
}

/** What the discount takes off each line's listed amount. */
function reduceLines(
  lines: readonly TotalsLine[],
  listed: readonly Money[],
  discount: DiscountValue | null,
  currency: string,
): Money[] {
  const covered = listed.map((amount, index) => (lines[index]?.isDiscounted ? amount : zero(currency)))
  if (discount === null) return covered.map(() => zero(currency))
  if (discount.kind === 'percent') {
    const percent = Math.min(100, Math.max(0, discount.percent))
    return covered.map((amount) => percentOf(amount, percent))
  }
  const most = Math.min(Math.max(0, discount.amount.amountMinor), sum(covered, currency).amountMinor)
  const parts = shareOut(
    most,
    covered.map((amount) => amount.amountMinor),
  )
  return parts.map((part) => money(part, currency))
}
