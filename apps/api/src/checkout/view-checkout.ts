import type {
  ClinicReference,
  ShippingMethodReference,
  ShopReference,
} from '@kindred/content/reference/reference.ts'
import type { Checkout } from '@kindred/contracts/checkout'
import { sentTypes } from '@kindred/domain/basket/leaves-deposit'
import { keepsColdEnough } from '@kindred/domain/checkout/cold-chain'
import { findPickUpReceiver } from '@kindred/domain/checkout/pick-up'
import {
  explainDispatchDay,
  findEarliestDispatch,
  type ShopDispatch,
} from '@kindred/domain/checkout/shipping-days'
import { type CheckoutStep, chooseReachableTab, listSteps } from '@kindred/domain/checkout/steps'
import { money } from '@kindred/domain/money'
import type { OrderTotals } from '@kindred/domain/prices/order-totals'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { CheckoutTab } from '@kindred/domain/vocabulary'
import { type BasketView, readRule } from '../basket/explain-line.ts'
import { findItemOf } from '../basket/explain-sending.ts'
import { presentBasket, sumBasket } from '../basket/present-basket.ts'
import { findLineTax } from '../basket/price-line.ts'
import { readBuyer } from '../basket/price-lines.ts'
import type { CheckoutRow } from './checkout.store.ts'
import { explainDeliveryChoice } from './explain-delivery-choice.ts'

/** A basket on its way to an order, as every step sees it. */
export type CheckoutView = { view: BasketView; row: CheckoutRow }

/** The steps with what is done. An answer counts only while it is still valid: a dispatch day can pass, a law can change. */
export function seeSteps({ view, row }: CheckoutView): CheckoutStep[] {
  const lines = view.facts.lines
  const done = new Set<CheckoutTab>()
  if (row.basketConfirmedAt && lines.length > 0) done.add('basket')
  if (row.embryoConfirmedAt) done.add('embryo')
  if (row.geneticMatchingConfirmedAt) done.add('geneticMatchingInformation')
  const reserves = lines.some((line) => line.lineHandlingType === 'reservation' && line.stockItemId)
  const hasFee = lines.some((line) => line.productKind === 'reservation')
  if (row.reservationConfirmedAt && (!reserves || hasFee)) done.add('reservation')
  if (row.informationConfirmedAt && row.billing && explainDeliveryChoice(view, row).length === 0)
    done.add('information')
  if (row.shippingConfirmedAt && findShipping({ view, row })) done.add('shipping')
  if (isSummaryCurrent({ view, row })) done.add('orderSummary')
  return listSteps(lines, done)
}

/** What was agreed to counts for what was shown: any later change of basket or answers asks again. */
function isSummaryCurrent({ view, row }: CheckoutView): boolean {
  const at = row.summaryConfirmedAt
  if (!at) return false
  return [view.basket.updatedAt, row.informationConfirmedAt, row.shippingConfirmedAt].every(
    (change) => change === null || change <= at,
  )
}

/** Whether a step may be opened. Refusal: `step-not-reachable` (data: tab to go to first). */
export function requireStep(checkout: CheckoutView, tab: CheckoutTab): Result<undefined> {
  const steps = seeSteps(checkout)
  const reachable = chooseReachableTab(steps, tab)
  if (reachable === tab) return ok()
  return refuse('step-not-reachable', 'Finish the steps before this one first.', { data: { tab: reachable } })
}

export function findDispatch(view: BasketView): ShopDispatch {
  return {
    timeZone: view.shop.timeZone,
    cutOffMinutes: view.shop.cutOffHour * 60,
    holidays: new Set(view.shop.holidays),
  }
}

const earliestDays = new WeakMap<ShopReference, { minute: number; day: string }>()

/** The first day something can leave, worked out once a minute for each shop: every step asks several times. */
export function findEarliestDay(view: BasketView): string {
  const minute = Math.floor(view.now.getTime() / 60_000)
  const known = earliestDays.get(view.shop)
  if (known?.minute === minute) return known.day
  const day = findEarliestDispatch(view.now.toISOString(), findDispatch(view))
  earliestDays.set(view.shop, { minute, day })
  return day
}

