import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listJobs } from '../../apps/api/src/testing/test-jobs.ts'
import { deliverEvents, makeShopper } from '../../apps/api/src/testing/test-shopper.ts'
import { addCustomer, readStock } from '../../apps/api/src/testing/test-world.ts'
import { findDisagreements } from './books.ts'
import { expectSoldOnce, type MortalShop, openHeardShop, payAndHear, stand } from './mortal-shop.ts'

let shop: MortalShop

beforeAll(async () => {
  shop = await openHeardShop()
})

afterAll(() => shop.close())

describe('a customer who goes away', () => {
  it('and never comes back from the card page has bought all the same', async () => {
    const one = await stand(shop)
    await payAndHear(shop, one)
    await expectSoldOnce(shop, one)
  })

  it('turns back on the card page, keeps the basket and pays later', async () => {
    const one = await stand(shop)
    const { orderNumber, reference } = await one.shopper.start()
    await one.shopper.cancel(reference)
    await deliverEvents(shop.app, shop.services)
    expect(await findDisagreements(shop.database.pool)).toEqual([])
    expect(await one.shopper.askResult(orderNumber)).toMatchObject({
      state: 'failed',
      failureCode: 'payment-cancelled',
    })
    expect(await readStock(shop.database.pool, one.donor.stockItemId)).toEqual({ onHand: 10, held: 2 })
    await payAndHear(shop, one)
    await expectSoldOnce(shop, one)
  })

  it('pays after the hold ran out: sold while it is there, paid back when another has it', async () => {
    const [late, tooLate] = [await stand(shop), await stand(shop)]
    const { reference } = await late.shopper.start()
    const lost = await tooLate.shopper.start()
    shop.services.moveClock(61)
    const { tasks } = await import('../../apps/api/src/basket/jobs.ts')
    for (const { payload } of await listJobs(shop.database.pool, 'basket.expireHolds'))
      await tasks['basket.expireHolds']?.(payload, shop.services)
    expect(await findDisagreements(shop.database.pool)).toEqual([])
    expect(await readStock(shop.database.pool, tooLate.donor.stockItemId)).toEqual({ onHand: 10, held: 0 })

    await late.shopper.pay(reference)
    await deliverEvents(shop.app, shop.services)
    await expectSoldOnce(shop, late)

    const other = makeShopper(shop.app, shop.services, await addCustomer(shop.database.pool))
    await other.add({
      lineHandlingType: 'strawDelivery',
      stockItemId: tooLate.donor.stockItemId,
      quantity: 9,
    })
    await tooLate.shopper.pay(lost.reference)
    await deliverEvents(shop.app, shop.services)
    expect(await findDisagreements(shop.database.pool)).toEqual([])
    expect(await tooLate.shopper.askResult(lost.orderNumber)).toMatchObject({
      state: 'refunded',
      failureCode: 'goods-gone',
    })
    expect(await readStock(shop.database.pool, tooLate.donor.stockItemId)).toEqual({ onHand: 10, held: 9 })
  })
})
