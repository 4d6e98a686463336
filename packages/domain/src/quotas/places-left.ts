import type { CalendarDate } from '../dates/calendar-date.ts'
import { isHoldExpired } from '../stock/hold-expiry.ts'
import type { QuotaPlaceState, QuotaUnit } from '../vocabulary.ts'
import type { QuotaRule } from './quota-rule.ts'

/** A place of one donor anywhere in the world, as the counting sees it. */
export type CountedPlace = {
  readonly state: QuotaPlaceState
  readonly countryCode: string
  readonly stateCode: string | null
  /** The customer, or the recipient where a clinic buys for many families. */
  readonly familyKey: string
  /** Instant; only for held places. */
  readonly holdExpiresAt: string | null
  /** What was reported; null until then, and the place counts as one. */
  readonly outcome: { readonly children: number; readonly births: number } | null
}

export type QuotaCap = { readonly unit: QuotaUnit; readonly limit: number }

export type QuotaScope = 'country' | 'state' | 'donor' | 'worldwide'

/** One limit with its count: enough for a sentence such as "12 of 12 families, source …, checked on …". */
export type LimitCount = {
  readonly ruleId: string | null
  readonly scope: QuotaScope
  readonly unit: QuotaUnit
  readonly limit: number
  readonly used: number
  /** Never below zero. */
  readonly left: number
  /** False when this family is counted already, so a further place of theirs takes no further unit. */
  readonly needsUnit: boolean
  /** The permanent places alone fill the limit: no place can come back. */
  readonly isFilledForGood: boolean
  readonly source: string | null
  readonly verified: boolean
  readonly checkedOn: CalendarDate | null
}

export type PlacesLeft = {
  /** How many more places can be held; null without any limit. */
  readonly left: number | null
  readonly limits: readonly LimitCount[]
  readonly isFilledForGood: boolean
}

/**
 * How many places of a donor are left in a treatment country and state: every rule in force must hold, and so must the
 * donor's own narrower limit there and the worldwide cap (domain rules 2). `familyKey` is the asking family, if known.
 * `rules` come from `selectQuotaRules`; `places` are all places of this donor, in all countries.
 */
export function countPlacesLeft(input: {
  readonly rules: readonly QuotaRule[]
  readonly donorLimit: QuotaCap | null
  readonly worldwideCap: QuotaCap | null
  readonly places: readonly CountedPlace[]
  readonly countryCode: string
  readonly familyKey?: string | null
  readonly now: string
}): PlacesLeft {
  const taken = input.places.filter((place) => isTaken(place, input.now))
  const inCountry = taken.filter((place) => place.countryCode === input.countryCode)
  const own = { source: null, verified: true, checkedOn: null, ruleId: null }
  const count = (
    places: readonly CountedPlace[],
    cap: QuotaCap,
    rest: Pick<LimitCount, 'ruleId' | 'scope' | 'source' | 'verified' | 'checkedOn'>,
  ) => countLimit(places, cap, input.familyKey ?? null, rest)

  const limits = input.rules.map((rule) =>
    count(
      rule.stateCode === null ? inCountry : inCountry.filter((place) => place.stateCode === rule.stateCode),
      rule,
      {
        ruleId: rule.id,
        scope: rule.stateCode === null ? 'country' : 'state',
        source: rule.source,
        verified: rule.verified,
        checkedOn: rule.checkedOn,
      },
    ),
  )
  if (input.donorLimit) limits.push(count(inCountry, input.donorLimit, { ...own, scope: 'donor' }))
  if (input.worldwideCap) limits.push(count(taken, input.worldwideCap, { ...own, scope: 'worldwide' }))

  const binding = limits.filter((limit) => limit.needsUnit).map((limit) => limit.left)
  return {
    left: binding.length === 0 ? null : Math.min(...binding),
    limits,
    isFilledForGood: limits.some((limit) => limit.isFilledForGood),
  }
}

/**
 * How many units a set of taken places uses. Families and women count once however many places they have; children and
 * births count as reported, and as one for a place without a report.
 */
function countUnits(places: readonly CountedPlace[], unit: QuotaUnit): number {
  if (unit === 'families' || unit === 'women') return new Set(places.map((place) => place.familyKey)).size
  return places.reduce((total, place) => total + (place.outcome ? Math.max(1, place.outcome[unit]) : 1), 0)
}

function countLimit(
  places: readonly CountedPlace[],
  cap: QuotaCap,
  familyKey: string | null,
  rest: Pick<LimitCount, 'ruleId' | 'scope' | 'source' | 'verified' | 'checkedOn'>,
): LimitCount {
  const used = countUnits(places, cap.unit)
  const usedForGood = countUnits(
    places.filter((place) => place.state === 'permanent'),
    cap.unit,
  )
  const isPerFamily = cap.unit === 'families' || cap.unit === 'women'
  const isCounted = familyKey !== null && places.some((place) => place.familyKey === familyKey)
  return {
    ...rest,
    unit: cap.unit,
    limit: cap.limit,
    used,
    left: Math.max(0, cap.limit - used),
    needsUnit: !(isPerFamily && isCounted),
    isFilledForGood: usedForGood >= cap.limit,
  }
}

function isTaken(place: CountedPlace, now: string): boolean {
  if (place.state === 'released') return false
  if (place.state !== 'held' || place.holdExpiresAt === null) return true
  return !isHoldExpired({ expiresAt: place.holdExpiresAt }, now)
}
