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
  | 'dispute'
  | 'win'
  | 'winRest'
  | 'lose'

/**
 * Domain rules 6. The provider's signed event moves it, never the return page. `capture` is also taken after `fail`,
 * since a provider may let a customer try again on the same payment and the money then is real. A repeated event finds no
 * transition and changes nothing. What is `authorised` is captured when the order is shipped; `fail` ends it when the bank
 * frees it first, `void` when the order is called off before. `nothingDue` places an order that costs nothing. `void` gives up an unpaid payment or
 * invoice of a cancelled order. While the bank of the payer asks for the money it is `disputed`: it comes back to us (`win`,
 * or `winRest` where a part had been paid back) or is lost for good. A refund that was under way may still be confirmed
 * meanwhile.
 */
export const paymentMachine: Machine<PaymentState, PaymentEvent> = {
  name: 'payment',
  initial: 'none',
  final: ['none', 'paid', 'settled', 'partlyRefunded', 'refunded', 'failed', 'chargedBack'],
  transitions: {
    none: { begin: 'pending', invoice: 'invoiced', nothingDue: 'paid' },
    pending: { authorise: 'authorised', capture: 'paid', fail: 'failed', invoice: 'invoiced', void: 'none' },
    authorised: { capture: 'paid', fail: 'failed', void: 'none' },
    paid: { refundPart: 'partlyRefunded', refundAll: 'refunded', dispute: 'disputed' },
    partlyRefunded: { refundPart: 'partlyRefunded', refundAll: 'refunded', dispute: 'disputed' },
    refunded: {},
    failed: { begin: 'pending', authorise: 'authorised', capture: 'paid', invoice: 'invoiced' },
    invoiced: { settle: 'settled', void: 'none' },
    disputed: {
      refundPart: 'disputed',
      refundAll: 'refunded',
      win: 'paid',
      winRest: 'partlyRefunded',
      lose: 'chargedBack',
    },
    chargedBack: { refundPart: 'chargedBack', refundAll: 'chargedBack' },
    settled: { refundPart: 'partlyRefunded', refundAll: 'refunded' },
  },
}
