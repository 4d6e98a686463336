import { readLocalMoment } from '@kindred/domain/dates/shop-clock'
import type { Money } from '@kindred/domain/money'
import { priceUnit } from '../basket/price-line.ts'
import type { Services } from '../services.ts'

/** GEN-02: the price of genetic matching as a product, as the basket would ask it; null where there is none. */
export function findMatchingPrice({ reference, now }: Services, shopCode: string): Money | null {
  const timeZone = reference().shops.get(shopCode)?.timeZone ?? 'UTC'
  const price = priceUnit(reference(), {
    shopCode,
    productKind: 'geneticMatching',
    customerType: 'private',
    periodMonths: null,
    today: readLocalMoment(now().toISOString(), timeZone).date,
  })
  return price.ok ? price.value : null
}
