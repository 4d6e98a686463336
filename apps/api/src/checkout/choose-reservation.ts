import type { Checkout } from '@kindred/contracts/checkout'
import { computeReservationEnd } from '@kindred/domain/checkout/reservation'
import { computeStorageEnd } from '@kindred/domain/checkout/storage-periods'
import type { Money } from '@kindred/domain/money'
import { ok, refuse } from '@kindred/domain/result'
import type { Shopper } from '../basket/change-basket.ts'
import type { BasketView } from '../basket/explain-line.ts'
import { planBasket } from '../basket/plan-basket.ts'
import { showPrice } from '../basket/show-price.ts'
import type { Services } from '../services.ts'
import { answerStep, type StepResult } from './load-checkout.ts'
import { type CheckoutView, presentCheckout, requireStep } from './view-checkout.ts'

export type ReservationOption = { months: number; price: Money; endsOn: string }

/** Whether the period is for reserved straws (needed) or for stored ones (free days first, a period if wanted). */
export function findKeeping(view: BasketView): 'reservation' | 'storageRenewalPeriod' | null {
  const kinds = new Set(
    view.facts.lines.filter((line) => line.stockItemId).map((line) => line.lineHandlingType),
  )
  if (kinds.has('reservation')) return 'reservation'
  return kinds.has('storageDelivery') ? 'storageRenewalPeriod' : null
}

/** The periods the shop sells for what the basket keeps, with the price for each donor and the last day. */
export function listReservationOptions(view: BasketView): ReservationOption[] {
  const kind = findKeeping(view)
  const service = kind === 'reservation' ? 'reservation' : 'storage'
  if (!kind) return []
  return view.reference.servicePrices
    .filter((row) => row.shopCode === view.shop.code && row.service === service && row.months !== null)
    .map((row) => {
      const months = row.months ?? 0
      const endsOn =
        kind === 'reservation'
          ? computeReservationEnd(view.today, months)
          : computeStorageEnd(view.today, months, view.shop.storageFreeDays)
      return { months, price: showPrice(view, kind, row.price), endsOn }
    })
    .sort((a, b) => a.months - b.months)
}

/** The checkout as each period would make it, so that its price stands in the sums before anything is saved. */
export function previewPeriods(checkout: CheckoutView): { months: number | null; checkout: Checkout }[] {
  const { view } = checkout
  const productKind = findKeeping(view)
  if (!productKind) return []
  const sold = listReservationOptions(view).map(({ months }) => months)
  const choices = productKind === 'reservation' ? sold : [null, ...sold]
  return choices.flatMap((months) => {
    const planned = planBasket(view, [], { fees: [{ productKind, months }], isLenient: true })
    if (!planned.ok) return []
    const chosen = { ...view, facts: { ...view.facts, lines: planned.value.lines } }
    return [{ months, checkout: presentCheckout({ ...checkout, view: chosen }) }]
  })
}

/**
 * The reservation step: the period of reserved straws, or a storage period beyond the free days (null: none). One fee for
 * each donor. Refusals: `period-required`, `period-not-sold`.
 */
export function chooseReservation(
  services: Services,
  shopper: Shopper,
  months: number | null,
): Promise<StepResult> {
  return answerStep(services, shopper, (checkout) => {
    const reachable = requireStep(checkout, 'reservation')
    if (!reachable.ok) return reachable
    const kind = findKeeping(checkout.view)
    if (kind === 'reservation' && months === null)
      return refuse('period-required', 'Choose how long to reserve.', { field: 'months' })
    if (months !== null && !listReservationOptions(checkout.view).some((one) => one.months === months))
      return refuse('period-not-sold', 'This period is not sold.', { field: 'months' })
    return ok({
      row: { reservationMonths: months, reservationConfirmedAt: services.now() },
      options: kind ? { fees: [{ productKind: kind, months }] } : {},
    })
  })
}
