import type { PlacesLeft } from '../quotas/places-left.ts'
import type { Standing } from '../vocabulary.ts'

/** What staff decide about a donor; everything else is derived. */
export type StaffDecision = {
  readonly isBlocked: boolean
  readonly isUponRequest: boolean
  readonly isSiblingsOnly: boolean
  /** The donor gives no more: what is gone stays gone. */
  readonly isRetired: boolean
  /** `yyyy-MM`, when new straws are expected. */
  readonly nextAvailableMonth: string | null
}

export type DerivedStanding = { readonly standing: Standing; readonly nextAvailableMonth: string | null }

/**
 * The standing of a donor for one shop and treatment country (domain rules 1). `stockAvailable` is the unheld stock that
 * meets the country's standards; `today` is the shop's calendar date, so that a month which has passed is not promised.
 * A donor whose places are all permanent stays open to siblings while stock lasts; with places that may come back the
 * donor is on family-limit hold.
 */
export function deriveStanding(input: {
  readonly decision: StaffDecision
  readonly stockAvailable: number
  readonly quota: Pick<PlacesLeft, 'left' | 'isFilledForGood'>
  readonly today: string
}): DerivedStanding {
  const { decision, quota, stockAvailable } = input
  const plain = (standing: Standing): DerivedStanding => ({ standing, nextAvailableMonth: null })
  const hasStock = stockAvailable > 0
  if (decision.isBlocked) return plain('blocked')
  if (decision.isSiblingsOnly) return plain(hasStock ? 'siblingsOnly' : 'soldOut')
  if (quota.left !== null && quota.left <= 0) {
    if (!quota.isFilledForGood) return plain('familyLimitHold')
    return plain(hasStock ? 'siblingsOnly' : 'soldOut')
  }
  if (decision.isUponRequest) return plain('uponRequest')
  if (hasStock) return plain('available')
  if (decision.isRetired) return plain('soldOut')
  const month = decision.nextAvailableMonth
  return {
    standing: 'temporarilySoldOut',
    nextAvailableMonth: month !== null && month >= input.today.slice(0, 7) ? month : null,
  }
}
