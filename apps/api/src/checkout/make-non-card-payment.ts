import { transaction } from '@kindred/database/transaction'
import { err, type Failure, ok, type Result } from '@kindred/domain/result'
import { Refused } from '../basket/change-basket.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { openInvoice } from '../payments/open-payment.ts'
import type { Services } from '../services.ts'
import { placeFree } from './place-free.ts'
import { type Buyer, prepareOrder, settleBeforeOrder } from './prepare-order.ts'

/**
 * CHK-11: a professional orders against an invoice (or a bank transfer). The order is placed and everything sold at once.
 * Refusals: those of `prepareOrder` and `placeOrder`.
 */
export async function makeNonCardPayment(
  services: Services,
  buyer: Buyer,
  method: 'invoice' | 'bankTransfer',
): Promise<Result<{ orderNumber: string }, readonly Failure[]>> {
  const settled = await settleBeforeOrder(services, buyer)
  if (!settled.ok) return err([settled.error])
  try {
    return await transaction(services.pool, async (tx) => {
      const { order, checkout } = await prepareOrder(services, tx, buyer, method)
      if (order.totalMinor === 0) {
        await placeFree(services, tx, order, checkout.view.basket)
        return ok({ orderNumber: order.number })
      }
      const placed = await placeOrder(tx, services, order, checkout.view.basket, {
        paymentState: 'invoiced',
        by: 'customer',
      })
      if (!placed.ok) throw new Refused(placed.error)
      const { id: orderId, totalMinor: amountMinor, currency } = order
      await openInvoice(tx.$client, { orderId, method, amountMinor, currency }, services.now())
      await confirmOrder(tx, services, placed.value)
      return ok({ orderNumber: order.number })
    })
  } catch (error) {
    if (error instanceof Refused) return err(error.failures)
    throw error
  }
}
