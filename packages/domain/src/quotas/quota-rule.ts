import type { CalendarDate } from '../dates/calendar-date.ts'
import { isInForce } from '../law/is-in-force.ts'
import type { Money } from '../money.ts'
import type { QuotaUnit } from '../vocabulary.ts'

/**
 * One limit of a country, or of a state where `stateCode` is set. Several may apply at once and all must hold. Prices are
 * what the asking shop charges for a place, without VAT. `source` and `checkedOn` say where the number comes from;
 * `verified` is false for a number no source confirms, and then no text may present it as a fact.
 */
export type QuotaRule = {
  readonly id: string
  readonly countryCode: string
  readonly stateCode: string | null
  readonly unit: QuotaUnit
  readonly limit: number
  /** A place must be bought together with (or before) the first straw. */
  readonly isMandatory: boolean
  /** A permanent place is used up by its pregnancy; the next pregnancy needs another (Norway). */
  readonly isOnePerPregnancy: boolean
  readonly priceIdRelease: Money
  readonly priceNonIdRelease: Money
  readonly validFrom: CalendarDate | null
  readonly validUntil: CalendarDate | null
  readonly source: string | null
  readonly verified: boolean
  readonly checkedOn: CalendarDate | null
}

/** The rules in force for a treatment country and state on a day; `validUntil` is the last day. */
export function selectQuotaRules(
  rules: readonly QuotaRule[],
  place: { readonly countryCode: string; readonly stateCode?: string | null },
  today: CalendarDate,
): QuotaRule[] {
  return rules.filter(
    (rule) =>
      rule.countryCode === place.countryCode &&
      (rule.stateCode === null || rule.stateCode === (place.stateCode ?? null)) &&
      isInForce(rule, today),
  )
}
