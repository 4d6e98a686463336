import type { CalendarDate } from '../dates/calendar-date.ts'
import type { QuotaRule } from '../quotas/quota-rule.ts'
import type { Regime, Standard } from '../vocabulary.ts'
import { isInForce } from './is-in-force.ts'
import type { LawRule, LawSubject, Proof } from './law-rule.ts'
import { proofOf, selectLaw } from './select-law.ts'

/** The law of a treatment country as it stands on a day, in a state; each part with its own proof. */
export type CountryRule = {
  readonly countryCode: string
  readonly regime: Regime
  /** A straw is good when it meets at least one of these. */
  readonly standards: readonly Standard[]
  readonly acceptsImport: boolean
  readonly isEggShopLegal: boolean
  /** Off unless a source allows it (domain rules 6). */
  readonly isHomeDeliveryAllowed: boolean
  /** Who may be treated and what else to know, in English; null where nothing is written. */
  readonly eligibility: string | null
  /** Rules are made by states: without a state nothing can be promised (Australia). */
  readonly needsState: boolean
  readonly proofs: Readonly<Record<LawSubject | 'state', Proof>>
}

/**
 * Reads the rules of a country on a day. What is not written is not allowed: no standard is met, nothing comes in, no eggs,
 * no parcel to a home. Dates are the asking shop's.
 */
export function readCountryRule(
  country: {
    readonly code: string
    readonly lawRules: readonly LawRule[]
    readonly quotaRules: readonly QuotaRule[]
  },
  on: { readonly today: CalendarDate; readonly stateCode?: string | null },
): CountryRule {
  const place = { stateCode: on.stateCode || null, today: on.today }
  const of = <S extends LawSubject>(subject: S) => selectLaw(country.lawRules, subject, place)
  const [regime, standards, imports] = [of('regime'), of('standards'), of('import')]
  const [eggs, home, eligibility] = [of('eggDonation'), of('homeDelivery'), of('eligibility')]
  const ofState = [...country.quotaRules, ...country.lawRules].find(
    (rule) => rule.stateCode !== null && isInForce(rule, on.today),
  )
  return {
    countryCode: country.code,
    regime: regime?.regime ?? 'both',
    standards: standards?.standards ?? [],
    acceptsImport: imports?.isAllowed ?? false,
    isEggShopLegal: eggs?.isAllowed ?? false,
    isHomeDeliveryAllowed: home?.isAllowed ?? false,
    eligibility: eligibility?.text ?? null,
    needsState: ofState !== undefined,
    proofs: {
      regime: proofOf(regime),
      standards: proofOf(standards),
      import: proofOf(imports),
      eggDonation: proofOf(eggs),
      homeDelivery: proofOf(home),
      eligibility: proofOf(eligibility),
      state: proofOf(ofState),
    },
  }
}
