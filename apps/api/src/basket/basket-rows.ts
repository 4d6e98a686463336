import type { Arrival } from '@kindred/domain/basket/arrival'
import type {
  ClientType,
  DonorKind,
  LineHandlingType,
  MotClass,
  ProductKind,
  QuotaPlaceState,
  ReleaseType,
  Standard,
  StrawType,
  Tier,
} from '@kindred/domain/vocabulary'
import type { BalanceRow, LimitedDonor } from '../quotas/place-limits.ts'

/** Instants are ISO texts or what PostgreSQL's JSON makes of them; both are read by `Date.parse`. */
export type BasketRow = {
  id: string
  shopCode: string
  customerId: string | null
  customerType: ClientType | 'anonymous'
  language: string
  currency: string
  treatmentCountry: string | null
  treatmentState: string
  version: number
  holdExpiresAt: Date | null
  holdRenewed: boolean
  discountCode: string | null
  /** Last change of its lines or country. */
  updatedAt: Date
}

export type LineRow = {
  id: string
  lineHandlingType: LineHandlingType
  productKind: ProductKind
  donorId: string | null
  stockItemId: string | null
  /** What a renewal goes on with, or what is sent comes out of. */
  depositId: string | null
  /** What is brought from elsewhere. */
  arrival: Arrival | null
  periodMonths: number | null
  quantity: number
  unitPriceMinor: number
  taxRateBp: number
  addedAutomatically: boolean
}

export type ItemRow = {
  id: string
  donorId: string
  shopCode: string
  strawType: StrawType | 'eggLot' | 'embryo'
  motClass: MotClass | 0
  volumeUl: number
  standards: Standard[]
  onHand: number
  held: number
}

export type DonorRow = LimitedDonor & {
  code: string
  alias: string
  kind: DonorKind
  releaseType: ReleaseType
  tier: Tier
  isBlocked: boolean
  /** Offered no more, or not yet: what somebody has of this donor stays theirs. */
  isPublished: boolean
  isUponRequest: boolean
  isSiblingsOnly: boolean
}

/** Something the customer keeps with us. */
export type DepositRow = {
  id: string
  kind: 'stored' | 'reserved'
  /** Null for what was brought from elsewhere, as is what lies in it. */
  donorId: string | null
  stockItemId: string | null
  quantity: number
  endsOn: string
}

export type PlaceRow = {
  id: string
  donorId: string
  country: string
  state: string
  placeState: QuotaPlaceState
  customerId: string | null
  basketId: string | null
}

/** Everything the rules need to judge a basket, read in one statement. */
export type BasketFacts = {
  lines: LineRow[]
  items: ItemRow[]
  donors: DonorRow[]
  balances: BalanceRow[]
  places: PlaceRow[]
  /** The customer's own and not closed, as far as lines or changes name them. */
  deposits: DepositRow[]
  /** Donors by whom the customer has reported a pregnancy. */
  pregnantBy: string[]
  vatNumber: string | null
  /** Where the checkout sends it, once that is said; decides the tax. */
  deliveryCountry: string | null
  deliveryState: string | null
  isClinicDelivery: boolean
  /** What the checkout has kept of this basket, for that context to read; null before its first step. */
  checkout: Readonly<Record<string, unknown>> | null
  /** An order of this basket that waits for its payment. */
  draftOrderId: string | null
  /** How often the basket’s code, or the one asked for, is used by others and by this customer’s other orders. */
  discountUses: { total: number; byCustomer: number }
}
