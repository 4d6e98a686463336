import type { LawRule } from '@kindred/domain/law/law-rule'
import type { Money } from '@kindred/domain/money'
import type { Discount } from '@kindred/domain/prices/check-discount'
import type { QuotaRule } from '@kindred/domain/quotas/quota-rule'
import type {
  DonorKind,
  Locale,
  MotClass,
  ReleaseType,
  ShippingMethodKind,
  StrawType,
  Tier,
} from '@kindred/domain/vocabulary'

/** A legal department with everything its shop needs (LOC-03, LOC-04, LOC-06). */
export type ShopReference = {
  id: string
  code: string
  shopName: string
  title: string
  displayName: string
  legalDepartmentId: number
  currency: string
  /** How much of the currency one euro is; prices of family places are kept in euro. */
  euroRate: number
  isDefault: boolean
  defaultCountry: string
  languages: { locale: string; isDefault: boolean }[]
  timeZone: string
  /** Orders after this hour of the shop's day count from the next working day. */
  cutOffHour: number
  holidays: string[]
  /** Card payments of what is shipped are only authorised, and captured then. */
  capturesWhenShipped: boolean
  storageFreeDays: number
  isGeneticMatchingEnabled: boolean
  isFaceMatchingEnabled: boolean
  enableChooseTcLater: boolean
  address: { street: string; postalCode: string; city: string; country: string }
  email: string
  phone: string
  /** The legal entity, as its invoices name it. */
  seller: {
    legalName: string
    registrationNumber: string | null
    vatNumber: string | null
    iban: string | null
    bic: string | null
    /** Days in which an invoice is to be paid. */
    paymentDays: number
  }
  /** By language, where editors wrote them. */
  openingHours: Partial<Record<Locale, string>>
  /** Addresses by network: facebook, instagram, linkedin, youtube, pinterest, twitter. */
  socialLinks: Readonly<Record<string, string>>
  cardPaymentTypes: readonly string[]
}

export type CountryReference = {
  id: string
  code: string
  /** Shops that deliver here, the default one first. */
  shopCodes: string[]
  /** Of every day; `readCountryRule` gives the law of one. */
  lawRules: LawRule[]
  /** Of every day too. Prices in euro; `quotaRulesForShop` gives them in a shop’s currency. */
  quotaRules: QuotaRule[]
  isEu: boolean
  states: { code: string; name: string }[]
}

/** One row of a price list; a null field means "any". */
export type PriceReference = {
  shopCode: string
  donorKind: DonorKind
  strawType: StrawType | 'eggLot' | 'embryo'
  motClass: MotClass | 0 | null
  releaseType: ReleaseType | null
  tier: Tier | null
  volumeUl: number | null
  customerType: 'private' | 'professional' | null
  price: Money
}

/** Prices of what is not a straw: reservation, storage and subscription periods, genetic matching, sending and keeping embryos, receiving from elsewhere. */
export type PricedService =
  | 'reservation'
  | 'storage'
  | 'subscription'
  | 'geneticMatching'
  | 'embryoShipping'
  | 'embryoStorage'
  | 'shipmentInbound'

export type ServicePriceReference = {
  shopCode: string
  service: PricedService
  months: number | null
  price: Money
}

export type ShippingMethodReference = {
  shopCode: string
  method: ShippingMethodKind
  /** Countries it serves; empty means all. */
  countries: string[]
  price: Money
  keepsColdDays: number | null
  transitDays: number
  tankBackWithinDays: number | null
  tankLateFeePerDay: Money | null
  tankReplacement: Money | null
}

export type ClinicReference = {
  id: string
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  receivingHours: string | null
  licenceValidUntil: string | null
}

export type GeneReference = {
  gene: string
  condition: string
  inheritance: 'autosomalRecessive' | 'xLinked'
  carrierOneIn: number | null
  population: string | null
  detectionRate: number | null
  source: string | null
  verified: boolean
}

/** Basis points of tax per shop and country. */
export type TaxRateReference = {
  shopCode: string
  country: string
  rateBp: number
  pricesIncludeTax: boolean
}

/** Master data that staff edit, as the rules read it: one snapshot, replaced whole when anything of it changes. */
export type Reference = {
  version: string
  shops: ReadonlyMap<string, ShopReference>
  countries: ReadonlyMap<string, CountryReference>
  prices: readonly PriceReference[]
  servicePrices: readonly ServicePriceReference[]
  /** Codes of every day; `checkDiscount` says whether one may be used. */
  discounts: readonly Discount[]
  shippingMethods: readonly ShippingMethodReference[]
  taxRates: readonly TaxRateReference[]
  clinics: ReadonlyMap<string, ClinicReference>
  genes: readonly GeneReference[]
  featureFlags: Readonly<Record<string, boolean>>
}
