import type { Order } from '@kindred/contracts/orders'

export type FlowStep = { step: string; state: 'done' | 'now' | 'next'; at?: string }

const shippedTypes = new Set(['strawDelivery', 'embryoShipping'])

/**
 * How far an order has come, by its history: placed, paid or invoiced, then the way of a parcel, or storage where
 * nothing travels. An order that ended early shows what was reached and the end; one that costs nothing has no payment.
 */
export function listOrderFlow(
  order: Pick<Order, 'history' | 'lines' | 'paymentMethod' | 'state' | 'total'>,
): FlowStep[] {
  const at = (code: string) => order.history.find((entry) => entry.code === code)?.at
  const travels = order.lines.some((line) => shippedTypes.has(line.lineHandlingType))
  const paid = order.paymentMethod === 'card' ? 'paid' : 'invoiced'
  const known = [
    { step: 'placed', at: at('order.placed') },
    ...(order.total.amountMinor === 0 ? [] : [{ step: paid, at: at(`payment.${paid}`) }]),
    ...(travels
      ? ['picked', 'shipped', 'delivered'].map((step) => ({ step, at: at(`fulfilment.${step}`) }))
      : [{ step: 'stored', at: at('order.placed') }]),
  ]
  if (order.state === 'cancelled' || order.state === 'refunded') {
    const done = known.filter((step) => step.at && step.step !== 'stored')
    const end = {
      step: order.state,
      at: at('order.cancelled') ?? at('payment.refunded'),
      state: 'now' as const,
    }
    return [...done.map((step) => ({ ...step, state: 'done' as const })), end]
  }
  const due = known.findIndex((step) => !step.at)
  return known.map((step, index) => ({
    ...step,
    state: step.at ? 'done' : index === due ? 'now' : 'next',
  }))
}
