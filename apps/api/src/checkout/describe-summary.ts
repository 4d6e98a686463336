import type { OrderSummary } from '@kindred/contracts/checkout'
import { listCarriersToAcknowledge } from '@kindred/domain/checkout/carrier-acknowledgement'
import { findCarriers } from '../donors/find-carriers.ts'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { type CheckoutView, presentCheckout } from './view-checkout.ts'

/** The summary step: the order once more, and whose carrier finding is to be acknowledged. */
export async function describeSummary(services: Services, checkout: CheckoutView): Promise<OrderSummary> {
  const carriers = await listBasketCarriers(services.pool, checkout)
  return {
    ...presentCheckout(checkout),
    carriers: carriers.map(({ code, alias }) => ({ donorId: code, alias })),
  }
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
