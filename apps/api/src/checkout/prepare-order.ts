import type { Transaction } from '@kindred/database/pool'
import {
  type CarrierAcknowledgement,
  nameCarrierPaper,
} from '@kindred/domain/checkout/carrier-acknowledgement'
import { err, type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import type { PaymentMethod } from '@kindred/domain/vocabulary'
import { type BasketPlan, isPlanEmpty } from '../basket/basket-plan.ts'
import { planChange, Refused, type Shopper, takeAndPlan } from '../basket/change-basket.ts'
import { lockDiscount } from '../basket/lock-discount.ts'
import { settleBasket } from '../basket/submit-basket.ts'
import { createOrder } from '../orders/create-order.ts'
import { findDraft, moveOrder, noteOrder } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { cancelGivenUp } from '../payments/cancel-payments.ts'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { readCheckoutRow } from './checkout.store.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { type CheckoutView, needsShipping, requireStep, sumCheckout } from './view-checkout.ts'

/** A signed-in customer at the checkout. */
export type Buyer = Shopper & { customerId: string; clientType: 'private' | 'professional' }

/** Brings the basket up to date before an order is made of it, in transactions of its own. */
export function settleBeforeOrder(services: Services, buyer: Buyer): Promise<Result<undefined>> {
  return settleBasket(services, buyer)
}

/**
 * The one draft order of the buyer's basket, in the caller's transaction: the open one while nothing has changed since, a
 * new one otherwise (the old is given up; money that still comes for it goes back).
 * Refusals (thrown as `Refused`, all that hold at once): `step-not-reachable`, `basket-changed`, `payment-method-not-allowed`, `tax-rate-missing`.
 */
export async function prepareOrder(
  services: Services,
  tx: Transaction,
  buyer: Buyer,
  method: PaymentMethod,
): Promise<{ order: OrderRow; isNew: boolean; checkout: CheckoutView }> {
  const sql = tx.$client
  const { view, result } = await planOwn(services, sql, buyer)
  const checkout = { view, row: readCheckoutRow(view.facts.checkout) }
  const [reason, ...others] = explainOrder(services, checkout, result, method)
  if (reason) throw new Refused(reason, ...others)
  const draft = view.facts.draftOrderId ? await findDraft(sql, view.basket.id) : null
  if (draft && isCurrent(draft, checkout, method)) return { order: draft, isNew: false, checkout }
  if (draft) {
    const paymentState = draft.paymentState === 'pending' ? 'none' : draft.paymentState
    const of = { by: 'customer', reason: 'ordered-anew', at: view.now }
    await moveOrder(sql, draft, { orderState: 'cancelled', paymentState }, of)
  }
  // Also of orders that a change of the basket gave up: their pages close, so that nobody pays for what was before.
  await cancelGivenUp(tx, buyer.customerId, view.now)
  return { order: await makeOrder(sql, buyer, method, checkout), isNew: true, checkout }
}

/** Everything that stands against ordering what is in the basket this way, the gravest first. */
function explainOrder(
  services: Services,
  checkout: CheckoutView,
  plan: Result<BasketPlan>,
  method: PaymentMethod,
): Failure[] {
  const moved = { code: 'basket-changed', message: 'Your basket has changed. Look at it once more.' }
  const answers: Result<unknown>[] = [
    plan.ok && !isPlanEmpty(plan.value) ? err(moved) : plan,
    allowMethod(services, checkout, method),
    requireStep(checkout, 'payment'),
    sumCheckout(checkout),
  ]
  return answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))
}

/** What there is to do about the locked basket where it is itself: an order is for the country that its basket is for. */
async function planOwn(services: Services, sql: Sql, buyer: Buyer) {
  const { basket, ...planned } = await takeAndPlan(services, sql, { ...buyer, treatmentCountry: null }, [])
  if (!basket.discountCode) return planned
  // Before its uses are counted: of two who want the last one, the second sees the order of the first.
  await lockDiscount(sql, { ...basket, discountCode: basket.discountCode })
  return planChange(services, sql, basket, basket, [])
}

function allowMethod(services: Services, checkout: CheckoutView, method: PaymentMethod): Result<undefined> {
  const offered = listPaymentMethods(services, checkout).find((one) => one.method === method)
  if (offered?.allowed) return ok()
  return refuse('payment-method-not-allowed', 'This way of paying is not open to you.', {
    field: 'method',
    data: { reasons: offered?.reasons ?? [] },
  })
}

function isCurrent(draft: OrderRow, { view, row }: CheckoutView, method: PaymentMethod): boolean {
  const changes = [view.basket.updatedAt, row.updatedAt]
  return draft.paymentMethod === method && changes.every((at) => at === null || at <= draft.createdAt)
}

async function makeOrder(
  sql: Sql,
  buyer: Buyer,
  method: PaymentMethod,
  checkout: CheckoutView,
): Promise<OrderRow> {
  const { view, row } = checkout
  const totals = sumCheckout(checkout)
  if (!totals.ok) throw new Refused(totals.error)
  if (!row.billing) throw new Error('The information step is done, so there is a billing address')
  const clinic = row.clinicId ? view.reference.clinics.get(row.clinicId) : undefined
  const ships = needsShipping(view)
  const order = await createOrder(sql, view, {
    customerId: buyer.customerId,
    customerType: buyer.clientType,
    language: buyer.language,
    paymentMethod: method,
    delivery: ships ? row.delivery : null,
    billing: row.billing,
    clinic: clinic ? { id: clinic.id, name: clinic.name } : null,
    shippingMethod: ships ? row.shippingMethod : null,
    dispatchOn: ships ? row.dispatchOn : null,
    consents: row.consents ?? {},
    totals: totals.value,
  })
  await filePapers(sql, order, row.consents ?? {}, view.now)
  return order
}

type SignedPapers = {
  carriers?: CarrierAcknowledgement
  newYorkForm?: { fileId: string; fileName: string }
}

/** What the customer signed at the checkout lies with the order, as a paper that staff record does. */
async function filePapers(sql: Sql, order: OrderRow, signed: SignedPapers, at: Date): Promise<void> {
  const { carriers, newYorkForm } = signed
  const papers = [
    ...(carriers?.donors ?? []).map((code) => ({
      paper: nameCarrierPaper(code),
      signature: carriers?.signature,
      textVersion: carriers?.textVersion,
    })),
    ...(newYorkForm ? [{ paper: 'new-york-form', ...newYorkForm }] : []),
  ]
  for (const paper of papers) {
    const data = { ...paper, where: 'checkout' }
    await noteOrder(sql, order.id, { by: 'customer', reason: 'paper-received', data, at })
  }
}
