import { quotaRulesForShop } from '@kindred/content/reference/quota-rules-for-shop.ts'
import type { Reference, ShopReference } from '@kindred/content/reference/reference.ts'
import { explainOffer } from '@kindred/domain/donors/explain-offer'
import { type CountryRule, readCountryRule } from '@kindred/domain/law/read-country-rule'
import { findUsablePlace, type OwnPlace } from '@kindred/domain/quotas/mandatory-quota'
import { type QuotaRule, selectQuotaRules } from '@kindred/domain/quotas/quota-rule'
import type { Failure } from '@kindred/domain/result'
import { countLeft } from '../quotas/place-limits.ts'
import type { BasketFacts, BasketRow, DonorRow, ItemRow } from './basket-rows.ts'
import { stockKinds } from './line-kinds.ts'

/** What every rule about a basket asks, gathered once. */
export type BasketView = {
  basket: BasketRow
  facts: BasketFacts
  reference: Reference
  shop: ShopReference
  country: string | null
  state: string
  /** The quota rules in force for that country and state. */
  rules: QuotaRule[]
  ownPlaces: OwnPlace[]
  /** What this basket holds of each item now. */
  heldByItem: ReadonlyMap<string, number>
  today: string
  now: Date
}

export function viewBasket(
  basket: BasketRow,
  facts: BasketFacts,
  reference: Reference,
  place: { country: string | null; state: string },
  clock: { now: Date; today: string },
): BasketView {
  const shop = reference.shops.get(basket.shopCode)
  if (!shop) throw new Error(`The shop ${basket.shopCode} of a basket is gone from the reference data`)
  const country = place.country ? reference.countries.get(place.country) : undefined
  const rules = country
    ? selectQuotaRules(
        quotaRulesForShop(reference, shop.code, country.code),
        { countryCode: country.code, stateCode: place.state || null },
        clock.today,
      )
    : []
  return {
    basket,
    facts,
    reference,
    shop,
    country: country?.code ?? null,
    state: place.state,
    rules,
    ownPlaces: listOwnPlaces(basket, facts),
    heldByItem: countHeld(basket, facts),
    ...clock,
  }
}

/** Places the customer has for good or for now, outside this basket. What another basket only holds may lapse. */
function listOwnPlaces(basket: BasketRow, facts: BasketFacts): OwnPlace[] {
  return facts.places
    .filter((place) => place.customerId !== null && place.customerId === basket.customerId)
    .filter((place) => place.placeState !== 'held')
    .map((place) => ({
      donorId: place.donorId,
      countryCode: place.country,
      stateCode: place.state || null,
      state: place.placeState,
    }))
}

/** A basket with a hold holds what its lines say; one without holds nothing. */
function countHeld(basket: BasketRow, facts: BasketFacts): Map<string, number> {
  const held = new Map<string, number>()
  if (basket.holdExpiresAt === null) return held
  for (const line of facts.lines) {
    if (line.stockItemId && stockKinds.has(line.lineHandlingType))
      held.set(line.stockItemId, (held.get(line.stockItemId) ?? 0) + line.quantity)
  }
  return held
}

/** What this basket could hold of an item: what is free and what it holds already. */
export function countReachable(view: BasketView, item: ItemRow): number {
  return Math.max(0, item.onHand - item.held) + (view.heldByItem.get(item.id) ?? 0)
}

/** Places of the basket's country and state that this basket holds. */
export function findHeldPlace(view: BasketView, donorId: string) {
  return view.facts.places.find(
    (place) =>
      place.donorId === donorId &&
      place.placeState === 'held' &&
      place.basketId === view.basket.id &&
      place.country === view.country &&
      place.state === placeState(view),
  )
}

/** The state a place belongs to: only where a rule is the state's own. */
export function placeState(view: BasketView): string {
  return view.rules.find((rule) => rule.stateCode !== null)?.stateCode ?? ''
}

/** The law of a country for this basket: of its state, on the shop's day. Null where there is none. */
export function readRule(view: BasketView, countryCode: string | null): CountryRule | null {
  const country = countryCode === null ? undefined : view.reference.countries.get(countryCode)
  const stateCode = countryCode === view.country ? view.state : null
  return country ? readCountryRule(country, { today: view.today, stateCode }) : null
}

/**
 * Every reason against buying an item of a donor here, gravest first: the same answer the donor page gives.
 *
 * @param owned how many of it are the customer's own, where they come out of a deposit: law and places count as ever,
 * whether the donor is still offered does not
 */
export function explainItem(
  view: BasketView,
  donor: DonorRow,
  item: ItemRow | null,
  owned: number | null = null,
): Failure[] {
  const rule = readRule(view, view.country)
  const available = owned ?? (item ? countReachable(view, item) : 1)
  const { reasons } = explainOffer({
    donor: {
      kind: donor.kind,
      releaseType: donor.releaseType,
      isBlocked: donor.isBlocked || (owned === null && !donor.isPublished),
      isUponRequest: owned === null && donor.isUponRequest,
      isSiblingsOnly: owned === null && donor.isSiblingsOnly,
      stock: [
        {
          standards: item?.standards ?? rule?.standards ?? [],
          available,
          shippedFrom: view.shop.address.country,
        },
      ],
    },
    country: rule,
    stateCode: view.state || null,
    quota: countLeft(donor, view.rules, view.facts.balances),
    hasOwnPlace:
      findHeldPlace(view, donor.id) !== undefined ||
      findUsablePlace(view.ownPlaces, donor.id, view.rules) !== undefined,
    hasReportedPregnancy: view.facts.pregnantBy.includes(donor.id),
  })
  return reasons.map((reason) => ({
    code: reason.code === 'no-stock' ? 'not-enough-stock' : reason.code,
    message: messages[reason.code],
    field: 'stockItemId',
    data: {
      donorId: donor.code,
      alias: donor.alias,
      ...reason.data,
      ...(reason.code === 'no-stock' ? { available: 0 } : {}),
    },
  }))
}

const messages = {
  'donor-blocked': 'This donor is not available.',
  'country-not-chosen': 'Choose the treatment country first.',
  'state-not-chosen': 'Choose the state of treatment first.',
  'egg-donation-not-legal': 'Egg donation is not legal in the treatment country.',
  'import-not-accepted': 'The treatment country accepts no import.',
  'release-type-not-admitted': 'The treatment country does not admit the release type of this donor.',
  'standards-not-met': 'This does not meet the standards of the treatment country.',
  'no-quota-place-left': 'No quota place of this donor is left in the treatment country.',
  'siblings-only': 'This donor is only for customers with a reported pregnancy by the donor.',
  'no-stock': 'Not enough of this is left.',
  'upon-request': 'This donor is available upon request only.',
} as const
