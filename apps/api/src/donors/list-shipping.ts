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

/** What a subscription costs here, the shortest period first. */
export function listSubscriptions(
  reference: Reference,
  { shop, buyer }: Market,
): DonorDetail['subscriptions'] {
  return reference.servicePrices
    .flatMap(({ shopCode, service, months, price }) =>
      shopCode === shop.code && service === 'subscription' && months !== null
        ? [{ months, price: showListed(reference, shop, buyer, 'subscription', price) }]
        : [],
    )
    .sort((a, b) => a.months - b.months)
}
