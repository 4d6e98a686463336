import { type DerivedStanding, deriveStanding } from '@kindred/domain/donors/derive-standing'
import {
  explainOffer,
  meetsStandards,
  type OfferReason,
  type OfferReasonCode,
} from '@kindred/domain/donors/explain-offer'
import type { Money } from '@kindred/domain/money'
import type { PlacesLeft } from '@kindred/domain/quotas/places-left'
import { countLeft } from '../quotas/place-limits.ts'
import type { DonorRecord, StockRecord } from './donor-record.ts'
import type { Market } from './market.ts'

/** What the asking customer already has with a donor. */
export type OwnTies = { hasPlace: boolean; hasReportedPregnancy: boolean }
export const noTies: OwnTies = { hasPlace: false, hasReportedPregnancy: false }

/** One donor seen from one market. */
export type DonorJudgement = DerivedStanding & {
  /** The shop has ever had this donor, or finds straws upon request. */
  isListed: boolean
  offered: boolean
  visible: boolean
  /** Hidden by law alone: may be shown to whoever asks why. */
  isHiddenByLaw: boolean
  reasons: readonly OfferReason[]
  quota: PlacesLeft
  /** What could be bought here: this shop's stock that meets the country's standards. */
  stock: readonly StockRecord[]
  /** Unheld units of `stock`. */
  available: number
  /** Lowest price of what is available, else of what the shop lists. */
  fromPrice: Money | null
}

/** These hide a donor from everybody, whatever is asked. */
const secretCodes: ReadonlySet<OfferReasonCode> = new Set(['donor-blocked', 'siblings-only'])

/** Standing, offer, reasons, places and price of a donor: the one answer of search, card and donor page. */
export function judgeDonor(donor: DonorRecord, market: Market, ties: OwnTies = noTies): DonorJudgement {
  const { country, countryRule, shop } = market
  const inShop = donor.stock.filter((item) => item.shopCode === shop.code)
  const stock = countryRule
    ? inShop.filter((item) => meetsStandards(item.standards, countryRule.standards))
    : inShop
  const available = stock.reduce((total, item) => total + Math.max(0, item.available), 0)
  const quota = countLeft(
    { ...donor, countryLimit: country ? (donor.ownLimits[country.code] ?? null) : null },
    market.rules,
    donor.taken.map((record) => ({ ...record, donorId: donor.id })),
  )
  const { offered, visible, reasons } = explainOffer({
    donor: {
      ...donor,
      stock: inShop.map(({ standards, available }) => ({
        standards,
        available,
        shippedFrom: shop.address.country,
      })),
    },
    country: countryRule,
    stateCode: market.state || null,
    quota,
    hasOwnPlace: ties.hasPlace,
    hasReportedPregnancy: ties.hasReportedPregnancy,
  })
  const standing = deriveStanding({
    decision: {
      ...donor,
      isSiblingsOnly: donor.isSiblingsOnly && !ties.hasReportedPregnancy,
      isRetired: false,
    },
    stockAvailable: available,
    quota: ties.hasPlace ? { left: null, isFilledForGood: false } : quota,
    today: market.today,
  })
  const isListed = donor.isPublished && (inShop.length > 0 || donor.isUponRequest)
  return {
    ...standing,
    isListed,
    offered: offered && isListed,
    visible: visible && isListed,
    isHiddenByLaw: isListed && !visible && !reasons.some((reason) => secretCodes.has(reason.code)),
    reasons,
    quota,
    stock,
    available,
    fromPrice: findLowest(donor, stock, market),
  }
}

function findLowest(donor: DonorRecord, stock: readonly StockRecord[], market: Market): Money | null {
  const inStock = stock.filter((item) => item.available > 0)
  let lowest: Money | null = null
  for (const item of inStock.length > 0 ? inStock : stock) {
    const price = market.findPrice(donor, item)
    if (price && (lowest === null || price.amountMinor < lowest.amountMinor)) lowest = price
  }
  return lowest
}
