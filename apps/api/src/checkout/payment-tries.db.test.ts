import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tasks as basketTasks } from '../basket/jobs.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { runJobs } from '../testing/test-jobs.ts'
import { addDonor, readStock, readTaken } from '../testing/test-world.ts'
import { type CardDesk, openCardDesk } from './testing/card-desk.ts'

let desk: CardDesk

beforeAll(async () => {
  desk = await openCardDesk()
})
afterAll(() => desk.close())

describe('a private card purchase', () => {
  it('gives the money back when the hold ran out and the straws are gone, and says so', async () => {
    const donor = await addDonor(desk.database.pool, { straws: 2 })
    const [slow, quick] = [await desk.visit(), await desk.visit()]
    await slow.walk(donor, 2)
    const { orderNumber, reference } = await slow.start()
    desk.services.moveClock(61)
    await quick.walk(donor, 2)
    const other = await quick.start()
    await desk.pay(reference)
    await desk.deliver()
    expect(await desk.readOrder(orderNumber)).toMatchObject({
      order_state: 'cancelled',
      payment_state: 'refunded',
    })
    expect(await slow.askResult(orderNumber)).toMatchObject({ state: 'refunded', failureCode: 'goods-gone' })
    expect(await runJobs(desk.services, paymentTasks, 'payments.refund')).toBe(1)
    await desk.deliver()
    const { rows } = await desk.database.pool.query('select state from shop.sandbox_payment where id = $1', [
      reference,
    ])
    expect(rows[0].state).toBe('refunded')
    await desk.pay(other.reference)
    await desk.deliver()
    expect(await quick.askResult(other.orderNumber)).toMatchObject({ state: 'paid' })
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 0, held: 0 })
  })

  it('sells all the same when the hold ran out but nobody took it', async () => {
    const donor = await addDonor(desk.database.pool)
    const customer = await desk.visit()
    await customer.walk(donor, 2)
    const { orderNumber, reference } = await customer.start()
    desk.services.moveClock(61)
    await runJobs(desk.services, basketTasks, 'basket.expireHolds')
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    await desk.pay(reference)
    await desk.deliver()
    expect(await customer.askResult(orderNumber)).toMatchObject({ state: 'paid' })
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    expect(await readTaken(desk.database.pool, donor.id)).toBe(1)
  })

  it('leads everybody who presses at once to one page, and takes the money once', async () => {
    const donor = await addDonor(desk.database.pool)
    const customer = await desk.visit()
    await customer.walk(donor, 2)
    const starts = await Promise.all(Array.from({ length: 6 }, () => customer.start()))
    expect(new Set(starts.map((one) => one.reference)).size).toBe(1)
    expect(new Set(starts.map((one) => one.orderNumber)).size).toBe(1)
    const { reference, orderNumber } = await customer.start()
    expect(reference).toBe(starts[0]?.reference)
    await desk.pay(reference)
    // Paid, while the event is still under way: no second page opens.
    expect((await customer.start()).reference).toBe(reference)
    await desk.deliver()
    expect(await customer.askResult(orderNumber)).toMatchObject({ state: 'paid' })
    expect(await desk.listTries(orderNumber)).toEqual(['paid'])
  })

  it('closes the page of an order that was made anew', async () => {
    const donor = await addDonor(desk.database.pool)
    const customer = await desk.visit()
    await customer.walk(donor, 2)
    const first = await customer.start()
    desk.services.moveClock(1)
    await customer.walk(donor, 3)
    const second = await customer.start()
    expect(second.reference).not.toBe(first.reference)
    await runJobs(desk.services, paymentTasks, 'payments.cancel')
    expect(await desk.pay(first.reference)).toContain('/checkout/failure/')
    await desk.deliver()
    expect(await desk.listTries(first.orderNumber)).toEqual(['failed'])
    await desk.pay(second.reference)
    await desk.deliver()
    expect(await customer.askResult(second.orderNumber)).toMatchObject({ state: 'paid' })
  })

  it('keeps one payment when two were made, and gives the second back', async () => {
    const donor = await addDonor(desk.database.pool)
    const customer = await desk.visit()
    await customer.walk(donor, 2)
    const first = await customer.start()
    await desk.pay(first.reference, '4000 0000 0000 0002')
    await desk.deliver()
    const second = await customer.start()
    expect(second.orderNumber).toBe(first.orderNumber)
    await desk.pay(second.reference)
    await desk.deliver()
    // The provider let the first be tried once more.
    await desk.sendEvent({
      id: `evt-late-${first.reference}`,
      type: 'payment.succeeded',
      reference: first.reference,
      merchantReference: crypto.randomUUID(),
      amountMinor: 223_750,
      currency: 'EUR',
      failureCode: null,
      refundId: null,
      disputeId: null,
    })
    expect(await desk.listTries(first.orderNumber)).toEqual(['paid', 'refunded'])
    expect(await desk.readOrder(first.orderNumber)).toMatchObject({
      order_state: 'placed',
      payment_state: 'paid',
    })
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    await runJobs(desk.services, paymentTasks, 'payments.refund')
  })

  it('gives up the order when the basket changes, and gives back money that still comes for it', async () => {
    const donor = await addDonor(desk.database.pool)
    const customer = await desk.visit()
    await customer.walk(donor, 2)
    const first = await customer.start()
    desk.services.moveClock(1)
    await customer.walk(donor, 3)
    await desk.pay(first.reference)
    await desk.deliver()
    expect(await desk.readOrder(first.orderNumber)).toMatchObject({ order_state: 'cancelled' })
    const second = await customer.start()
    expect(second.orderNumber).not.toBe(first.orderNumber)
    await desk.pay(second.reference)
    await desk.deliver()
    expect(await customer.askResult(second.orderNumber)).toMatchObject({ state: 'paid' })
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 7, held: 0 })
  })
})
