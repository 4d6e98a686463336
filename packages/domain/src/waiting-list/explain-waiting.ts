import type { OfferReasonCode } from '../donors/explain-offer.ts'
import { ok, type Result, refuse } from '../result.ts'
import { mostEntries, mostStraws } from './waiting-terms.ts'

/** What stock that comes does not change: waiting would be a false hope. */
const lasting: ReadonlySet<OfferReasonCode> = new Set([
  'donor-blocked',
  'siblings-only',
  'egg-donation-not-legal',
  'release-type-not-admitted',
])

/** True when straws that come could make a donor possible again: then one can wait. */
export function canStockMend(reasons: readonly string[]): boolean {
  return !reasons.some((code) => (lasting as ReadonlySet<string>).has(code))
}

/** Without these nobody can say whether what comes will do. */
const unknown: ReadonlySet<OfferReasonCode> = new Set(['country-not-chosen', 'state-not-chosen'])

export type WaitingWish = {
  /** Straws, above zero. */
  readonly amount: number
  /** Unheld straws of the type that could be bought now. */
  readonly available: number
  /** Why the donor is not offered here, from `explainOffer`; empty when offered. */
  readonly reasons: readonly OfferReasonCode[]
  /** How many other entries of this customer wait. */
  readonly otherEntries: number
}

/**
 * Whether somebody can be put on the waiting list. Waiting makes sense only for what stock can mend, and only for more
 * than could be bought now. Refusals: `too-many-straws`, `country-not-chosen`, `state-not-chosen`, `never-here`,
 * `in-stock`, `too-many-waiting`.
 */
export function explainWaiting({ amount, available, reasons, otherEntries }: WaitingWish): Result<undefined> {
  if (!Number.isInteger(amount) || amount < 1 || amount > mostStraws)
    return refuse('too-many-straws', `One waits for 1 to ${mostStraws} straws.`, {
      field: 'amount',
      data: { limit: mostStraws },
    })
  const open = reasons.find((code) => unknown.has(code))
  if (open) return refuse(open, 'Choose country and state of treatment first.')
  const last = reasons.find((code) => lasting.has(code))
  if (last) return refuse('never-here', 'Stock does not change that.', { data: { reason: last } })
  if (reasons.length === 0 && available >= amount)
    return refuse('in-stock', 'There are enough of them now.', { data: { available } })
  if (otherEntries >= mostEntries)
    return refuse('too-many-waiting', 'Take another donor off the list first.', {
      data: { limit: mostEntries },
    })
  return ok()
}
