import { quotaRulesForShop } from '@kindred/content/reference/quota-rules-for-shop.ts'
import type { CountryReference, Reference, ShopReference } from '@kindred/content/reference/reference.ts'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { type CountryRule, readCountryRule } from '@kindred/domain/law/read-country-rule'
import type { Money } from '@kindred/domain/money'
import { type QuotaRule, selectQuotaRules } from '@kindred/domain/quotas/quota-rule'
import type { ClientType } from '@kindred/domain/vocabulary'
import { type Buyer, priceUnit } from '../basket/price-line.ts'
import { showListed } from '../basket/show-price.ts'
import type { DonorRecord, StockRecord } from './donor-record.ts'

/** From where somebody looks at donors: everything that standing, offer and price depend on besides the donor. */
export type Market = {
  shop: ShopReference
  country: CountryReference | null
  /** The law of that country, in that state, today. */
  countryRule: CountryRule | null
  state: string
  customerType: ClientType
  /** The shop's calendar date. */
  today: string
  rules: QuotaRule[]
  /** Who reads its prices. A professional is taken to have a VAT number until their basket knows. */
  buyer: Buyer
  /** The price as that buyer reads it. */
  findPrice: (donor: DonorRecord, item: StockRecord) => Money | null
}

export type MarketKey = {
  shopCode: string
  treatmentCountry: string | null
  treatmentState: string
  customerType: ClientType
}

/** Opens the market a request speaks of. `shopCode` and country are known (the front door has checked them). */
export function openMarket(key: MarketKey, reference: Reference, now: Date): Market {
  const shop = reference.shops.get(key.shopCode)
  if (!shop) throw new Error(`No shop ${key.shopCode} in the reference data`)
  const country = key.treatmentCountry ? (reference.countries.get(key.treatmentCountry) ?? null) : null
  const today = readShopDay(shop, now)
  const buyer: Buyer = {
    clientType: key.customerType,
    deliveryCountry: country?.code ?? null,
    deliveryState: key.treatmentState || null,
    hasVatNumber: key.customerType === 'professional',
  }
  const place = country && { countryCode: country.code, stateCode: key.treatmentState || null }
  return {
    shop,
    country,
    countryRule: country && readCountryRule(country, { today, stateCode: key.treatmentState }),
    state: key.treatmentState,
    customerType: key.customerType,
    today,
    rules:
      country && place
        ? selectQuotaRules(quotaRulesForShop(reference, shop.code, country.code), place, today)
        : [],
    buyer,
    findPrice: rememberPrices(reference, shop, buyer, today),
  }
}

/** Prices differ by a handful of traits, so thousands of donors share a few hundred answers. */
function rememberPrices(
  reference: Reference,
  shop: ShopReference,
  buyer: Buyer,
  today: string,
): Market['findPrice'] {
  const known = new Map<string, Money | null>()
  return (donor, item) => {
    const key = `${item.strawType}|${item.motClass}|${item.volumeUl}|${donor.releaseType}|${donor.tier}`
    const found = known.get(key)
    if (found !== undefined) return found
    const price = priceUnit(reference, {
      shopCode: shop.code,
      productKind: 'strawDelivery',
      customerType: buyer.clientType,
      periodMonths: null,
      item: { ...item, donorId: donor.id, onHand: item.available, held: 0 },
      donor: { ...donor, countryLimit: null },
      today,
    })
    const shown = price.ok ? showListed(reference, shop, buyer, 'strawDelivery', price.value) : null
    known.set(key, shown)
    return shown
  }
}
