import type { QuotaUnit } from '../vocabulary.ts'
import type { LimitCount, PlacesLeft } from './places-left.ts'
import type { QuotaRule } from './quota-rule.ts'

/** The kept count of one donor in one country, state (null where the rule is the country's) and unit. */
export type QuotaBalance = {
  readonly stateCode: string | null
  readonly unit: QuotaUnit
  readonly placeLimit: number
  readonly taken: number
}

/**
 * The same answer as `countPlacesLeft`, from the kept balances of a donor instead of its places: what a list of
 * thousands of donors can afford. A rule without a balance has not been used yet. A balance's own limit wins where it is
 * narrower (the donor's own limit is written there). `takenForGood` counts the permanent places, when known.
 */
export function readQuotaBalances(input: {
  readonly rules: readonly QuotaRule[]
  readonly balances: readonly QuotaBalance[]
  readonly takenForGood?: number
}): PlacesLeft {
  const limits = input.rules.map((rule): LimitCount => {
    const balance = input.balances.find((one) => one.unit === rule.unit && one.stateCode === rule.stateCode)
    const limit = Math.min(rule.limit, balance?.placeLimit ?? rule.limit)
    const used = balance?.taken ?? 0
    return {
      ruleId: rule.id,
      scope: limit < rule.limit ? 'donor' : rule.stateCode === null ? 'country' : 'state',
      unit: rule.unit,
      limit,
      used,
      left: Math.max(0, limit - used),
      needsUnit: true,
      isFilledForGood: (input.takenForGood ?? 0) >= limit,
      source: rule.source,
      verified: rule.verified,
      checkedOn: rule.checkedOn,
    }
  })
  return {
    left: limits.length === 0 ? null : Math.min(...limits.map((limit) => limit.left)),
    limits,
    isFilledForGood: limits.some((limit) => limit.isFilledForGood),
  }
}
