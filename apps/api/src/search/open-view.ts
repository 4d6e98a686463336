import type { FastifyRequest } from 'fastify'
import type { MarketKey } from '../donors/market.ts'
import { readTies } from '../donors/read-ties.ts'
import type { Services } from '../services.ts'
import type { Searchable, SearchIndex } from './search-index.ts'

/** The donors as whoever asks sees them: from their shop and treatment country, with the places they hold. */
export async function openView(
  { context, principal }: Pick<FastifyRequest, 'context' | 'principal'>,
  services: Services,
  index: SearchIndex,
  ignoresCountry = false,
): Promise<Searchable> {
  const key: MarketKey = {
    shopCode: context.shopCode,
    treatmentCountry: ignoresCountry ? null : context.treatmentCountry,
    treatmentState: ignoresCountry ? '' : context.treatmentState,
    customerType: principal.kind === 'customer' ? principal.clientType : 'private',
  }
  const shared = await index.open(key)
  if (principal.kind !== 'customer') return shared
  const ties = await readTies(services, principal.customerId, shared.view.market.rules)
  return index.openFor(key, principal.customerId, ties)
}
