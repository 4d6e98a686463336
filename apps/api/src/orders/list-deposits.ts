import type { depositSchema } from '@kindred/contracts/orders'
import { renewDeposit } from '@kindred/domain/checkout/renew-deposit'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { goodsOf } from '@kindred/domain/stock/goods-of'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import { listCustomerDeposits } from './deposit.store.ts'

/** What a customer keeps with us, soonest end first (decision 14), with the periods that can be added to it. */
export async function listDeposits(
  services: Services,
  customerId: string,
): Promise<z.output<typeof depositSchema>[]> {
  const { shops, servicePrices } = services.reference()
  const deposits = await listCustomerDeposits(services.pool, customerId)
  return deposits.map(({ broughtGoods, ...deposit }) => {
    const today = readShopDay(shops.get(deposit.shopCode) ?? { timeZone: 'UTC' }, services.now())
    const service = deposit.kind === 'stored' ? 'storage' : 'reservation'
    const renewals = servicePrices.flatMap(({ shopCode, service: of, months, price }) => {
      if (shopCode !== deposit.shopCode || of !== service || months === null) return []
      const end = renewDeposit(deposit, months, today)
      return end.ok ? [{ months, price, endsOn: end.value }] : []
    })
    return {
      ...deposit,
      goods: broughtGoods ?? goodsOf(deposit.strawType ?? ''),
      isOver: today > deposit.endsOn,
      renewals: renewals.sort((a, b) => a.months - b.months),
    }
  })
}
