import type { Order } from '@kindred/contracts/orders'
import { describe, expect, it } from 'vitest'
import { listOrderFlow } from './list-order-flow.ts'

const entry = (code: string, at = '2026-11-02T10:00:00.000Z') => ({ code, at, data: {} })
const line = (lineHandlingType: string) => ({ lineHandlingType }) as Order['lines'][number]
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

  it('ends with storage where nothing travels', () => {
    const history = [entry('order.placed'), entry('payment.paid')]
    expect(show({ history, lines: [line('storageDelivery'), line('quota')] })).toEqual([
      'placed done',
      'paid done',
      'stored done',
    ])
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
})
