import { ok, type Result, refuse } from '../result.ts'
import { isHoldExpired } from '../stock/hold-expiry.ts'
import type { QuotaPlaceState } from '../vocabulary.ts'

/** What can happen to a place. `withdrawReport` undoes a report made in error. */
export const placeEvents = ['sell', 'releaseHold', 'reportPregnancy', 'withdrawReport', 'release'] as const
export type PlaceEvent = (typeof placeEvents)[number]

/** Where each event leads; anything not written here cannot happen. A released place is over: a new one is held. */
const placeTransitions: Readonly<
  Record<QuotaPlaceState, Readonly<Partial<Record<PlaceEvent, QuotaPlaceState>>>>
> = {
  held: { sell: 'sold', releaseHold: 'released' },
  sold: { reportPregnancy: 'permanent', release: 'released' },
  permanent: { withdrawReport: 'sold' },
  released: {},
}

export type PlaceFacts = {
  readonly state: QuotaPlaceState
  /** Instant; only for held places. */
  readonly holdExpiresAt: string | null
  readonly hasReportedPregnancy: boolean
  /** Straws, eggs or embryos of this donor the customer has in a deposit, reserved, or ordered and not yet delivered. */
  readonly storedOrReserved: number
}

/**
 * The next state of a place, or why not (domain rules 2): a hold is sold only before it runs out; a sold place is
 * released only when no pregnancy was reported and nothing of that donor is stored or reserved.
 * Refusals: `place-transition-not-allowed`, `hold-expired`, `pregnancy-reported`, `donor-material-left`.
 */
export function movePlace(place: PlaceFacts, event: PlaceEvent, now: string): Result<QuotaPlaceState> {
  const next = placeTransitions[place.state][event]
  if (!next) {
    return refuse('place-transition-not-allowed', `A ${place.state} quota place cannot ${event}.`, {
      data: { state: place.state, event },
    })
  }
  if (event === 'sell' && place.holdExpiresAt && isHoldExpired({ expiresAt: place.holdExpiresAt }, now)) {
    return refuse('hold-expired', 'The hold has expired.')
  }
  if (event === 'release') {
    if (place.hasReportedPregnancy) {
      return refuse('pregnancy-reported', 'A pregnancy by this donor was reported, so the place is kept.')
    }
    if (place.storedOrReserved > 0) {
      return refuse('donor-material-left', 'Something of this donor is still stored or reserved.', {
        data: { count: place.storedOrReserved },
      })
    }
  }
  return ok(next)
}
