import type { OrderSummary } from '@kindred/contracts/checkout'
import { listCarriersToAcknowledge } from '@kindred/domain/checkout/carrier-acknowledgement'
import { needsNewYorkForm } from '@kindred/domain/checkout/delivery-allowed'
import { findCarriers } from '../donors/find-carriers.ts'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { type CheckoutView, presentCheckout } from './view-checkout.ts'

/** The summary step: the order once more, and whose carrier finding is to be acknowledged. */
export async function describeSummary(services: Services, checkout: CheckoutView): Promise<OrderSummary> {
  const carriers = await listBasketCarriers(services.pool, checkout)
  return {
    ...presentCheckout(checkout),
    needsNewYorkForm: needsForm(checkout),
    carriers: carriers.map(({ code, alias }) => ({ donorId: code, alias })),
  }
}

/** Whether what is bought goes to, or is used in, the state of New York. */
export function needsForm({ view, row }: CheckoutView): boolean {
  return needsNewYorkForm({
    deliveryCountry: row.delivery?.country ?? null,
    deliveryState: row.delivery?.state ?? null,
    treatmentCountry: view.country,
    treatmentState: view.state || null,
  })
}

/** Donors of the basket with a carrier finding of whom something can be sent. */
export async function listBasketCarriers(
  sql: Sql,
  { view }: CheckoutView,
): Promise<{ code: string; alias: string }[]> {
  const { lines } = view.facts
  const carriers = await findCarriers(
    sql,
    lines.map((line) => line.donorId),
  )
  return listCarriersToAcknowledge(
    lines,
    carriers.map((carrier) => ({ ...carrier, isCarrier: true })),
  )
}
