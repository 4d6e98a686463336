import type { FastifyRequest } from 'fastify'
import { findCustomer } from '../accounts/find-customer.ts'
import { readClientType } from '../front-door/read-client-type.ts'
import type { Services } from '../services.ts'
import type { Buyer } from './price-line.ts'

/**
 * Who asks what something costs before it is in a basket. Whether a professional has a VAT number is known of customers;
 * any other is taken to have one.
 */
export async function findBuyer(
  { db }: Pick<Services, 'db'>,
  request: Pick<FastifyRequest, 'context' | 'principal'>,
): Promise<Buyer> {
  const { context, principal } = request
  const clientType = readClientType(request)
  const isProfessional = clientType === 'professional'
  const customer =
    isProfessional && principal.kind === 'customer' ? await findCustomer(db, principal.customerId) : null
  return {
    clientType,
    deliveryCountry: context.treatmentCountry,
    deliveryState: context.treatmentState || null,
    hasVatNumber: customer ? Boolean(customer.vatNumber) : isProfessional,
  }
}
