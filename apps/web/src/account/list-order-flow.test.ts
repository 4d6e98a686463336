import type { Order } from '@kindred/contracts/orders'
import { describe, expect, it } from 'vitest'
import { isOnlyReserved, listOrderFlow } from './list-order-flow.ts'

const entry = (code: string, at = '2026-11-02T10:00:00.000Z') => ({ code, at, data: {} })
const line = (lineHandlingType: string, cancelledQuantity = 0) =>
  ({ lineHandlingType, quantity: 1, cancelledQuantity }) as Order['lines'][number]
const order = (part: Partial<Order>) =>
  ({
    history: [],
    lines: [line('strawDelivery')],
    paymentMethod: 'card',
    state: 'placed',
    total: { amountMinor: 1, currency: 'EUR' },
    ...part,
  }) as Order
const show = (part: Partial<Order>) => listOrderFlow(order(part)).map(({ step, state }) => `${step} ${state}`)

describe('the flow of an order as its customer sees it', () => {
  it('ACC-36 shows what is done, what is due and what comes', () => {
    expect(
      show({ history: [entry('order.placed'), entry('payment.paid'), entry('fulfilment.picked')] }),
    ).toEqual(['placed done', 'paid done', 'picked done', 'shipped now', 'delivered next'])
  })

  it('CHK-10 says that the card is reserved until the money is taken, and only then paid', () => {
    const [placed, reserved] = [entry('order.placed'), entry('payment.authorised')]
    const shipped = entry('fulfilment.shipped', '2026-11-04T10:00:00.000Z')
    expect(show({ history: [placed, reserved] })).toEqual([
      'placed done',
      'reserved done',
      'picked now',
      'shipped next',
      'charged next',
      'delivered next',
    ])
    expect(isOnlyReserved({ history: [placed, reserved, shipped] })).toBe(true)
    const paid = entry('payment.paid', '2026-11-04T10:01:00.000Z')
    expect(show({ history: [placed, reserved, entry('fulfilment.picked'), shipped, paid] })).toEqual([
      'placed done',
      'reserved done',
      'picked done',
      'shipped done',
      'paid done',
      'delivered now',
    ])
    expect(isOnlyReserved({ history: [placed, reserved, shipped, paid] })).toBe(false)
  })

  it('ends with storage where nothing travels', () => {
    const history = [entry('order.placed'), entry('payment.paid')]
    expect(show({ history, lines: [line('storageDelivery'), line('quota')] })).toEqual([
      'placed done',
      'paid done',
      'stored done',
    ])
  })

  it('ACC-36 ends with the payment where nothing travels and nothing is kept', () => {
    const history = [entry('order.placed'), entry('payment.paid')]
    for (const kind of ['subscription', 'storageRenewalPeriod', 'geneticMatching'])
      expect(show({ history, lines: [line(kind)] })).toEqual(['placed done', 'paid done'])
  })

  it('has no payment where nothing is to pay', () => {
    const total = { amountMinor: 0, currency: 'EUR' }
    const history = [entry('order.placed'), entry('payment.paid')]
    expect(show({ history, total })).toEqual(['placed done', 'picked now', 'shipped next', 'delivered next'])
  })

  it('says invoiced where an invoice is paid later', () => {
    expect(show({ paymentMethod: 'invoice', history: [entry('order.placed')] })[1]).toBe('invoiced now')
  })

  it('stops where a cancelled order stopped', () => {
    const history = [entry('order.placed'), entry('payment.paid'), entry('order.cancelled')]
    expect(show({ state: 'cancelled', history })).toEqual(['placed done', 'paid done', 'cancelled now'])
  })

  it('CHK-07 ends with the moment in which it was fetched', () => {
    const history = [entry('order.placed'), entry('payment.paid')]
    expect(show({ history, shippingMethod: 'pickUp' })).toEqual([
      'placed done',
      'paid done',
      'picked now',
      'shipped next',
    ])
  })

  it('ACC-36 sends nothing on its way that was called off before it left', () => {
    const history = [entry('order.placed'), entry('payment.paid'), entry('payment.partlyRefunded')]
    const lines = [line('strawDelivery', 1), line('quota')]
    expect(show({ history, lines })).toEqual(['placed done', 'paid done'])
    expect(show({ history, lines: [...lines, line('strawDelivery')] })).toContain('shipped next')
    expect(show({ history: [...history, entry('fulfilment.shipped')], lines })).toContain('shipped done')
  })

  it('ends on the day the money went back, whenever it was called off', () => {
    const history = [
      entry('order.placed'),
      entry('order.cancelled'),
      entry('payment.refunded', '2026-11-05T10:00:00.000Z'),
    ]
    expect(listOrderFlow(order({ state: 'refunded', history })).at(-1)?.at).toBe('2026-11-05T10:00:00.000Z')
  })
})
