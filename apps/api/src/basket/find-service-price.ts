import { readShopDay } from '@kindred/domain/dates/shop-clock'
import type { Money } from '@kindred/domain/money'
import type { Services } from '../services.ts'
import { type Buyer, priceUnit } from './price-line.ts'
import { showListed } from './show-price.ts'

/** What a shop asks of a buyer for a service of no period, as they read it; null where it does not sell that. */
export function findServicePrice(
  { reference, now }: Pick<Services, 'reference' | 'now'>,
  shopCode: string,
  service: 'shipmentInbound' | 'geneticMatching',
  buyer: Buyer,
): Money | null {
  const shop = reference().shops.get(shopCode)
  if (!shop) return null
  const price = priceUnit(reference(), {
    shopCode,
    productKind: service,
    customerType: buyer.clientType,
    periodMonths: null,
    today: readShopDay(shop, now()),
  })
  return price.ok ? showListed(reference(), shop, buyer, service, price.value) : null
}
