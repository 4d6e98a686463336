import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listJobs } from '../testing/test-jobs.ts'
import { addDonor, readStock, readTaken } from '../testing/test-world.ts'
import { type CardDesk, openCardDesk } from './testing/card-desk.ts'

let desk: CardDesk

beforeAll(async () => {
  desk = await openCardDesk()
})
afterAll(() => desk.close())

describe('a private card purchase', () => {
  it('is paid by the signed event alone, and sells straws, place and mail with it', async () => {
    const donor = await addDonor(desk.database.pool)
    const customer = await desk.visit()
    await customer.walk(donor, 2)
    const { orderNumber, reference } = await customer.start()
    expect(await desk.pay(reference)).toContain('/en-gb/dk-shop/private/checkout/success/?orderNumber=')
    expect(await customer.askResult(orderNumber)).toMatchObject({ state: 'pending' })
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 2 })

    expect(await desk.deliver()).toEqual([200])
    expect(await customer.askResult(orderNumber)).toMatchObject({
      state: 'paid',
      next: ['prepare', 'leave', 'report'],
    })
    expect(await desk.readOrder(orderNumber)).toMatchObject({
      order_state: 'placed',
      payment_state: 'paid',
      // 2 straws at 800 and the tank at 200 include tax; the place is 350 and 25 %.
      total_minor: 160_000 + 20_000 + 43_750,
      straws: 2,
    })
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    expect(await readTaken(desk.database.pool, donor.id)).toBe(1)
    const { rows } = await desk.database.pool.query(
      'select place_state from shop.quota_place where customer_id = $1',
      [customer.customerId],
    )
    expect(rows).toEqual([{ place_state: 'sold' }])
    expect(await listJobs(desk.database.pool, 'mail.send')).toHaveLength(1)
  })

  it('places the order once when the event comes twice and late', async () => {
    const donor = await addDonor(desk.database.pool)
    const customer = await desk.visit()
    await customer.walk(donor, 2)
    const { orderNumber, reference } = await customer.start()
    await desk.pay(reference, '4000 0000 0000 0341')
    const jobs = await listJobs(desk.database.pool, 'sandbox.deliverEvent')
    expect(jobs.map((job) => job.runAt.getTime() - desk.services.now().getTime())).toEqual([10_000, 10_000])
    expect(await desk.deliver()).toEqual([200, 200])
    expect(await desk.readOrder(orderNumber)).toMatchObject({ payment_state: 'paid', straws: 2 })
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
  })

  it('asks the bank for a 3-D Secure card, and pays or fails by the answer', async () => {
    const donor = await addDonor(desk.database.pool)
    const customer = await desk.visit()
    await customer.walk(donor, 2)
    const { orderNumber, reference } = await customer.start()
    expect(await desk.pay(reference, '4000 0025 0000 3155')).toBe(`/sandbox-pay/${reference}`)
    const answer = await desk.app.inject({
      method: 'POST',
      url: `/sandbox-pay/${reference}/challenge`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'answer=approve',
    })
    expect(answer.headers.location).toContain('/checkout/success/')
    await desk.deliver()
    expect(await customer.askResult(orderNumber)).toMatchObject({ state: 'paid' })
  })

  it('leaves the basket as it was after a declined card, and takes another one', async () => {
    const donor = await addDonor(desk.database.pool)
    const customer = await desk.visit()
    await customer.walk(donor, 2)
    const first = await customer.start()
    expect(await desk.pay(first.reference, '4000 0000 0000 0002')).toContain('/checkout/failure/')
    await desk.deliver()
    expect(await customer.askResult(first.orderNumber)).toMatchObject({
      state: 'failed',
      failureCode: 'card-declined',
    })
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 2 })
    const second = await customer.start()
    expect(second.orderNumber).toBe(first.orderNumber)
    await desk.pay(second.reference)
    await desk.deliver()
    expect(await customer.askResult(second.orderNumber)).toMatchObject({ state: 'paid' })
  })

  it('refuses a forged event, one of another amount and one of nobody, and keeps the last two', async () => {
    const donor = await addDonor(desk.database.pool)
    const customer = await desk.visit()
    await customer.walk(donor, 2)
    const { orderNumber, reference } = await customer.start()
    const event = {
      id: `evt-${orderNumber}`,
      type: 'payment.succeeded',
      reference,
      merchantReference: crypto.randomUUID(),
      amountMinor: 223_750,
      currency: 'EUR',
      failureCode: null,
      refundId: null,
      disputeId: null,
    }
    expect((await desk.sendEvent(event, 'another key')).statusCode).toBe(400)
    expect((await desk.sendEvent({ ...event, amountMinor: 1 })).json().errors[0].code).toBe('amount-mismatch')
    const foreign = { ...event, id: 'evt-foreign', reference: crypto.randomUUID() }
    expect((await desk.sendEvent(foreign)).json().errors[0].code).toBe('payment-unknown')
    expect(await desk.readOrder(orderNumber)).toMatchObject({
      order_state: 'draft',
      payment_state: 'pending',
    })
    const kept = await desk.database.pool.query(
      `select outcome from shop.payment_event where event_id = any($1)`,
      [[event.id, foreign.id]],
    )
    expect(kept.rows.map((row) => row.outcome).sort()).toEqual(['amount-mismatch', 'payment-unknown'])
  })

  it('cannot be read by another customer, and no step can be skipped', async () => {
    const donor = await addDonor(desk.database.pool)
    const [customer, other] = [await desk.visit(), await desk.visit()]
    await customer.walk(donor, 2)
    const { orderNumber } = await customer.start()
    const path = `checkout/dk-shop/en-gb/getpaymentsuccessfulpagedetails?orderNumber=${orderNumber}`
    expect((await other.read(path)).statusCode).toBe(404)
    await other.post('dk-shop/en-gb/basket', {
      lineHandlingType: 'strawDelivery',
      stockItemId: donor.stockItemId,
      quantity: 1,
    })
    const skipped = await other.post('checkout/dk-shop/en-gb/startcardpayment')
    expect(skipped.statusCode).toBe(422)
    expect(skipped.json()).toMatchObject({
      errors: [{ code: 'step-not-reachable', data: { tab: 'basket' } }],
    })
    const priced = await other.post('dk-shop/en-gb/basket', {
      lineHandlingType: 'strawDelivery',
      stockItemId: donor.stockItemId,
      quantity: 1,
      unitPrice: 1,
    })
    expect(priced.statusCode).toBe(400)
  })
})
