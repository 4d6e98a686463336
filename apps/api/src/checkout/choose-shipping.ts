import type { ShippingMethodReference } from '@kindred/content/reference/reference.ts'
import type { setShippingDateSchema, shippingInformationSchema } from '@kindred/contracts/checkout'
import {
  explainDispatchDay,
  listDispatchDays,
  offeredDispatchDays,
  planShipment,
} from '@kindred/domain/checkout/shipping-days'
import { err, type Failure, ok, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import type { Shopper } from '../basket/change-basket.ts'
import { showPrice } from '../basket/show-price.ts'
import type { Services } from '../services.ts'
import { answerStep, type StepResult } from './load-checkout.ts'
import {
  type CheckoutView,
  findDispatch,
  findEarliestDay,
  findShipping,
  listMethods,
  presentCheckout,
  requireStep,
} from './view-checkout.ts'

/** The methods, the earliest day and the days on which each may leave. */
export function describeShipping(checkout: CheckoutView): z.output<typeof shippingInformationSchema> {
  const { view } = checkout
  const dispatch = findDispatch(view)
  const earliest = findEarliestDay(view)
  const methods = listMethods(checkout)
  const days = new Map<string, ShippingMethodReference[]>()
  for (const method of methods) {
    for (const day of listDispatchDays(earliest, method.method, dispatch.holidays, offeredDispatchDays)) {
      if (plan(day, method).ok) days.set(day, [...(days.get(day) ?? []), method])
    }
  }
  return {
    checkout: presentCheckout(checkout),
    methods: methods.map((method) => ({
      method: method.method,
      price: showPrice(view, 'shipment', method.price),
      sums: previewSums(checkout, method, days),
      keepsColdDays: method.keepsColdDays,
      tankBackWithinDays: method.tankBackWithinDays,
      tankLateFeePerDay: method.tankLateFeePerDay,
      tankReplacement: method.tankReplacement,
    })),
    earliest,
    days: [...days].sort().map(([date, offered]) => ({
      date,
      methods: offered.map((method) => method.method),
      arrivesOn: findArrival(date, offered),
    })),
  }
}

/** What the checkout would cost with a method, on the first day it leaves. */
function previewSums(
  checkout: CheckoutView,
  method: ShippingMethodReference,
  days: ReadonlyMap<string, readonly ShippingMethodReference[]>,
) {
  const dispatchOn = [...days].find(([, offered]) => offered.includes(method))?.[0] ?? null
  const row = { ...checkout.row, shippingMethod: method.method, dispatchOn }
  const { shippingPrice, shippingNet, tax, total } = presentCheckout({ ...checkout, row })
  return { shippingPrice, shippingNet, tax, total }
}

const notOffered: Failure = {
  code: 'shipping-method-not-offered',
  message: 'This way of shipping is not offered there.',
  field: 'method',
}

/**
 * CHK-07. Everything that stands against the method and the day is said at once. Refusals: `shipping-method-not-offered`,
 * `dispatch-too-early`, `dispatch-too-late`, `not-a-dispatch-day`, `tank-would-not-last`.
 */
export function setShippingDate(
  services: Services,
  shopper: Shopper,
  choice: z.output<typeof setShippingDateSchema>,
): Promise<StepResult> {
  return answerStep(services, shopper, (checkout) => {
    const reachable = requireStep(checkout, 'shipping')
    if (!reachable.ok) return reachable
    const method = listMethods(checkout).find((one) => one.method === choice.method)
    const reasons: Failure[] = method ? [] : [notOffered]
    const { holidays } = findDispatch(checkout.view)
    const earliest = findEarliestDay(checkout.view)
    reasons.push(...explainDispatchDay(choice.dispatchOn, earliest, method?.method ?? null, holidays))
    // A day that cannot be kept has no plan.
    const planned = method && reasons.length === 0 ? plan(choice.dispatchOn, method) : null
    if (planned && !planned.ok) reasons.push(planned.error)
    if (reasons.length > 0) return err(reasons)
    return ok({
      row: { shippingMethod: choice.method, dispatchOn: choice.dispatchOn, shippingConfirmedAt: null },
    })
  })
}

/** CHK-08: confirms method and day. Refusal: `shipping-not-chosen`. */
export function submitShipping(services: Services, shopper: Shopper): Promise<StepResult> {
  return answerStep(services, shopper, (checkout) => {
    const reachable = requireStep(checkout, 'shipping')
    if (!reachable.ok) return reachable
    if (!findShipping(checkout))
      return refuse('shipping-not-chosen', 'Choose how and when it shall leave.', { field: 'dispatchOn' })
    const { shippingConfirmedAt } = checkout.row
    return ok({ row: { shippingConfirmedAt: shippingConfirmedAt ?? services.now() } })
  })
}

function plan(day: string, method: ShippingMethodReference) {
  return planShipment(day, {
    kind: method.method,
    transitDaysMin: method.transitDays,
    transitDaysMax: method.transitDays,
    tankKeepsDays: method.keepsColdDays ?? 0,
    tankReturnDays: method.tankBackWithinDays ?? 0,
  })
}

function findArrival(day: string, methods: readonly ShippingMethodReference[]): string | null {
  const [slowest] = [...methods].sort((a, b) => b.transitDays - a.transitDays)
  const planned = slowest ? plan(day, slowest) : null
  return planned?.ok ? planned.value.arrivesUntil : null
}
