import type { CustomerPrincipal } from '@kindred/contracts/principal'
import type { SavedSearchBody } from '@kindred/contracts/saved-searches'
import { transaction } from '@kindred/database/transaction'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { mostSavedSearches, normaliseSearch } from '@kindred/domain/saved-searches/saved-search'
import type { RequestContext } from '../front-door/request-types.ts'
import type { Services } from '../services.ts'
import {
  changeSearch,
  countSearches,
  findSame,
  insertSearch,
  lockSearches,
  type SavedSearchRow,
} from './saved-search.store.ts'

/**
 * Keeps a search under a name, for the shop and treatment country it was made in. Saved twice or at once it is one, with
 * the later name. Refusals: `too-many-searches`.
 */
export async function saveSearch(
  { customerId }: CustomerPrincipal,
  { shopCode, treatmentCountry, treatmentState }: RequestContext,
  { name, kind, query, hasAlert }: SavedSearchBody,
  services: Services,
): Promise<Result<SavedSearchRow>> {
  const subject = {
    customerId,
    kind,
    query: normaliseSearch(query),
    shopCode,
    treatmentCountry: treatmentCountry ?? null,
    treatmentState,
  }
  return transaction(services.pool, async (tx): Promise<Result<SavedSearchRow>> => {
    await lockSearches(tx, customerId)
    const same = await findSame(tx, subject)
    const isKept = same !== null && same.removedAt === null
    if (!isKept && (await countSearches(tx, customerId)) >= mostSavedSearches)
      return refuse('too-many-searches', 'Remove a saved search before you save another.', {
        data: { limit: mostSavedSearches },
      })
    const now = services.now()
    if (!same) return ok(await insertSearch(tx, { subject, name, hasAlert, now }))
    const again = isKept ? {} : { seenAt: now, removedAt: null }
    return ok((await changeSearch(tx, customerId, same.id, { name, hasAlert, ...again })) ?? same)
  })
}
