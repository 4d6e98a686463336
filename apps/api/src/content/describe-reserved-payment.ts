import type { CountryReference, Reference, ShopReference } from '@kindred/content/reference/reference.ts'
import type { ReservedPayment } from '@kindred/contracts/location'
import { findLineTax, readListing } from '../basket/price-line.ts'

/**
 * LOC-65: what a private customer of a country pays a shop to keep straws reserved, and how: the periods sold with their
 * listed prices, the tax of that country (null where no rate is kept), and the cards the shop takes.
 */
export function describeReservedPayment(
  reference: Reference,
  country: CountryReference,
  shop: ShopReference,
): ReservedPayment {
  const tax = findLineTax(reference, shop, {
    productKind: 'reservation',
    deliveryCountry: country.code,
    deliveryState: null,
    clientType: 'private',
    hasVatNumber: false,
  })
  return {
    country: country.code,
    shopCode: shop.code,
    currency: shop.currency,
    pricesIncludeTax: readListing(reference, shop).includesTax,
    taxRateBp: tax.ok ? tax.value : null,
    periods: reference.servicePrices
      .filter((row) => row.shopCode === shop.code && row.service === 'reservation')
      .flatMap(({ months, price }) => (months === null ? [] : [{ months, price }]))
      .sort((a, b) => a.months - b.months),
    cardPaymentTypes: [...shop.cardPaymentTypes],
  }
}
