import type { ClientType } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'
import { HttpFailure } from '../front-door/http-failure.ts'
import type { Shopper } from './change-basket.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whose basket a request speaks of. Staff have none. @throws HttpFailure 403 for staff, 400 for a malformed basket id */
export function findShopper(request: FastifyRequest): Shopper {
  const { principal, context, headers } = request
  if (principal.kind === 'staff') throw new HttpFailure(403, 'customers-only', 'This is for customers only.')
  const basketId = headers['x-basket-id']
  if (basketId !== undefined && (typeof basketId !== 'string' || !uuid.test(basketId)))
    throw new HttpFailure(400, 'invalid-field', 'This is not a basket id.', { field: 'x-basket-id' })
  return {
    shopCode: context.shopCode,
    language: context.language,
    treatmentCountry: context.treatmentCountry,
    treatmentState: context.treatmentState,
    customerId: principal.kind === 'customer' ? principal.customerId : null,
    // A visitor on the pages for professionals reads the prices of one in the basket, too.
    clientType: principal.kind === 'customer' ? principal.clientType : asProfessional(context.visitorType),
    basketId: basketId?.toLowerCase() ?? null,
  }
}

const asProfessional = (type: ClientType | null) => (type === 'professional' ? type : null)
