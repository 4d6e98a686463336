import { describe, expect, it } from 'vitest'
import { explainRefusal, listActions, type OrderAction } from './allowed-actions.ts'
import type { OrderFacts } from './order-facts.ts'

const paid: OrderFacts = {
  orderState: 'placed',
  paymentState: 'paid',
  fulfilmentState: 'waiting',
  hasGoodsToShip: true,
  isArrivalAwaited: false,
  broughtKept: 0,
  isHalted: false,
  unassignedStraws: 0,
  missingCarrierAcknowledgements: [],
  isNewYorkFormMissing: false,
  missingImportPapers: [],
  isCaptureUnderWay: false,
  isAuthorisationOver: false,
  refundableMinor: 1000,
  isRefundUnderWay: false,
  isRefundWithdrawable: false,
  isRefundByBankDue: false,
  reservedStraws: 0,
  strawsSentOn: 0,
}
const authorised: OrderFacts = { ...paid, paymentState: 'authorised', refundableMinor: 0 }
const picked: OrderFacts = { ...paid, orderState: 'processing', fulfilmentState: 'picked' }
const delivered: OrderFacts = { ...picked, fulfilmentState: 'delivered' }

describe('allowed order actions', () => {
  it('offers picking, refund and cancelling for a paid order', () => {
    const allowed = listActions(paid).filter((answer) => answer.isAllowed)
    expect(allowed.map((answer) => answer.action)).toEqual(['markPicked', 'refund', 'cancel'])
  })

  const cases: [OrderAction, string | null, OrderFacts][] = [
    ['markPicked', 'not-paid', { ...paid, paymentState: 'pending' }],
    ['markPicked', null, { ...paid, paymentState: 'invoiced' }],
    ['markPicked', 'order-halted', { ...paid, isHalted: true }],
    ['markPicked', 'straws-not-assigned', { ...paid, unassignedStraws: 2 }],
    ['markPicked', 'nothing-to-ship', { ...paid, hasGoodsToShip: false }],
    ['markPicked', 'already-picked', picked],
    ['markPicked', 'order-not-open', { ...paid, orderState: 'cancelled' }],
    ['markShipped', null, picked],
    ['markShipped', 'not-picked', paid],
    ['markShipped', 'already-shipped', delivered],
    ['markPicked', 'money-went-back', { ...paid, paymentState: 'refunded', refundableMinor: 0 }],
    ['markShipped', 'money-went-back', { ...picked, paymentState: 'refunded', refundableMinor: 0 }],
    ['markDelivered', 'already-delivered', delivered],
    ['markShipped', 'order-halted', { ...picked, isHalted: true }],
    ['markShipped', 'carrier-acknowledgement-missing', { ...picked, missingCarrierAcknowledgements: ['K1'] }],
    ['markShipped', 'new-york-form-missing', { ...picked, isNewYorkFormMissing: true }],
    ['markShipped', 'import-papers-missing', { ...picked, missingImportPapers: ['permit'] }],
    ['markDelivered', 'not-shipped', picked],
    ['markDelivered', null, { ...picked, fulfilmentState: 'shipped' }],
    ['markPicked', null, authorised],
    ['markShipped', null, { ...picked, paymentState: 'authorised' }],
    [
      'markShipped',
      'authorisation-expired',
      { ...picked, paymentState: 'authorised', isAuthorisationOver: true },
    ],
    ['capture', null, authorised],
    // The provider knows best whether it still can.
    ['capture', null, { ...authorised, isAuthorisationOver: true, fulfilmentState: 'shipped' }],
    ['capture', 'not-authorised', paid],
    ['capture', 'capture-under-way', { ...authorised, isCaptureUnderWay: true }],
    ['cancel', 'capture-under-way', { ...authorised, isCaptureUnderWay: true }],
    ['cancel', null, authorised],
    ['close', 'not-paid', { ...delivered, paymentState: 'authorised' }],
    ['settleInvoice', 'not-invoiced', paid],
    ['settleInvoice', null, { ...paid, paymentState: 'invoiced' }],
    ['refund', 'nothing-to-refund', { ...paid, refundableMinor: 0 }],
    ['refund', 'nothing-to-refund', { ...paid, paymentState: 'authorised' }],
    ['refund', 'refund-under-way', { ...paid, isRefundUnderWay: true }],
    ['refund', null, delivered],
    ['withdrawRefund', 'no-refund-to-withdraw', { ...paid, isRefundUnderWay: true }],
    ['withdrawRefund', null, { ...paid, isRefundUnderWay: true, isRefundWithdrawable: true }],
    ['withdrawRefund', 'order-not-open', { ...paid, orderState: 'cancelled', isRefundWithdrawable: true }],
    ['confirmRefund', 'no-refund-to-confirm', { ...paid, isRefundUnderWay: true }],
    ['confirmRefund', null, { ...paid, isRefundByBankDue: true }],
    ['cancelReserved', 'nothing-reserved', paid],
    [
      'cancelReserved',
      'not-paid',
      { ...paid, paymentState: 'invoiced', refundableMinor: 0, reservedStraws: 2 },
    ],
    ['cancelReserved', 'refund-under-way', { ...paid, reservedStraws: 2, isRefundUnderWay: true }],
    ['cancelReserved', null, { ...paid, orderState: 'closed', reservedStraws: 2 }],
    ['putBack', 'not-picked', paid],
    ['putBack', null, picked],
    ['markReturned', 'not-shipped', picked],
    ['markReturned', null, delivered],
    ['cancel', null, { ...paid, isRefundUnderWay: true }],
    ['cancel', 'already-shipped', delivered],
    ['cancel', 'straws-sent-on', { ...paid, strawsSentOn: 1 }],
    ['cancel', 'order-not-open', { ...paid, orderState: 'closed' }],
    ['cancel', null, { ...paid, orderState: 'draft', paymentState: 'none' }],
    ['markArrived', 'nothing-awaited', paid],
    ['markArrived', 'not-paid', { ...paid, paymentState: 'pending', isArrivalAwaited: true }],
    ['markArrived', null, { ...paid, isArrivalAwaited: true }],
    ['handOn', 'nothing-brought', paid],
    ['handOn', null, { ...paid, orderState: 'closed', broughtKept: 4 }],
    ['cancel', 'brought-kept', { ...paid, broughtKept: 4 }],
    ['close', 'arrival-awaited', { ...paid, hasGoodsToShip: false, isArrivalAwaited: true }],
    ['close', null, delivered],
    ['close', 'not-delivered', picked],
    ['close', null, { ...paid, hasGoodsToShip: false }],
    ['close', 'not-paid', { ...delivered, paymentState: 'invoiced' }],
    ['close', 'order-not-placed', { ...delivered, orderState: 'closed' }],
  ]
  it.each(cases)('%s: %s', (action, code, order) => {
    expect(explainRefusal(order, action)?.code ?? null).toBe(code)
  })

  it('gives the data a sentence needs', () => {
    expect(explainRefusal({ ...picked, missingImportPapers: ['permit'] }, 'markShipped')).toMatchObject({
      data: { papers: ['permit'] },
    })
  })
})
