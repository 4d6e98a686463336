import { leavesDeposit } from '@kindred/domain/basket/leaves-deposit'
import { compareDates } from '@kindred/domain/dates/calendar-date'
import type { Failure } from '@kindred/domain/result'
import type { LineHandlingType } from '@kindred/domain/vocabulary'
import type { BasketNote } from './basket-plan.ts'
import type { LineRow } from './basket-rows.ts'
import type { BasketView } from './explain-line.ts'
import { renewedKind } from './line-kinds.ts'

/**
 * Why a deposit cannot be renewed by a line of this kind, or null when it can: it must be the customer's own, of the
 * line's kind and not given back; a reservation only before it ends (domain rules 5).
 */
export function explainRenewal(
  view: BasketView,
  type: LineHandlingType,
  depositId: string | null,
): Failure | null {
  const deposit = view.facts.deposits.find((one) => one.id === depositId)
  if (!deposit || deposit.kind !== renewedKind[type])
    return { code: 'unknown-deposit', message: 'Nothing like this is kept for you.', field: 'depositId' }
  if (deposit.kind === 'reserved' && compareDates(view.today, deposit.endsOn) > 0)
    return { code: 'reservation-over', message: 'The reservation has ended.', field: 'depositId' }
  return null
}

/** Drops renewals of what is no longer kept, or leaves as a whole with this very basket, and says so. */
export function checkRenewals(view: BasketView, lines: LineRow[], notes: BasketNote[]): LineRow[] {
  return lines.filter((line) => {
    const isRenewal = line.depositId !== null && !leavesDeposit(line)
    const refusal = isRenewal
      ? (explainRenewal(view, line.lineHandlingType, line.depositId) ??
        explainEmptied(view, lines, line.depositId))
      : null
    if (!refusal) return true
    const alias = view.facts.donors.find((donor) => donor.id === line.donorId)?.alias
    notes.push({ code: 'line-removed', data: { reason: refusal.code, productKind: line.productKind, alias } })
    return false
  })
}

/** Of a deposit whose last straw is sent with the same basket nothing is left that a period could be added to. */
function explainEmptied(
  { facts }: BasketView,
  lines: readonly LineRow[],
  depositId: string | null,
): Failure | null {
  const sent = lines
    .filter((line) => line.depositId === depositId && leavesDeposit(line))
    .reduce((sum, line) => sum + line.quantity, 0)
  const kept = facts.deposits.find((one) => one.id === depositId)?.quantity ?? 0
  if (sent < kept) return null
  return { code: 'unknown-deposit', message: 'All of it is sent to you.', field: 'depositId' }
}
