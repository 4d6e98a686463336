import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { findCustomerFace } from './customer-face.store.ts'
import { isFaceMatchingOffered } from './read-own-face.ts'

/** Whether the account shows face matching: where the shop offers it (FACE-09), or there is still a face to remove. */
export async function hasFacePlace(
  { context, principal }: Pick<FastifyRequest, 'context' | 'principal'>,
  services: Services,
): Promise<boolean> {
  if (isFaceMatchingOffered(services, context.shopCode)) return true
  return principal.kind === 'customer' && (await findCustomerFace(services.db, principal.customerId)) !== null
}
