import type { Money } from '../money.ts'
import type { LineHandlingType, QuotaPlaceState, ReleaseType } from '../vocabulary.ts'
import { findQuotaPrice } from './quota-price.ts'
import type { QuotaRule } from './quota-rule.ts'

/** A basket line as this rule sees it; lines without a donor never matter. */
export type QuotaBasketLine = {
  readonly id: string
  readonly lineHandlingType: LineHandlingType
  readonly donorId: string | null
  readonly releaseType: ReleaseType | null
  readonly isAutoAdded: boolean
}

/** A place the customer has outside this basket. */
export type OwnPlace = {
  readonly donorId: string
  readonly countryCode: string
  readonly stateCode: string | null
  readonly state: QuotaPlaceState
}

export type QuotaLineToAdd = {
  readonly donorId: string
  readonly quantity: 1
  /** Without VAT. */
  readonly unitPrice: Money
}

export type QuotaChanges = {
  readonly add: readonly QuotaLineToAdd[]
  /** Ids of automatic quota lines that have lost their reason. */
  readonly remove: readonly string[]
}

/** Handling types that bring a donor's material to the customer for the first time. */
const needsPlace: ReadonlySet<LineHandlingType> = new Set(['reservation', 'strawDelivery', 'storageDelivery'])

/**
 * Which quota lines the basket must gain or lose so that every donor in it has exactly one place (domain rules 2): a
 * mandatory place is added by itself, goes when the last straw of that donor goes, and is never charged to a customer who
 * already has one. A quota line the customer put in by hand counts and is left alone. Applying the changes and asking
 * again changes nothing. `rules` are those in force (see `selectQuotaRules`) in the basket's treatment country.
 */
export function planMandatoryQuotas(input: {
  readonly lines: readonly QuotaBasketLine[]
  readonly rules: readonly QuotaRule[]
  readonly ownPlaces: readonly OwnPlace[]
}): QuotaChanges {
  const mandatory = input.rules.filter((rule) => rule.isMandatory)
  const wanted = new Map<string, ReleaseType>()
  if (mandatory.length > 0) {
    for (const line of input.lines) {
      if (line.donorId === null || line.releaseType === null || !needsPlace.has(line.lineHandlingType))
        continue
      if (!findUsablePlace(input.ownPlaces, line.donorId, input.rules))
        wanted.set(line.donorId, line.releaseType)
    }
  }

  const remove: string[] = []
  // Lines put in by hand come first: an automatic one beside them is the one too many.
  const quotaLines = input.lines
    .filter((line) => line.lineHandlingType === 'quota')
    .sort((a, b) => Number(a.isAutoAdded) - Number(b.isAutoAdded))
  const covered = new Set<string>()
  for (const line of quotaLines) {
    const donorId = line.donorId ?? ''
    if (line.isAutoAdded && (covered.has(donorId) || !wanted.has(donorId))) remove.push(line.id)
    else covered.add(donorId)
  }

  const add: QuotaLineToAdd[] = []
  for (const [donorId, releaseType] of wanted) {
    const unitPrice = findQuotaPrice(mandatory, releaseType)
    if (!covered.has(donorId) && unitPrice) add.push({ donorId, quantity: 1, unitPrice })
  }
  return { add, remove }
}

/**
 * The place that still serves a customer for a donor in the country and state of the rules: sold, or permanent unless
 * every pregnancy needs its own. A held one does not count: it lies in some basket, is not paid and may run out, and a
 * second basket must not get its straws on the strength of it. Undefined without one, and where no rule applies.
 */
export function findUsablePlace(
  places: readonly OwnPlace[],
  donorId: string,
  rules: readonly QuotaRule[],
): OwnPlace | undefined {
  const isUsedUpByPregnancy = rules.some((rule) => rule.isOnePerPregnancy)
  return places.find(
    (place) =>
      place.donorId === donorId &&
      (place.state === 'sold' || (place.state === 'permanent' && !isUsedUpByPregnancy)) &&
      rules.some((rule) => rule.countryCode === place.countryCode) &&
      rules.every((rule) => rule.stateCode === null || rule.stateCode === place.stateCode),
  )
}
