import type { LawSubject, Proof } from '../law/law-rule.ts'
import type { CountryRule } from '../law/read-country-rule.ts'
import type { LimitCount, PlacesLeft } from '../quotas/places-left.ts'
import type { DonorKind, Regime, ReleaseType, Standard } from '../vocabulary.ts'

/** What the rule needs to know about a donor. `stock` is what the asking shop has, unheld. */
export type OfferedDonor = {
  readonly kind: DonorKind
  readonly releaseType: ReleaseType
  readonly isBlocked: boolean
  readonly isUponRequest: boolean
  readonly isSiblingsOnly: boolean
  readonly stock: readonly StockItem[]
}

/** `shippedFrom` is the country of the depot; where it is the treatment country no import is needed. */
export type StockItem = {
  readonly standards: readonly Standard[]
  readonly available: number
  readonly shippedFrom?: string
}

export type OfferQuestion = {
  readonly donor: OfferedDonor
  /** Null while the customer chooses the treatment country later. */
  readonly country: CountryRule | null
  readonly stateCode?: string | null
  /** From `countPlacesLeft` for this donor, country and state. */
  readonly quota: PlacesLeft
  /** The customer has a place of this donor that still serves (`findUsablePlace`), or this very basket holds one. */
  readonly hasOwnPlace: boolean
  /** The customer has reported a pregnancy by this donor. */
  readonly hasReportedPregnancy: boolean
}

type Law = Proof & { readonly country: string }

/** Why a donor is not offered; `data` is what the sentence needs. Codes are stable. */
export type OfferReason =
  | { readonly code: 'donor-blocked'; readonly data: Record<string, never> }
  | { readonly code: 'country-not-chosen'; readonly data: Record<string, never> }
  | { readonly code: 'state-not-chosen'; readonly data: Law }
  | { readonly code: 'egg-donation-not-legal'; readonly data: Law }
  | { readonly code: 'import-not-accepted'; readonly data: Law }
  | {
      readonly code: 'release-type-not-admitted'
      readonly data: Law & { readonly regime: Regime; readonly releaseType: ReleaseType }
    }
  | { readonly code: 'standards-not-met'; readonly data: Law & { readonly standards: readonly Standard[] } }
  | {
      readonly code: 'no-quota-place-left'
      readonly data: Proof &
        Pick<LimitCount, 'scope' | 'unit' | 'limit' | 'used'> & { readonly country: string }
    }
  | { readonly code: 'siblings-only'; readonly data: Record<string, never> }
  | { readonly code: 'no-stock'; readonly data: Record<string, never> }
  | { readonly code: 'upon-request'; readonly data: Record<string, never> }

export type OfferReasonCode = OfferReason['code']

export type Offer = {
  /** Can be put into the basket now. */
  readonly offered: boolean
  /** May appear in lists and have a page; not offered donors can still be looked at (sold out, upon request). */
  readonly visible: boolean
  /** Every reason that stands against it, gravest first; empty when offered. */
  readonly reasons: readonly OfferReason[]
}

/** With one of these the donor is not shown at all. */
const hidingCodes: ReadonlySet<OfferReasonCode> = new Set([
  'donor-blocked',
  'siblings-only',
  'egg-donation-not-legal',
  'import-not-accepted',
  'release-type-not-admitted',
  'standards-not-met',
])

/**
 * Whether a donor is offered to a visitor and, where not, why (domain rules 1). Donor page, basket, API and back office
 * all use this one answer. Without a treatment country donors can be looked at, but nothing can be bought.
 */
export function explainOffer(question: OfferQuestion): Offer {
  const { donor, country } = question
  const reasons: OfferReason[] = []
  if (donor.isBlocked) reasons.push({ code: 'donor-blocked', data: {} })
  reasons.push(...(country ? explainCountry(question, country) : [countryNotChosen]))
  if (donor.isSiblingsOnly && !question.hasReportedPregnancy)
    reasons.push({ code: 'siblings-only', data: {} })
  if (!donor.stock.some((item) => item.available > 0)) reasons.push({ code: 'no-stock', data: {} })
  if (donor.isUponRequest) reasons.push({ code: 'upon-request', data: {} })
  return {
    offered: reasons.length === 0,
    visible: !reasons.some((reason) => hidingCodes.has(reason.code)),
    reasons,
  }
}

/** True when a regime admits a donor's release type. */
function admitsReleaseType(regime: Regime, releaseType: ReleaseType): boolean {
  return regime === 'both' || regime === releaseType
}

/** True when a straw meets at least one of the standards a country accepts. */
export function meetsStandards(straw: readonly Standard[], accepted: readonly Standard[]): boolean {
  return straw.some((standard) => accepted.includes(standard))
}

const countryNotChosen: OfferReason = { code: 'country-not-chosen', data: {} }

function explainCountry(question: OfferQuestion, country: CountryRule): OfferReason[] {
  const { donor } = question
  const law = (of: LawSubject | 'state'): Law => ({ country: country.countryCode, ...country.proofs[of] })
  const reasons: OfferReason[] = []
  if (donor.kind === 'egg' && !country.isEggShopLegal) {
    reasons.push({ code: 'egg-donation-not-legal', data: law('eggDonation') })
  }
  const inStock = donor.stock.filter((item) => item.available > 0)
  const domestic = inStock.filter((item) => item.shippedFrom === country.countryCode)
  if (!country.acceptsImport && domestic.length === 0)
    reasons.push({ code: 'import-not-accepted', data: law('import') })
  if (!admitsReleaseType(country.regime, donor.releaseType)) {
    const data = { ...law('regime'), regime: country.regime, releaseType: donor.releaseType }
    reasons.push({ code: 'release-type-not-admitted', data })
  }
  // Where import is closed, only what lies in the country counts; with nothing there, that reason already says it.
  const reachable = country.acceptsImport || domestic.length === 0 ? inStock : domestic
  if (reachable.length > 0 && !reachable.some((item) => meetsStandards(item.standards, country.standards))) {
    reasons.push({ code: 'standards-not-met', data: { ...law('standards'), standards: country.standards } })
  }
  if (country.needsState && !question.stateCode)
    reasons.push({ code: 'state-not-chosen', data: law('state') })
  if (!question.hasOwnPlace) reasons.push(...explainQuota(question.quota, country.countryCode))
  return reasons
}

function explainQuota(quota: PlacesLeft, country: string): OfferReason[] {
  return quota.limits
    .filter((limit) => limit.needsUnit && limit.left <= 0)
    .map(({ scope, unit, limit, used, source, verified, checkedOn }) => ({
      code: 'no-quota-place-left' as const,
      data: { country, scope, unit, limit, used, source, verified, checkedOn },
    }))
}
