import { leavesDeposit } from '@kindred/domain/basket/leaves-deposit'
import { compareDates } from '@kindred/domain/dates/calendar-date'
import type { Failure } from '@kindred/domain/result'
import type { BasketNote } from './basket-plan.ts'
import type { DepositRow, ItemRow, LineRow } from './basket-rows.ts'
import { type BasketView, explainItem } from './explain-line.ts'

type Sending = Pick<LineRow, 'lineHandlingType' | 'depositId' | 'quantity'>

/** The deposit that a line sends from; undefined for every other line, and for a deposit that is not the customer's own. */
export function findSource(view: BasketView, line: Omit<Sending, 'quantity'>): DepositRow | undefined {
  return leavesDeposit(line) ? view.facts.deposits.find((one) => one.id === line.depositId) : undefined
}

/** What a line is of: an item of the shop, or what lies in the deposit it sends from. */
export function findItemOf(view: BasketView, line: LineRow): ItemRow | undefined {
  const id = line.stockItemId ?? findSource(view, line)?.stockItemId
  return view.facts.items.find((one) => one.id === id)
}

/**
 * Why something cannot be sent out of a deposit, or null when it can: it must be the customer's own, of the kind that is
 * sent so, no more than lies there, not of a reservation that has ended; and the law and places of the treatment country
 * hold as when it was bought. Codes: `unknown-deposit`, `reservation-over`, `not-enough-kept` (data: available), those of
 * `explainOffer`.
 */
export function explainSending(view: BasketView, line: Sending): Failure | null {
  const source = findSource(view, line)
  const item = view.facts.items.find((one) => one.id === source?.stockItemId)
  const donor = view.facts.donors.find((one) => one.id === source?.donorId)
  const isEmbryo = item?.strawType === 'embryo'
  if (!source || !item || !donor || isEmbryo !== (line.lineHandlingType === 'embryoShipping'))
    return { code: 'unknown-deposit', message: 'Nothing like this is kept for you.', field: 'depositId' }
  if (source.kind === 'reserved' && compareDates(view.today, source.endsOn) > 0)
    return { code: 'reservation-over', message: 'The reservation has ended.', field: 'depositId' }
  const [reason] = explainItem(view, donor, item, source.quantity)
  if (reason) return { ...reason, field: 'depositId' }
  if (line.quantity <= source.quantity) return null
  const data = { donorId: donor.code, alias: donor.alias, available: source.quantity }
  return { code: 'not-enough-kept', message: 'Fewer are kept for you.', field: 'quantity', data }
}

/** Cuts or drops what can no longer be sent out of deposits, and says so. */
export function checkSendings(view: BasketView, lines: LineRow[], notes: BasketNote[]): LineRow[] {
  return lines.filter((line) => {
    const refusal = leavesDeposit(line) ? explainSending(view, line) : null
    if (!refusal) return true
    const donor = view.facts.donors.find((one) => one.id === line.donorId)
    const about = { donorId: donor?.code, alias: donor?.alias }
    const kept = findSource(view, line)?.quantity ?? 0
    if (refusal.code === 'not-enough-kept' && kept > 0) {
      notes.push({ code: 'quantity-cut', data: { ...about, from: line.quantity, to: kept } })
      line.quantity = kept
      return true
    }
    notes.push({
      code: 'line-removed',
      data: { ...about, reason: refusal.code, productKind: line.productKind, quantity: line.quantity },
    })
    return false
  })
}
