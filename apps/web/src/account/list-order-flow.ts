import type { Order } from '@kindred/contracts/orders'
import { listCardSteps } from '@kindred/domain/orders/list-card-steps'
import { endSteps, type MarkedStep, markSteps } from '@kindred/domain/orders/mark-steps'

const shippedTypes = new Set(['strawDelivery', 'embryoShipping'])
const keptTypes = new Set(['storageDelivery', 'reservation', 'embryoStorage'])

/**
 * How far an order has come, by its history: placed, paid (or reserved on the card) or invoiced, then the way of a parcel,
 * storage where nothing travels and something is kept, or no more. What was called off before it left travels no more. An order that ended early shows what was reached and the
 * end; one that costs nothing has no payment.
 */
export function listOrderFlow(
  order: Pick<Order, 'history' | 'lines' | 'paymentMethod' | 'shippingMethod' | 'state' | 'total'>,
): MarkedStep[] {
  const at = (code: string) => order.history.find((entry) => entry.code === code)?.at
  const shipped = at('fulfilment.shipped')
  const left = order.lines.filter((line) => shipped || line.cancelledQuantity < line.quantity)
  const travels = left.some((line) => shippedTypes.has(line.lineHandlingType))
  const keeps = left.some((line) => keptTypes.has(line.lineHandlingType))
  const { beforePicking, afterShipping } = listPayment(order, at)
  const known = [
    { step: 'placed', at: at('order.placed') },
    ...beforePicking,
    ...(travels
      ? [
          ...['picked', 'shipped'].map((step) => ({ step, at: at(`fulfilment.${step}`) })),
          ...afterShipping,
          // Who fetched it has it.
          ...(order.shippingMethod === 'pickUp'
            ? []
            : [{ step: 'delivered', at: at('fulfilment.delivered') }]),
        ]
      : keeps
        ? [{ step: 'stored', at: at('order.placed') }]
        : []),
  ]
  if (order.state !== 'cancelled' && order.state !== 'refunded') return markSteps(known)
  const reached = known.filter(({ step }) => step !== 'stored')
  return endSteps(reached, { step: order.state, at: at(ends[order.state]) })
}

const ends = { cancelled: 'order.cancelled', refunded: 'payment.refunded' } as const

/** What is to pay: nothing, by card or by invoice. */
function listPayment(
  order: Pick<Order, 'paymentMethod' | 'total'>,
  at: (code: string) => string | undefined,
) {
  if (order.total.amountMinor === 0) return { beforePicking: [], afterShipping: [] }
  if (order.paymentMethod !== 'card')
    return { beforePicking: [{ step: 'invoiced', at: at('payment.invoiced') }], afterShipping: [] }
  return listCardSteps({
    authorised: at('payment.authorised'),
    paid: at('payment.paid'),
    shipped: at('fulfilment.shipped'),
  })
}

/** Whether the card is only reserved: the order stands, and nothing was taken yet. */
export function isOnlyReserved({ history }: Pick<Order, 'history'>): boolean {
  const last = history.filter((entry) => entry.code.startsWith('payment.')).at(-1)
  return last?.code === 'payment.authorised'
}
