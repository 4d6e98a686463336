import { readShopDay } from '@kindred/domain/dates/shop-clock'
import type { Money } from '@kindred/domain/money'
import type { Services } from '../services.ts'
import { priceUnit } from './price-line.ts'

/** What a shop asks for receiving straws, eggs or embryos from elsewhere, as its list has it; null where it does not. */
export function findArrivalPrice({ reference, now }: Services, shopCode: string): Money | null {
  const shop = reference().shops.get(shopCode)
  if (!shop) return null
  const price = priceUnit(reference(), {
    shopCode,
    productKind: 'shipmentInbound',
    customerType: null,
    periodMonths: null,
    today: readShopDay(shop, now()),
  })
  return price.ok ? price.value : null
}
