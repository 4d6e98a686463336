import type { Reference } from '@kindred/content/reference/reference.ts'
import type { DonorDetail } from '@kindred/contracts/donors'
import { showListed } from '../basket/show-price.ts'
import type { Market } from './market.ts'

/** The ways straws travel from the shop to the treatment country, the cheapest first; none before one is chosen. */
export function listShipping(
  reference: Reference,
  { shop, country, buyer }: Market,
): DonorDetail['shipping'] {
  if (!country) return []
  return reference.shippingMethods
    .filter(
      ({ shopCode, countries }) =>
        shopCode === shop.code && (countries.length === 0 || countries.includes(country.code)),
    )
    .map(({ method, price, keepsColdDays, transitDays, tankBackWithinDays }) => ({
      method,
      price: showListed(reference, shop, buyer, 'shipment', price),
      keepsColdDays,
      transitDays,
      tankBackWithinDays,
    }))
    .sort((a, b) => a.price.amountMinor - b.price.amountMinor)
}

/** What each period of a service costs here, the shortest first. */
export function listPeriods(
  reference: Reference,
  { shop, buyer }: Market,
  service: 'subscription' | 'reservation',
): DonorDetail['subscriptions'] {
  return reference.servicePrices
    .flatMap(({ shopCode, service: of, months, price }) =>
      shopCode === shop.code && of === service && months !== null
        ? [{ months, price: showListed(reference, shop, buyer, service, price) }]
        : [],
    )
    .sort((a, b) => a.months - b.months)
}
