import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { isSubscribedOn, type SubscriptionPeriod } from '@kindred/domain/orders/find-subscription-end'
import type { Services } from '../services.ts'
import { listSubscriptionLines } from './order.store.ts'

/** True while a subscription the customer paid for, or has on an invoice, runs: by the day of the shop that sold it. */
export async function isSubscriber(
  { pool, reference, now }: Pick<Services, 'pool' | 'reference' | 'now'>,
  customerId: string,
): Promise<boolean> {
  const lines = await listSubscriptionLines(pool, customerId)
  if (lines.length === 0) return false
  const zoneOf = (shopCode: string) => reference().shops.get(shopCode) ?? { timeZone: 'UTC' }
  const periods = lines.map(
    ({ shopCode, placedAt, months }): SubscriptionPeriod => ({
      startsOn: readShopDay(zoneOf(shopCode), placedAt),
      months,
    }),
  )
  const [first] = lines
  return isSubscribedOn(periods, readShopDay(zoneOf(first?.shopCode ?? ''), now()))
}
