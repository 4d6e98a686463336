import type { Failure } from '../result.ts'
import type { PaymentState } from '../vocabulary.ts'
import type { OrderFacts } from './order-facts.ts'

/** What staff can do to an order, in the order the buttons stand. */
export const orderActions = [
  'markPicked',
  'putBack',
  'markShipped',
  'markDelivered',
  'markReturned',
  'markArrived',
  'handOn',
  'capture',
  'settleInvoice',
  'refund',
  'withdrawRefund',
  'confirmRefund',
  'cancelReserved',
  'cancel',
  'close',
] as const
export type OrderAction = (typeof orderActions)[number]

export type ActionAnswer =
  | { readonly action: OrderAction; readonly isAllowed: true }
  | { readonly action: OrderAction; readonly isAllowed: false; readonly reason: Failure }

/** Every action with whether it is allowed now, and the first guard that stands against it. */
export function listActions(order: OrderFacts): ActionAnswer[] {
  return orderActions.map((action) => {
    const reason = explainRefusal(order, action)
    return reason ? { action, isAllowed: false, reason } : { action, isAllowed: true }
  })
}

/**
 * Why an action is refused now, or null when it is allowed (domain rules 6 and 7). The carrier acknowledgement, the New
 * York form and import papers stand before shipping, not before buying. Codes: `order-not-open`, `not-paid`,
 * `order-halted`, `nothing-to-ship`, `straws-not-assigned`, `already-picked`, `not-picked`, `not-shipped`,
 * `carrier-acknowledgement-missing`, `new-york-form-missing`, `import-papers-missing`, `not-invoiced`,
 * `nothing-to-refund`, `refund-under-way`, `no-refund-to-withdraw`, `no-refund-to-confirm`, `nothing-reserved`,
 * `already-shipped`, `already-delivered`, `money-went-back`, `nothing-awaited`, `arrival-awaited`, `nothing-brought`, `brought-kept`, `straws-sent-on`, `not-delivered`, `order-not-placed`, `payment-disputed`,
 * `not-authorised`, `capture-under-way`, `authorisation-expired`.
 */
export function explainRefusal(order: OrderFacts, action: OrderAction): Failure | null {
  return guards[action](order)
}

type Guard = (order: OrderFacts) => Failure | null

const clearedStates: ReadonlySet<PaymentState> = new Set([
  'authorised',
  'paid',
  'partlyRefunded',
  'invoiced',
  'settled',
])
const finishedStates: ReadonlySet<PaymentState> = new Set([
  'paid',
  'partlyRefunded',
  'refunded',
  'settled',
  'chargedBack',
])

/** Goods or money that leave while the bank asks for the money would be lost with it. */
const isUndisputed: Guard = (order) =>
  order.paymentState === 'disputed'
    ? { code: 'payment-disputed', message: 'The customer disputes the payment at their bank.' }
    : null

/** What was paid back whole is not given any more: to call the order off frees its straws. */
const keepsMoney: Guard = (order) =>
  order.paymentState === 'refunded'
    ? { code: 'money-went-back', message: 'All the money of the order has gone back.' }
    : null

/** Who asked for the money waits for the answer: it may have been taken at this moment. */
const isNotBeingCaptured = needs(
  (order) => !order.isCaptureUnderWay,
  'capture-under-way',
  'The money is being taken at this moment.',
)

