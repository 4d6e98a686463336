import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findDisagreements } from '../../../../tests/faults/books.ts'
import { addDonor, readStock, readTaken } from '../testing/test-world.ts'
import { codeOf, openRefundDesk, type RefundDesk } from './testing/refund-desk.ts'

let desk: RefundDesk

beforeAll(async () => {
  desk = await openRefundDesk()
})
beforeEach(async () => void (await desk.dropMails()))
// Whatever a test did: stock, places, orders, deposits and money agree.
afterEach(async () => expect(await findDisagreements(desk.database.pool)).toEqual([]))
afterAll(() => desk.close())

describe('a refund of lines', () => {
  it('brings straws back to stock and keeps the place, since straws of that donor are left', async () => {
    const donor = await addDonor(desk.database.pool)
    const shopper = await desk.visit()
    const number = await shopper.buyByCard(donor, 3)
    const { lines } = await desk.read(number)
    const [straws, place] = ['strawDelivery', 'quota'].map((kind) =>
      lines.find((line: { productKind: string }) => line.productKind === kind),
    )
    const stays = await desk.refund(number, {
      lines: [
        { lineId: straws.id, quantity: 1 },
        { lineId: place.id, quantity: 1 },
      ],
    })
    expect(stays.json().errors[0]).toMatchObject({
      code: 'place-stays',
      data: { reason: 'donor-material-left' },
    })
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 7, held: 0 })

    const one = (await desk.refund(number, { lines: [{ lineId: straws.id, quantity: 1 }] })).json()
    expect(one.refunds[0].amount.amountMinor).toBe(straws.total.amountMinor / 3)
    expect(one.lines.find((line: { id: string }) => line.id === straws.id)).toMatchObject({
      cancelledQuantity: 1,
    })
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    expect(await readTaken(desk.database.pool, donor.id)).toBe(1)
    const left = (await shopper.get(`/api/orders/${number}`)).json()
    expect(left.lines[0].straws).toHaveLength(2)
    expect(left.state).toBe('placed')
    // Goods are with others by now, perhaps: this one is final.
    expect(codeOf(await desk.act(number, 'withdrawRefund'))).toBe('no-refund-to-withdraw')
    await desk.settle()

    const rest = [
      { lineId: straws.id, quantity: 2 },
      { lineId: place.id, quantity: 1 },
    ]
    const all = (await desk.refund(number, { lines: rest })).json()
    expect(all.refunds[1].amount.amountMinor).toBe(
      (straws.total.amountMinor / 3) * 2 + place.total.amountMinor,
    )
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    expect(await readTaken(desk.database.pool, donor.id)).toBe(0)
    await desk.settle()
    expect(codeOf(await desk.refund(number, { lines: [{ lineId: straws.id, quantity: 1 }] }))).toBe(
      'quantity-not-valid',
    )
    // Its customer waits for nothing; staff have still to close it.
    expect((await shopper.get(`/api/orders/${number}`)).json().state).toBe('closed')
    expect((await shopper.get('/api/orders')).json()[0].state).toBe('closed')
    expect(await desk.read(number)).toMatchObject({ state: 'placed', orderState: 'placed' })
    // The very straws can be sold again.
    expect(await (await desk.visit()).buyByCard(donor, 10)).toBeTruthy()
  })

  it('is money alone once the straws have left the bank, and waits while they are picked', async () => {
    const donor = await addDonor(desk.database.pool)
    const number = await (await desk.visit()).buyByCard(donor, 2)
    await desk.act(number, 'markPicked')
    const { lines } = await desk.read(number)
    const line = { lineId: lines[0].id, quantity: 1 }
    expect(codeOf(await desk.refund(number, { lines: [line] }))).toBe('already-picked')
    expect((await desk.act(number, 'putBack')).json()).toMatchObject({ fulfilmentState: 'waiting' })
    await desk.act(number, 'markPicked')
    await desk.act(number, 'markShipped', { trackingNumber: 'T9' })
    expect((await desk.refund(number, { lines: [line] })).statusCode).toBe(200)
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
    await desk.settle()
    expect((await desk.act(number, 'markReturned', { reason: 'nobody there' })).json().state).toBe('closed')
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 8, held: 0 })
  })
})

