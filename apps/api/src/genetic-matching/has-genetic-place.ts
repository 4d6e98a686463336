import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { listConsents } from './genetic-record.store.ts'

/**
 * Whether the account shows a place for genetic matching (GEN-01): where the shop offers it, and where somebody has told us
 * findings in another shop, so that they can always take them back.
 */
export async function hasGeneticPlace(
  { context, principal }: FastifyRequest,
  { reference, db }: Services,
): Promise<boolean> {
  if (reference().shops.get(context.shopCode)?.isGeneticMatchingEnabled) return true
  return principal.kind === 'customer' && (await listConsents(db, principal.customerId)).length > 0
}
