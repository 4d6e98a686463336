import type { OrderState } from '../vocabulary.ts'
import type { Machine } from './machine.ts'

export type OrderEvent = 'place' | 'startProcessing' | 'close' | 'cancel'

/** Domain rules 6. A draft is an order that waits for its payment to begin. */
export const orderMachine: Machine<OrderState, OrderEvent> = {
  name: 'order',
  initial: 'draft',
  final: ['closed', 'cancelled'],
  transitions: {
    draft: { place: 'placed', cancel: 'cancelled' },
    placed: { startProcessing: 'processing', close: 'closed', cancel: 'cancelled' },
    processing: { close: 'closed', cancel: 'cancelled' },
    closed: {},
    cancelled: {},
  },
}
