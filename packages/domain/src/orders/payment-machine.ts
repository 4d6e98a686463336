import type { PaymentState } from '../vocabulary.ts'
import type { Machine } from './machine.ts'

export type PaymentEvent =
  | 'begin'
  | 'authorise'
  | 'capture'
  | 'fail'
  | 'invoice'
  | 'nothingDue'
  | 'settle'
  | 'refundPart'
  | 'refundAll'
  | 'void'

/**
 * Domain rules 6. The provider's signed event moves it, never the return page. `capture` is also taken after `fail`,
 * since a provider may let a customer try again on the same payment and the money then is real. A repeated event finds no
 * transition and changes nothing. `nothingDue` places an order that costs nothing. `void` gives up an unpaid payment or invoice of a cancelled order.
 */
export const paymentMachine: Machine<PaymentState, PaymentEvent> = {
  name: 'payment',
  initial: 'none',
  final: ['none', 'paid', 'settled', 'partlyRefunded', 'refunded', 'failed'],
  transitions: {
    none: { begin: 'pending', invoice: 'invoiced', nothingDue: 'paid' },
    pending: { authorise: 'authorised', capture: 'paid', fail: 'failed', invoice: 'invoiced', void: 'none' },
    authorised: { capture: 'paid', fail: 'failed', void: 'none' },
    paid: { refundPart: 'partlyRefunded', refundAll: 'refunded' },
    partlyRefunded: { refundPart: 'partlyRefunded', refundAll: 'refunded' },
    refunded: {},
    failed: { begin: 'pending', authorise: 'authorised', capture: 'paid', invoice: 'invoiced' },
    invoiced: { settle: 'settled', void: 'none' },
    settled: { refundPart: 'partlyRefunded', refundAll: 'refunded' },
  },
}