describe('reserved straws', () => {
  it('are called off in part at three quarters of their price; the rest stays reserved', async () => {
    const donor = await addDonor(desk.database.pool)
    const shopper = await desk.visit()
    await shopper.add({ lineHandlingType: 'reservation', stockItemId: donor.stockItemId, quantity: 4 })
    const number = await shopper.buyKept(3)
    const { lines } = await desk.read(number)
    const straws = lines.find((line: { productKind: string }) => line.productKind === 'strawReservation')
    const cancelReserved = (quantity: number) =>
      desk.act(number, 'cancelReserved', { lineId: straws.id, quantity, reason: 'needs fewer' })
    expect(codeOf(await cancelReserved(5))).toBe('quantity-not-valid')
    const place = lines.find((line: { productKind: string }) => line.productKind === 'quota')
    const strange = { lineId: place.id, quantity: 1, reason: 'x' }
    expect(codeOf(await desk.act(number, 'cancelReserved', strange))).toBe('not-reserved')
    const off = (await cancelReserved(1)).json()
    expect(off.refunds[0]).toMatchObject({
      cause: 'reservedCancelled',
      amount: { amountMinor: Math.round((straws.total.amountMinor / 4) * 0.75) },
    })
    expect(off.reserved).toMatchObject([{ quantity: 3 }])
    expect((await shopper.get('/api/deposits')).json()).toMatchObject([
      { quantity: 3, straws: { length: 3 } },
    ])
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 7, held: 0 })
    expect(codeOf(await cancelReserved(1))).toBe('refund-under-way')
    await desk.settle()
    await cancelReserved(3)
    await desk.settle()
    expect((await shopper.get('/api/deposits')).json()).toEqual([])
    expect(await readStock(desk.database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    // The place was paid for and is the customer's until it is given back.
    expect(await readTaken(desk.database.pool, donor.id)).toBe(1)
    const back = (await desk.read(number)).refunds.reduce(
      (sum: number, one: { amount: { amountMinor: number } }) => sum + one.amount.amountMinor,
      0,
    )
    expect(back).toBe(Math.round(straws.total.amountMinor * 0.75))
  })

  it('are not called off after their time has ended', async () => {
    const donor = await addDonor(desk.database.pool)
    const shopper = await desk.visit()
    await shopper.add({ lineHandlingType: 'reservation', stockItemId: donor.stockItemId, quantity: 2 })
    const number = await shopper.buyKept(3)
    const { reserved } = await desk.read(number)
    desk.services.moveClock(60 * 24 * 95)
    const late = await desk.act(number, 'cancelReserved', {
      lineId: reserved[0].lineId,
      quantity: 1,
      reason: 'late',
    })
    expect(codeOf(late)).toBe('nothing-reserved')
    desk.services.moveClock(-60 * 24 * 95)
  })
})

describe('a cancelled order', () => {
  it('keeps a place, and its price, while another order brought straws of that donor', async () => {
    const donor = await addDonor(desk.database.pool)
    const shopper = await desk.visit()
    const first = await shopper.buyByCard(donor, 1)
    const second = await shopper.buyByCard(donor, 1)
    const { total, lines } = await desk.read(first)
    const place = lines.find((line: { productKind: string }) => line.productKind === 'quota')
    const cancelled = (await desk.act(first, 'cancel', { reason: 'twice' })).json()
    expect(cancelled.refunds[0].amount.amountMinor).toBe(total.amountMinor - place.total.amountMinor)
    expect(await readTaken(desk.database.pool, donor.id)).toBe(1)
    await desk.settle()
    expect(await desk.read(first)).toMatchObject({ state: 'cancelled', paymentState: 'partlyRefunded' })
    await desk.act(second, 'cancel', { reason: 'after all' })
    await desk.settle()
    // The second brought no place; now that nothing is left, the first one's is given back by its line.
    const back = await desk.refund(first, { lines: [{ lineId: place.id, quantity: 1 }] })
    expect(back.statusCode).toBe(200)
    expect(await readTaken(desk.database.pool, donor.id)).toBe(0)
    await desk.settle()
    expect(await desk.read(first)).toMatchObject({ paymentState: 'refunded' })
  })

  it('keeps the place that a pregnancy made permanent', async () => {
    const donor = await addDonor(desk.database.pool)
    const number = await (await desk.visit()).buyByCard(donor, 1)
    await desk.database.pool.query(
      `update shop.quota_place set place_state = 'permanent' where donor_id = $1`,
      [donor.id],
    )
    await desk.act(number, 'cancel', { reason: 'asked by customer' })
    expect(await readTaken(desk.database.pool, donor.id)).toBe(1)
    const { transitions } = await desk.read(number)
    expect(transitions.map((one: { reason: string }) => one.reason)).toContain('place-stays')
    await desk.settle()
  })
})
