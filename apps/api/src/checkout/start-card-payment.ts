import { transaction } from '@kindred/database/transaction'
import { isCapturedLater } from '@kindred/domain/orders/choose-capture'
import { err, type Failure, ok, type Result } from '@kindred/domain/result'
import { Refused } from '../basket/change-basket.ts'
import { setHold } from '../basket/renew-hold.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { findCardProvider } from '../payments/find-provider.ts'
import { openPayment, startAtProvider } from '../payments/open-payment.ts'
import type { Services } from '../services.ts'
import { placeFree } from './place-free.ts'
import { type Buyer, prepareOrder, settleBeforeOrder } from './prepare-order.ts'

/** While somebody types their card the basket keeps what it holds at least this long. */
const payingMinutes = 15

type Started = Result<{ orderNumber: string; redirectUrl: string }, readonly Failure[]>

/**
 * Makes (or finds) the order of the basket and sends the buyer to the provider's own page, to pay or, where the shop takes
 * money when it ships, to authorise. Nothing is sold yet: that is done by the provider's signed event. An order that costs nothing is placed at once. Refusals: those of `prepareOrder`
 * and `placeOrder`, `basket-changed`, `method-off`.
 */
export async function startCardPayment(services: Services, buyer: Buyer): Promise<Started> {
  const started = await tryStart(services, buyer)
  if (started.ok || !started.error.some(({ code }) => code === 'basket-changed')) return started
  // Prices or the hold have moved on: brought up to date once, which says so itself where the customer must look.
  const settled = await settleBeforeOrder(services, buyer)
  return settled.ok ? tryStart(services, buyer) : err([settled.error])
}

async function tryStart(services: Services, buyer: Buyer): Promise<Started> {
  try {
    const { order, provider, paymentId, isLater } = await transaction(services.pool, async (tx) => {
      const sql = tx.$client
      const { order, isNew, checkout } = await prepareOrder(services, tx, buyer, 'card')
      const { basket, now } = checkout.view
      if (order.totalMinor === 0) {
        await placeFree(services, tx, order, basket)
        return { order, provider: null, paymentId: '', isLater: false }
      }
      const provider = findCardProvider(services)
      if (!provider) throw new Refused({ code: 'method-off', message: 'Cards are not taken at present.' })
      const enough = new Date(now.getTime() + payingMinutes * 60_000)
      if (basket.holdExpiresAt && basket.holdExpiresAt < enough)
        await setHold(sql, basket.id, enough, basket.holdRenewed)
      if (order.paymentState !== 'pending')
        await moveOrder(sql, order, { paymentState: 'pending' }, { by: 'customer', reason: 'begin', at: now })
      const { id: orderId, totalMinor: amountMinor, currency } = order
      const isLater = isCapturedLater({
        capturesWhenShipped: checkout.view.shop.capturesWhenShipped,
        lineHandlingTypes: checkout.view.facts.lines.map((line) => line.lineHandlingType),
        dispatchOn: order.dispatchOn,
        today: checkout.view.today,
      })
      const payment = {
        orderId,
        provider: provider.name,
        method: 'card' as const,
        amountMinor,
        currency,
        isCapturedLater: isLater,
      }
      return { order, provider, paymentId: await openPayment(tx, payment, now, isNew), isLater }
    })
    const success = makePageUrl(services, buyer, order, 'success')
    if (!provider) return ok({ orderNumber: order.number, redirectUrl: success })
    const redirectUrl = await startAtProvider(services.pool, provider, {
      merchantReference: paymentId,
      amountMinor: order.totalMinor,
      currency: order.currency,
      isCapturedLater: isLater,
      description: order.number,
      language: order.language,
      returnUrl: success,
      cancelUrl: makePageUrl(services, buyer, order, 'failure'),
    })
    return ok({ orderNumber: order.number, redirectUrl })
  } catch (error) {
    if (error instanceof Refused) return err(error.failures)
    throw error
  }
}

function makePageUrl(services: Services, buyer: Buyer, order: OrderRow, page: string): string {
  const { publicUrl } = services.config
  const place = `${order.language}/${order.shopCode}-shop/${buyer.clientType}`
  return `${publicUrl}/${place}/checkout/${page}/?orderNumber=${encodeURIComponent(order.number)}`
}
