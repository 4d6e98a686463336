import { describe, expect, it } from 'vitest'
import type { FulfilmentState, OrderState, PaymentState } from '../vocabulary.ts'
import { deriveVisibleState } from './derive-visible-state.ts'

describe('visible order state', () => {
  const cases: [string, OrderState, PaymentState, FulfilmentState][] = [
    ['draft', 'draft', 'none', 'waiting'],
    ['awaitingPayment', 'draft', 'pending', 'waiting'],
    ['paymentFailed', 'draft', 'failed', 'waiting'],
    ['confirmed', 'placed', 'paid', 'waiting'],
    ['confirmed', 'placed', 'invoiced', 'waiting'],
    ['confirmed', 'placed', 'authorised', 'waiting'],
    ['cancelled', 'cancelled', 'failed', 'waiting'],
    ['inPreparation', 'processing', 'paid', 'picked'],
    ['shipped', 'processing', 'paid', 'shipped'],
    ['delivered', 'processing', 'invoiced', 'delivered'],
    ['completed', 'closed', 'settled', 'delivered'],
    ['returned', 'closed', 'paid', 'returned'],
    ['cancelled', 'cancelled', 'none', 'waiting'],
    ['refunded', 'cancelled', 'refunded', 'waiting'],
  ]
  it.each(cases)('%s', (visible, orderState, paymentState, fulfilmentState) => {
    expect(deriveVisibleState({ orderState, paymentState, fulfilmentState, isHalted: false })).toBe(visible)
  })

  it('shows an order that a blocked donor halted', () => {
    const order = {
      orderState: 'placed',
      paymentState: 'paid',
      fulfilmentState: 'waiting',
      isHalted: true,
    } as const
    expect(deriveVisibleState(order)).toBe('onHold')
    expect(deriveVisibleState({ ...order, fulfilmentState: 'shipped' })).toBe('shipped')
  })
})
