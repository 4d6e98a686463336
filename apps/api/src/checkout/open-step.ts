import { errorBodySchema } from '@kindred/contracts/common'
import type { Result } from '@kindred/domain/result'
import type { CheckoutTab } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'
import { findShopper } from '../basket/find-shopper.ts'
import { mergeVisitorBasket } from '../basket/merge-basket.ts'
import { findCustomer } from '../front-door/require-customer.ts'
import type { Services } from '../services.ts'
import { loadCheckout } from './load-checkout.ts'
import type { Buyer } from './prepare-order.ts'
import { type CheckoutView, requireStep } from './view-checkout.ts'

/** How the calls of the checkout refuse. */
export const refusals = {
  400: errorBodySchema,
  401: errorBodySchema,
  404: errorBodySchema,
  422: errorBodySchema,
}

export type OpenStep = {
  findBuyer: (request: FastifyRequest) => Buyer
  /** The checkout of the buyer's basket when the step may be opened; a visitor's basket is merged first. */
  open: (
    request: FastifyRequest,
    tab: CheckoutTab,
  ) => Promise<Result<{ buyer: Buyer; checkout: CheckoutView }>>
}

export function makeOpenStep(services: Services): OpenStep {
  const findBuyer = (request: FastifyRequest): Buyer => {
    const { customerId, clientType } = findCustomer(request)
    return { ...findShopper(request), customerId, clientType }
  }
  return {
    findBuyer,
    open: async (request, tab) => {
      const buyer = findBuyer(request)
      await mergeVisitorBasket(services, buyer)
      const loaded = await loadCheckout(services, buyer)
      if (!loaded.ok) return loaded
      const reachable = requireStep(loaded.value, tab)
      return reachable.ok ? { ok: true, value: { buyer, checkout: loaded.value } } : reachable
    },
  }
}
