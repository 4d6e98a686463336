import type { FastifyRequest } from 'fastify'
import type { MarketKey } from '../donors/market.ts'
import { readTies } from '../donors/read-ties.ts'
import { readClientType } from '../front-door/read-client-type.ts'
import type { Services } from '../services.ts'
import type { Searchable, SearchIndex } from './search-index.ts'

/** The donors as whoever asks sees them: from their shop and treatment country, with the places they hold. */
export function openView(
  request: Pick<FastifyRequest, 'context' | 'principal'>,
  services: Services,
  index: SearchIndex,
  ignoresCountry = false,
): Searchable | Promise<Searchable> {
  const { context, principal } = request
  const key: MarketKey = {
    shopCode: context.shopCode,
    treatmentCountry: ignoresCountry ? null : context.treatmentCountry,
    treatmentState: ignoresCountry ? '' : context.treatmentState,
    customerType: readClientType(request),
  }
  return principal.kind === 'customer'
    ? openForCustomer(key, principal.customerId, services, index)
    : index.open(key)
}

async function openForCustomer(
  key: MarketKey,
  customerId: string,
  services: Services,
  index: SearchIndex,
): Promise<Searchable> {
  const shared = await index.open(key)
  const ties = await readTies(services, customerId, shared.view.market.rules)
  return index.openFor(key, customerId, ties)
}
