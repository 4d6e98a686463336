import type { ClientType } from '@kindred/domain/vocabulary'
import type { FastifyRequest } from 'fastify'

/**
 * As whom a call wants prices: as the page in front of the person speaks to them, so that a page says one thing whoever
 * looks at it; where no page says it, as what the customer is. Whoever says neither is private.
 */
export function readClientType({
  context,
  principal,
}: Pick<FastifyRequest, 'context' | 'principal'>): ClientType {
  return context.visitorType ?? (principal.kind === 'customer' ? principal.clientType : 'private')
}
