import type { depositSchema } from '@kindred/contracts/orders'
import { renewDeposit } from '@kindred/domain/checkout/renew-deposit'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { goodsOf } from '@kindred/domain/stock/goods-of'
import type { z } from 'zod'
import type { Buyer } from '../basket/price-line.ts'
import { showListed } from '../basket/show-price.ts'
import type { Services } from '../services.ts'
import { listCustomerDeposits } from './deposit.store.ts'

/**
 * What a customer keeps with us, soonest end first (decision 14), with the periods that can be added to it and what each
 * costs, as the customer reads it.
 */
export async function listDeposits(
  services: Services,
  customerId: string,
  buyer: Buyer,
): Promise<z.output<typeof depositSchema>[]> {
  const reference = services.reference()
  const { shops, servicePrices } = reference
  const deposits = await listCustomerDeposits(services.pool, customerId)
  return deposits.map(({ broughtGoods, ...deposit }) => {
    const shop = shops.get(deposit.shopCode)
    const today = readShopDay(shop ?? { timeZone: 'UTC' }, services.now())
    const isStored = deposit.kind === 'stored'
    const service = isStored ? 'storage' : 'reservation'
    const product = isStored ? 'storageRenewalPeriod' : 'reservationRenewalPeriod'
    const renewals = servicePrices.flatMap(({ shopCode, service: of, months, price }) => {
      if (!shop || shopCode !== deposit.shopCode || of !== service || months === null) return []
      const end = renewDeposit(deposit, months, today)
      if (!end.ok) return []
      return [{ months, price: showListed(reference, shop, buyer, product, price), endsOn: end.value }]
    })
    return {
      ...deposit,
      goods: broughtGoods ?? goodsOf(deposit.strawType ?? ''),
      isOver: today > deposit.endsOn,
      renewals: renewals.sort((a, b) => a.months - b.months),
    }
  })
}