const guards: Readonly<Record<OrderAction, Guard>> = {
  markPicked: first(
    needs(isOpen, 'order-not-open', 'The order is not open.'),
    needs((order) => order.hasGoodsToShip, 'nothing-to-ship', 'The order has nothing to ship.'),
    needs((order) => order.fulfilmentState === 'waiting', 'already-picked', 'The order is picked already.'),
    needs((order) => !order.isHalted, 'order-halted', 'A donor in the order is blocked.'),
    isUndisputed,
    keepsMoney,
    needs((order) => clearedStates.has(order.paymentState), 'not-paid', 'The order is not paid.'),
    needs(
      (order) => order.unassignedStraws === 0,
      'straws-not-assigned',
      'Not every straw has its code.',
      (order) => ({
        count: order.unassignedStraws,
      }),
    ),
  ),
  putBack: first(
    needs(isOpen, 'order-not-open', 'The order is not open.'),
    needs((order) => order.fulfilmentState === 'picked', 'not-picked', 'The order is not picked.'),
  ),
  markShipped: first(
    needs(isOpen, 'order-not-open', 'The order is not open.'),
    needs((order) => order.hasGoodsToShip, 'nothing-to-ship', 'The order has nothing to ship.'),
    needs(
      (order) => order.fulfilmentState === 'waiting' || order.fulfilmentState === 'picked',
      'already-shipped',
      'What was ordered has left the bank.',
    ),
    keepsMoney,
    needs(
      (order) => order.fulfilmentState === 'picked',
      'not-picked',
      'The order is not ready to be shipped.',
    ),
    needs((order) => !order.isHalted, 'order-halted', 'A donor in the order is blocked.'),
    isUndisputed,
    needs((order) => clearedStates.has(order.paymentState), 'not-paid', 'The order is not paid.'),
    // What leaves now is captured now.
    needs(
      (order) => order.paymentState !== 'authorised' || !order.isAuthorisationOver,
      'authorisation-expired',
      'The bank keeps the amount no longer.',
    ),
    needs(
      (order) => order.missingCarrierAcknowledgements.length === 0,
      'carrier-acknowledgement-missing',
      'The customer has not signed the carrier acknowledgement.',
      (order) => ({ donors: order.missingCarrierAcknowledgements }),
    ),
    needs((order) => !order.isNewYorkFormMissing, 'new-york-form-missing', 'The New York form is missing.'),
    needs(
      (order) => order.missingImportPapers.length === 0,
      'import-papers-missing',
      'Import papers are missing.',
      (order) => ({ papers: order.missingImportPapers }),
    ),
  ),
  markDelivered: first(
    needs((order) => order.fulfilmentState !== 'delivered', 'already-delivered', 'The order is delivered.'),
    needs((order) => order.fulfilmentState === 'shipped', 'not-shipped', 'The order is not on its way.'),
  ),
  markReturned: first(
    needs(
      (order) => order.fulfilmentState === 'shipped' || order.fulfilmentState === 'delivered',
      'not-shipped',
      'The order is not on its way.',
    ),
  ),
  markArrived: first(
    needs(isOpen, 'order-not-open', 'The order is not open.'),
    needs((order) => order.isArrivalAwaited, 'nothing-awaited', 'Nothing is to come for the order.'),
    needs((order) => clearedStates.has(order.paymentState), 'not-paid', 'The order is not paid.'),
  ),
  // After the order is closed as well: it is kept for as long as its owner likes.
  handOn: first(
    needs((order) => order.broughtKept > 0, 'nothing-brought', 'Nothing that was brought is kept here.'),
  ),
  capture: first(
    needs((order) => order.paymentState === 'authorised', 'not-authorised', 'No payment is authorised.'),
    isNotBeingCaptured,
  ),
  settleInvoice: first(
    needs((order) => order.paymentState === 'invoiced', 'not-invoiced', 'No invoice is open for the order.'),
  ),
  refund: first(
    isUndisputed,
    needs(
      (order) => finishedStates.has(order.paymentState) && order.refundableMinor > 0,
      'nothing-to-refund',
      'There is nothing to refund.',
    ),
    // Two people who give the same money at once, or one who presses again on another day, give it once.
    needs((order) => !order.isRefundUnderWay, 'refund-under-way', 'Money is on its way back already.'),
  ),
  withdrawRefund: first(
    // What calling the order off gave back counted on this money being on its way.
    needs((order) => order.orderState !== 'cancelled', 'order-not-open', 'The order is not open.'),
    needs((order) => order.isRefundWithdrawable, 'no-refund-to-withdraw', 'No refund can be withdrawn.'),
  ),
  confirmRefund: first(
    needs((order) => order.isRefundByBankDue, 'no-refund-to-confirm', 'No refund is due by bank.'),
  ),
  cancelReserved: first(
    isUndisputed,
    needs((order) => order.orderState !== 'cancelled', 'order-not-open', 'The order is not open.'),
    needs((order) => order.reservedStraws > 0, 'nothing-reserved', 'Nothing of the order is reserved.'),
    needs(
      (order) => finishedStates.has(order.paymentState) && order.refundableMinor > 0,
      'not-paid',
      'The order is not paid.',
    ),
    needs((order) => !order.isRefundUnderWay, 'refund-under-way', 'Money is on its way back already.'),
  ),
  cancel: first(
    needs(
      (order) => order.orderState === 'draft' || isOpen(order),
      'order-not-open',
      'The order is not open.',
    ),
    isNotBeingCaptured,
    needs(
      (order) => order.fulfilmentState === 'waiting' || order.fulfilmentState === 'picked',
      'already-shipped',
      'What has left the bank cannot be cancelled.',
    ),
    // What is the customer's own lies in our tank: it goes on first, or only money is given back.
    needs(
      (order) => order.broughtKept === 0,
      'brought-kept',
      'What was brought is kept here.',
      (order) => ({
        count: order.broughtKept,
      }),
    ),
    needs(
      (order) => order.strawsSentOn === 0,
      'straws-sent-on',
      'Another order sends some of these straws.',
      (order) => ({ count: order.strawsSentOn }),
    ),
  ),
  close: first(
    needs(isOpen, 'order-not-placed', 'The order is not open.'),
    needs(
      (order) => !order.hasGoodsToShip || ['delivered', 'returned'].includes(order.fulfilmentState),
      'not-delivered',
      'The order is not delivered.',
    ),
    needs((order) => !order.isArrivalAwaited, 'arrival-awaited', 'What was to come is not here yet.'),
    needs((order) => finishedStates.has(order.paymentState), 'not-paid', 'The order is not paid.'),
  ),
}

function isOpen(order: OrderFacts): boolean {
  return order.orderState === 'placed' || order.orderState === 'processing'
}

function needs(
  holds: (order: OrderFacts) => boolean,
  code: string,
  message: string,
  data?: (order: OrderFacts) => Record<string, unknown>,
): Guard {
  return (order) => (holds(order) ? null : { code, message, ...(data ? { data: data(order) } : {}) })
}

function first(...list: Guard[]): Guard {
  return (order) => {
    for (const guard of list) {
      const failure = guard(order)
      if (failure) return failure
    }
    return null
  }
}
