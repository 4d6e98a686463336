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

/** Drops renewals of what is no longer kept, and says so. */
export function checkRenewals(view: BasketView, lines: LineRow[], notes: BasketNote[]): LineRow[] {
  return lines.filter((line) => {
    const isRenewal = line.depositId !== null && !leavesDeposit(line)
    const refusal = isRenewal ? explainRenewal(view, line.lineHandlingType, line.depositId) : null
    if (!refusal) return true
    const alias = view.facts.donors.find((donor) => donor.id === line.donorId)?.alias
    notes.push({ code: 'line-removed', data: { reason: refusal.code, productKind: line.productKind, alias } })
    return false
  })
}
