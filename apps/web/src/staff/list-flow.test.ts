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

describe('the steps of an order', () => {
  it('are done as far as the history goes, and the next one is due', () => {
    const flow = listFlow({
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
    const flow = listFlow({ orderState: 'placed', dispatchOn: null, transitions: [move('order', 'placed')] })
    expect(flow.map(({ step }) => step)).toEqual(['placed', 'paid', 'closed'])
  })

  it('end with the cancellation', () => {
    const flow = listFlow({
      orderState: 'cancelled',
      dispatchOn: '2026-11-10',
      transitions: [move('order', 'placed'), move('order', 'cancelled')],
    })
    expect(flow.at(-1)).toMatchObject({ step: 'cancelled', state: 'now' })
    expect(flow).toHaveLength(2)
  })
})
