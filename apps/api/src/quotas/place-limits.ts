import type { PlacesLeft } from '@kindred/domain/quotas/places-left'
import type { QuotaRule } from '@kindred/domain/quotas/quota-rule'
import type { QuotaBalance } from '@kindred/domain/quotas/read-balances'
import { readQuotaBalances } from '@kindred/domain/quotas/read-balances'
import type { QuotaUnit } from '@kindred/domain/vocabulary'

/**
 * The country code of a donor's worldwide count. It can be no country (ISO 3166 has letters only), so nothing that asks
 * for a country meets it by mistake.
 */
export const worldwide = '--'

/** What the rules need about one donor. */
export type LimitedDonor = {
  id: string
  worldwideLimit: number | null
  /** The donor's own limit in the asked country, where it is narrower. */
  countryLimit: number | null
}

export type BalanceRow = {
  donorId: string
  country: string
  state: string
  unit: QuotaUnit
  placeLimit: number
  taken: number
}

/** One balance that a place of this donor takes one unit of. */
export type PlaceLimit = { donorId: string; country: string; state: string; unit: QuotaUnit; limit: number }

/** Every limit a place of this donor counts against: each rule in force, the donor's own narrower one, and worldwide. */
export function listPlaceLimits(donor: LimitedDonor, rules: readonly QuotaRule[]): PlaceLimit[] {
  if (rules.length === 0) return []
  const limits = rules.map((rule) => ({
    donorId: donor.id,
    country: rule.countryCode,
    state: rule.stateCode ?? '',
    unit: rule.unit,
    limit: Math.min(rule.limit, donor.countryLimit ?? rule.limit),
  }))
  if (donor.worldwideLimit === null) return limits
  const cap = { country: worldwide, state: '', unit: 'families' as const, limit: donor.worldwideLimit }
  return [...limits, { donorId: donor.id, ...cap }]
}

/** How many places of a donor are left, from the kept balances; a limit without a balance has not been used yet. */
export function countLeft(
  donor: LimitedDonor,
  rules: readonly QuotaRule[],
  balances: readonly BalanceRow[],
): PlacesLeft {
  const own = balances.filter((balance) => balance.donorId === donor.id)
  const find = (limit: PlaceLimit) =>
    own.find((b) => b.country === limit.country && b.state === limit.state && b.unit === limit.unit)
  const limits = listPlaceLimits(donor, rules)
  const known: QuotaBalance[] = limits.map((limit) => ({
    stateCode: limit.state === '' ? null : limit.state,
    unit: limit.unit,
    placeLimit: limit.limit,
    taken: find(limit)?.taken ?? 0,
  }))
  const inCountry = readQuotaBalances({ rules, balances: known.slice(0, rules.length) })
  const cap = known[rules.length]
  if (!cap) return inCountry
  const left = Math.max(0, cap.placeLimit - cap.taken)
  return {
    ...inCountry,
    left: inCountry.left === null ? left : Math.min(left, inCountry.left),
    limits: [
      ...inCountry.limits,
      {
        ruleId: null,
        scope: 'worldwide',
        unit: cap.unit,
        limit: cap.placeLimit,
        used: cap.taken,
        left,
        needsUnit: true,
        isFilledForGood: false,
        source: null,
        verified: true,
        checkedOn: null,
      },
    ],
  }
}
