import { money, takeShare } from '../money.ts'
import { shareOut } from '../prices/share-out.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { InvoiceLine } from './invoice.ts'

/** A line of an invoice with what earlier credit notes took back of it, tax included. */
export type CreditableLine = InvoiceLine & { readonly creditedMinor: number }

/**
 * What is credited: everything that is left, an amount spread over the lines by what is left of each, or amounts of single
 * lines by their place in the invoice. Minor units, tax included.
 */
export type CreditWish =
  | { readonly kind: 'rest' }
  | { readonly kind: 'amount'; readonly amountMinor: number }
  | {
      readonly kind: 'lines'
      readonly lines: readonly { readonly index: number; readonly amountMinor: number }[]
    }

/**
 * The lines of a credit note. The tax of each is the same part of its tax as the amount is of its price, counted from the
 * start: credited in however many parts, a line gives back its price and its tax to the minor unit, never more.
 * Refusals: `nothing-to-credit`, `credit-exceeds-invoice`.
 */
export function shareCredit(lines: readonly CreditableLine[], wish: CreditWish): Result<InvoiceLine[]> {
  const left = lines.map((line) => line.grossMinor - line.creditedMinor)
  const amounts = readAmounts(left, wish)
  if (amounts.some((amount, index) => amount < 0 || amount > (left[index] ?? 0)))
    return refuse('credit-exceeds-invoice', 'More cannot be credited than was invoiced.')
  const credited = lines.flatMap((line, index) => {
    const grossMinor = amounts[index] ?? 0
    if (grossMinor === 0) return []
    const { creditedMinor, ...invoiced } = line
    const taxMinor = taxUpTo(line, creditedMinor + grossMinor) - taxUpTo(line, creditedMinor)
    const isWhole = creditedMinor === 0 && grossMinor === line.grossMinor
    return [
      {
        ...invoiced,
        quantity: isWhole ? line.quantity : 1,
        netMinor: grossMinor - taxMinor,
        taxMinor,
        grossMinor,
      },
    ]
  })
  return credited.length > 0 ? ok(credited) : refuse('nothing-to-credit', 'There is nothing to credit.')
}

function readAmounts(left: readonly number[], wish: CreditWish): readonly number[] {
  switch (wish.kind) {
    case 'rest':
      return left
    case 'amount':
      // More than is left is shared out as well, and then refused line by line.
      return shareOut(wish.amountMinor, left)
    case 'lines':
      return left.map((_, place) =>
        wish.lines
          .filter(({ index }) => index === place)
          .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      )
  }
}

/** The tax in the first `amountMinor` of a line. */
function taxUpTo(line: InvoiceLine, amountMinor: number): number {
  if (line.grossMinor === 0) return 0
  return takeShare(money(amountMinor, 'XXX'), BigInt(line.taxMinor), BigInt(line.grossMinor)).amountMinor
}