/** Shipping methods of the shop that serve the delivery country and may be used by who receives it. */
export function listMethods({ view, row }: CheckoutView): ShippingMethodReference[] {
  const country = row.delivery?.country ?? view.country
  const leaving = view.facts.lines.filter((line) => sentTypes.has(line.lineHandlingType))
  const kinds = leaving.flatMap((line) => findItemOf(view, line)?.strawType ?? [])
  const fetcher = findPickUpReceiver(row.isClinicDelivery, readRule(view, view.shop.address.country))
  return view.reference.shippingMethods.filter(
    (method) =>
      method.shopCode === view.shop.code &&
      keepsColdEnough(method.method, kinds) &&
      (method.method !== 'pickUp' || fetcher !== null) &&
      (method.countries.length === 0 || (country !== null && method.countries.includes(country))),
  )
}

/** The chosen shipping while it can still be kept; null otherwise. */
export function findShipping(checkout: CheckoutView): ShippingMethodReference | null {
  const { view, row } = checkout
  const method = listMethods(checkout).find((one) => one.method === row.shippingMethod)
  if (!method || !row.dispatchOn) return null
  const dispatch = findDispatch(view)
  const against = explainDispatchDay(row.dispatchOn, findEarliestDay(view), method.method, dispatch.holidays)
  return against.length === 0 ? method : null
}

/** True when something of the basket leaves the bank. */
export function needsShipping(view: BasketView): boolean {
  return view.facts.lines.some((line) => sentTypes.has(line.lineHandlingType))
}

/** The sums with shipping. Refusal: `tax-rate-missing`. */
export function sumCheckout(checkout: CheckoutView): Result<OrderTotals> {
  const { view } = checkout
  const method = needsShipping(view) ? findShipping(checkout) : null
  if (!method) return ok(sumBasket(view, view.facts.lines))
  const tax = findLineTax(view.reference, view.shop, { ...readBuyer(view), productKind: 'shipment' })
  if (!tax.ok) return tax
  return ok(sumBasket(view, view.facts.lines, { priceMinor: method.price.amountMinor, rateBp: tax.value }))
}

/** The answer of every checkout call (contracts `checkoutSchema`). */
export function presentCheckout(checkout: CheckoutView): Checkout {
  const { view, row } = checkout
  const steps = seeSteps(checkout)
  const next = steps.find((step) => !step.isDone)?.tab ?? null
  const totals = sumCheckout(checkout)
  const sums = totals.ok ? totals.value : sumBasket(view, view.facts.lines)
  const clinic = row.clinicId ? view.reference.clinics.get(row.clinicId) : undefined
  return {
    basket: presentBasket(view),
    steps: steps.map((step) => ({
      tab: step.tab,
      number: step.number,
      state: step.tab === next && step.isReachable ? 'now' : describeStep(step),
    })),
    next,
    delivery: row.delivery,
    billing: row.billing,
    isClinicDelivery: row.isClinicDelivery,
    clinic: clinic ? presentClinic(clinic) : null,
    reservationMonths: row.reservationMonths,
    shippingMethod: needsShipping(view) ? row.shippingMethod : null,
    dispatchOn: needsShipping(view) ? row.dispatchOn : null,
    shippingPrice: sums.shippingLine
      ? sums.shipping
      : needsShipping(view)
        ? null
        : money(0, view.basket.currency),
    shippingNet: sums.shippingLine?.net ?? (needsShipping(view) ? null : money(0, view.basket.currency)),
    tax: sums.tax,
    total: sums.total,
  }
}

function describeStep(step: CheckoutStep): 'done' | 'open' | 'closed' {
  if (!step.isReachable) return 'closed'
  return step.isDone ? 'done' : 'open'
}

export function presentClinic(clinic: ClinicReference): NonNullable<Checkout['clinic']> {
  return {
    id: clinic.id,
    name: clinic.name,
    city: clinic.city,
    country: clinic.country,
    address: `${clinic.street}, ${clinic.postalCode} ${clinic.city}`,
    receivingHours: clinic.receivingHours,
  }
}
