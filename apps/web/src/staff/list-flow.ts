import type { StaffOrder } from '@kindred/contracts/orders'

type FlowStep = { step: string; state: 'done' | 'now' | 'next'; at?: string }
type Seen = Pick<StaffOrder, 'orderState' | 'transitions' | 'dispatchOn'>

/** Which transition of which machine each step stands for. */
const steps: { step: string; machine: string; to: readonly string[]; needsDispatch?: boolean }[] = [
  { step: 'placed', machine: 'order', to: ['placed'] },
  { step: 'paid', machine: 'payment', to: ['paid', 'invoiced'] },
  { step: 'picked', machine: 'fulfilment', to: ['picked'], needsDispatch: true },
  { step: 'shipped', machine: 'fulfilment', to: ['shipped'], needsDispatch: true },
  { step: 'delivered', machine: 'fulfilment', to: ['delivered'], needsDispatch: true },
  { step: 'closed', machine: 'order', to: ['closed'] },
]

/**
 * The steps of an order as its history tells them: done ones with their moment, then the one that is due.
 * An order without a dispatch day has no picking and shipping; a cancelled one ends with that.
 */
export function listFlow(order: Seen): FlowStep[] {
  const reached = (machine: string, to: readonly string[]) =>
    order.transitions.find((one) => one.machine === machine && one.to !== null && to.includes(one.to))?.at
  const known = steps
    .filter((step) => !step.needsDispatch || order.dispatchOn !== null)
    .map(({ step, machine, to }) => ({ step, at: reached(machine, to) }))
  if (order.orderState === 'cancelled') {
    const done = known.filter((step) => step.at).map((step) => ({ ...step, state: 'done' as const }))
    return [...done, { step: 'cancelled', at: reached('order', ['cancelled']), state: 'now' }]
  }
  const due = known.findIndex((step) => !step.at)
  return known.map((step, index) => ({
    ...step,
    state: step.at ? ('done' as const) : index === due ? ('now' as const) : ('next' as const),
  }))
}
