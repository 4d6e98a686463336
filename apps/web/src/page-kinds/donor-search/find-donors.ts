import 'server-only'
import type { DonorSearchResult } from '@kindred/contracts/search'
import type { DonorKind } from '@kindred/domain/vocabulary'
import { callPublic, readRequest } from '../../server/call-api.ts'
import { type SearchState, toSearchBody } from './search-state.ts'

/** The most one call gives. */
const mostTaken = 60

/**
 * Asks for the donors of a search (SRCH-10), or of every market while the country is chosen later (SRCH-12). A long list
 * takes several calls, made at once.
 */
export async function findDonors(
  shopCode: string,
  kind: DonorKind,
  state: SearchState,
): Promise<DonorSearchResult> {
  const { treatmentCountry } = await readRequest()
  const path = treatmentCountry
    ? '/api/cms/donors/searchallmarkets'
    : '/api/cms/donors/notreatmentcountry/search'
  const body = toSearchBody(kind, state)
  const parts: { from: number; take: number }[] = []
  for (let done = 0; done < state.shown; done += mostTaken)
    parts.push({ from: state.from + done, take: Math.min(mostTaken, state.shown - done) })
  const [head, ...rest] = await Promise.all(
    parts.map((part) =>
      callPublic(shopCode)<DonorSearchResult>(path, { method: 'POST', body: { ...body, ...part } }),
    ),
  )
  if (!head) throw new Error('a search shows at least one page')
  return { ...head, donors: [head, ...rest].flatMap(({ donors }) => donors) }
}
