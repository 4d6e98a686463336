import { describe, expect, it } from 'vitest'
import { listFlow } from './list-flow.ts'

const move = (machine: string, to: string) => ({
  machine,
  from: null,
  to,
  by: 'system',
  byName: null,
  reason: null,
  at: '2026-11-02T10:00:00.000Z',
})

const paid = {
  paymentState: 'paid',
  total: { amountMinor: 100, currency: 'EUR' },
  lines: [{ lineHandlingType: 'strawDelivery', quantity: 1, cancelledQuantity: 0 }],
} as const

describe('the steps of an order', () => {
  it('are done as far as the history goes, and the next one is due', () => {
    const flow = listFlow({
      ...paid,
      orderState: 'processing',
      dispatchOn: '2026-11-10',
      transitions: [move('order', 'placed'), move('payment', 'paid')],
    })
    expect(flow.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'placed done',
      'paid done',
      'picked now',
      'shipped next',
      'delivered next',
      'closed next',
    ])
  })

  it('CHK-10 say that the card is reserved, not paid, until the money is taken', () => {
    const flow = listFlow({
      ...paid,
      orderState: 'placed',
      dispatchOn: '2026-11-10',
      transitions: [move('order', 'placed'), move('payment', 'authorised')],
    })
    expect(flow.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'placed done',
      'reserved done',
      'picked now',
      'shipped next',
      'charged next',
      'delivered next',
      'closed next',
    ])
  })

  it('leave out shipping where nothing is sent', () => {
    const flow = listFlow({
      ...paid,
      orderState: 'placed',
      dispatchOn: null,
      transitions: [move('order', 'placed')],
    })
    expect(flow.map(({ step }) => step)).toEqual(['placed', 'paid', 'closed'])
  })

  it('have nothing to pick once all that was to leave is called off', () => {
    const lines = [{ lineHandlingType: 'strawDelivery', quantity: 1, cancelledQuantity: 1 }]
    const order = { ...paid, lines, orderState: 'placed', dispatchOn: '2026-11-10' }
    const show = (...transitions: ReturnType<typeof move>[]) =>
      listFlow({ ...order, transitions }).map(({ step }) => step)
    expect(show(move('order', 'placed'), move('payment', 'paid'))).toEqual(['placed', 'paid', 'closed'])
    expect(show(move('order', 'placed'), move('fulfilment', 'shipped'))).toContain('shipped')
  })

  it('end with the cancellation', () => {
    const flow = listFlow({
      ...paid,
      orderState: 'cancelled',
      dispatchOn: '2026-11-10',
      transitions: [move('order', 'placed'), move('order', 'cancelled')],
    })
    expect(flow.at(-1)).toMatchObject({ step: 'cancelled', state: 'now' })
    expect(flow).toHaveLength(2)
  })

  it('CHK-10 have no payment where nothing is to pay', () => {
    const flow = listFlow({
      ...paid,
      total: { amountMinor: 0, currency: 'EUR' },
      orderState: 'placed',
      dispatchOn: null,
      transitions: [move('order', 'placed'), move('payment', 'paid')],
    })
    expect(flow.map(({ step, state }) => `${step} ${state}`)).toEqual(['placed done', 'closed now'])
  })

  it('end where all the money went back', () => {
    const transitions = [move('order', 'placed'), move('payment', 'paid'), move('payment', 'refunded')]
    const show = (orderState: string, more: typeof transitions = []) =>
      listFlow({
        ...paid,
        orderState,
        paymentState: 'refunded',
        dispatchOn: '2026-11-10',
        transitions: [...transitions, ...more],
      }).map(({ step, state }) => `${step} ${state}`)
    expect(show('placed')).toEqual(['placed done', 'paid done', 'refunded now'])
    expect(show('closed', [move('order', 'closed')]).at(-1)).toBe('closed done')
  })
})
