import type { StaffOrder } from '@kindred/contracts/orders'
import { sentTypes } from '@kindred/domain/basket/leaves-deposit'
import { listCardSteps } from '@kindred/domain/orders/list-card-steps'
import { endSteps, type MarkedStep, markSteps } from '@kindred/domain/orders/mark-steps'

type Seen = Pick<StaffOrder, 'orderState' | 'paymentState' | 'transitions' | 'dispatchOn' | 'total'> & {
  lines: readonly Pick<StaffOrder['lines'][number], 'lineHandlingType' | 'quantity' | 'cancelledQuantity'>[]
}

/**
 * The steps of an order as its history tells them: done ones with their moment, then the one that is due.
 * An order without a dispatch day, or of which all that was to leave is called off, has no picking and shipping; a
 * cancelled one, or one whose money went back whole, ends with that. One that costs nothing has no payment.
 */
export function listFlow(order: Seen): MarkedStep[] {
  const reached = (machine: string, to: readonly string[]) =>
    order.transitions.find((one) => one.machine === machine && one.to !== null && to.includes(one.to))?.at
  const shipped = reached('fulfilment', ['shipped'])
  const { beforePicking, afterShipping } = listCardSteps({
    authorised: reached('payment', ['authorised']),
    // An invoice stands for the payment here: its own screen follows it.
    paid: reached('payment', ['paid', 'invoiced']),
    shipped,
  })
  const known = [
    { step: 'placed', at: reached('order', ['placed']) },
    ...(order.total.amountMinor === 0 ? [] : beforePicking),
    ...(order.dispatchOn === null || (!shipped && !hasToSend(order))
      ? []
      : [
          { step: 'picked', at: reached('fulfilment', ['picked']) },
          { step: 'shipped', at: shipped },
          ...afterShipping,
          { step: 'delivered', at: reached('fulfilment', ['delivered']) },
        ]),
    { step: 'closed', at: reached('order', ['closed']) },
  ]
  if (order.orderState === 'cancelled')
    return endSteps(known, { step: 'cancelled', at: reached('order', ['cancelled']) })
  return order.paymentState === 'refunded' && order.orderState !== 'closed'
    ? endSteps(known, { step: 'refunded', at: reached('payment', ['refunded']) })
    : markSteps(known)
}

const sent: ReadonlySet<string> = sentTypes

const hasToSend = ({ lines }: Seen): boolean =>
  lines.some((line) => sent.has(line.lineHandlingType) && line.cancelledQuantity < line.quantity)
