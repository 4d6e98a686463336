import { readDonationType } from '@kindred/domain/donors/read-donation-type'
import type { DonationType } from '@kindred/domain/vocabulary'
import type { RequestContext } from '../front-door/request-types.ts'
import type { Services } from '../services.ts'
import { findMostAvailable } from './donor.store.ts'
import { openMarket } from './market.ts'

/**
 * DON-13: the most straws (or lots) that any one donor of this kind has unheld in the shop, of those that meet the
 * standards of the treatment country; where a control for an amount ends.
 */
export function findMaximum(
  { pool, reference, now }: Services,
  context: RequestContext,
  type: DonationType,
): Promise<number> {
  const { countryRule, shop } = openMarket({ ...context, customerType: 'private' }, reference(), now())
  return findMostAvailable(pool, {
    shopCode: shop.code,
    kind: readDonationType(type),
    standards: countryRule ? [...countryRule.standards] : null,
  })
}
