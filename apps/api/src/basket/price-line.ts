import type { Reference, ShopReference } from '@kindred/content/reference/reference.ts'
import type { Money } from '@kindred/domain/money'
import { findPrice, type PricedKind, type PriceEntry } from '@kindred/domain/prices/find-price'
import { decideTax, isPriceWithTax, type TaxRate } from '@kindred/domain/prices/tax'
import type { Result } from '@kindred/domain/result'
import type { ClientType, ProductKind } from '@kindred/domain/vocabulary'
import type { DonorRow, ItemRow } from './basket-rows.ts'

type PriceBook = { entries: ReadonlyMap<string, PriceEntry[]>; rates: TaxRate[] }
const books = new WeakMap<Reference, PriceBook>()

/** The price list of a snapshot as the rules read it, made once for each snapshot. */
function openBook(reference: Reference): PriceBook {
  const known = books.get(reference)
  if (known) return known
  const entries = new Map<string, PriceEntry[]>()
  const add = (entry: PriceEntry) =>
    entries.set(entry.shopCode, [...(entries.get(entry.shopCode) ?? []), entry])
  const always = { validFrom: null, validUntil: null }
  reference.prices.forEach((row, index) => {
    const isStraw = row.strawType !== 'eggLot' && row.strawType !== 'embryo'
    add({
      ...always,
      id: `price-${index}`,
      shopCode: row.shopCode,
      kind: isStraw ? 'straw' : (row.strawType as 'eggLot' | 'embryo'),
      strawType: isStraw ? (row.strawType as PriceEntry['strawType']) : null,
      motClass: row.motClass === 0 ? null : row.motClass,
      releaseType: row.releaseType,
      tier: row.tier,
      volumeUl: row.volumeUl,
      customerType: row.customerType,
      periodMonths: null,
      price: row.price,
    })
  })
  reference.servicePrices.forEach((row, index) => {
    add({
      ...always,
      id: `service-${index}`,
      shopCode: row.shopCode,
      kind: row.service === 'storage' ? 'storageRenewalPeriod' : row.service,
      strawType: null,
      motClass: null,
      releaseType: null,
      tier: null,
      volumeUl: null,
      customerType: null,
      periodMonths: row.months,
      price: row.price,
    })
  })
  const rates = reference.taxRates.map((rate) => ({
    shopCode: rate.shopCode,
    countryCode: rate.country,
    stateCode: null,
    productKind: null,
    rateBp: rate.rateBp,
  }))
  const book = { entries, rates }
  books.set(reference, book)
  return book
}

/** The listed price of one unit: of an item where there is one, else of a service. Refusal: `no-price`. */
export function priceUnit(
  reference: Reference,
  of: {
    shopCode: string
    productKind: ProductKind
    customerType: ClientType | null
    periodMonths: number | null
    item?: ItemRow
    donor?: DonorRow
    today: string
  },
): Result<Money> {
  const entries = openBook(reference).entries.get(of.shopCode) ?? []
  const common = { shopCode: of.shopCode, customerType: of.customerType, today: of.today }
  if (!of.item || !of.donor) {
    const kind: PricedKind = of.productKind === 'reservationRenewalPeriod' ? 'reservation' : of.productKind
    return findPrice(entries, { ...common, kind, periodMonths: of.periodMonths })
  }
  const { item, donor } = of
  const isStraw = item.strawType !== 'eggLot' && item.strawType !== 'embryo'
  return findPrice(entries, {
    ...common,
    kind: isStraw ? 'straw' : (item.strawType as 'eggLot' | 'embryo'),
    strawType: isStraw ? (item.strawType as PriceEntry['strawType']) : null,
    motClass: item.motClass === 0 ? null : item.motClass,
    volumeUl: item.volumeUl,
    releaseType: donor.releaseType,
    tier: donor.tier,
  })
}

/** How a shop lists its prices: with its home rate in them, or without tax. */
export function readListing(
  reference: Reference,
  shop: ShopReference,
): { includesTax: boolean; listRateBp: number } {
  const home = reference.taxRates.find(
    (rate) => rate.shopCode === shop.code && rate.country === shop.address.country,
  )
  return { includesTax: home?.pricesIncludeTax ?? false, listRateBp: home?.rateBp ?? 0 }
}

/** Who buys and where it goes, as far as tax depends on it. */
export type Buyer = {
  clientType: ClientType
  /** Null while nobody knows: the shop’s own then. */
  deliveryCountry: string | null
  deliveryState: string | null
  hasVatNumber: boolean
}

/** Basis points of tax a line bears. Refusal: `tax-rate-missing`. */
export function findLineTax(
  reference: Reference,
  shop: ShopReference,
  of: Buyer & { productKind: ProductKind },
): Result<number> {
  const decision = decideTax({
    shopCode: shop.code,
    shopCountry: shop.address.country,
    deliveryCountry: of.deliveryCountry ?? shop.address.country,
    deliveryState: of.deliveryState,
    clientType: of.clientType,
    hasValidVatNumber: of.hasVatNumber,
    productKind: of.productKind,
    rates: openBook(reference).rates,
  })
  return decision.ok ? { ok: true, value: decision.value.rateBp } : decision
}

/** What `sumOrder` needs to know about how a line's price was listed. */
export function readLineListing(
  reference: Reference,
  shop: ShopReference,
  productKind: ProductKind,
): { includesTax: boolean; listRateBp: number } {
  const listing = readListing(reference, shop)
  return { ...listing, includesTax: isPriceWithTax(productKind, listing.includesTax) }
}
