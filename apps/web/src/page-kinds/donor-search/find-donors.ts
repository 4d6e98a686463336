import 'server-only'
import type { Send } from '@kindred/contracts/request'
import type { DonorMatchSearchBody, DonorSearchResult } from '@kindred/contracts/search'
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
  return askInParts(callPublic(shopCode), path, toSearchBody(kind, state), state)
}

/** The same among donors with gene tests, for somebody who told us findings (SRCH-11). */
export function findDonorsToMatch(
  send: Send,
  kind: DonorKind,
  state: SearchState,
): Promise<DonorSearchResult> {
  const body = { ...toSearchBody(kind, state), hideNotMatching: state.hidesNotMatching }
  return askInParts(send, '/api/cms/donors/donorstomatch/search', body, state)
}

async function askInParts(
  send: Send,
  path: string,
  body: DonorMatchSearchBody,
  state: SearchState,
): Promise<DonorSearchResult> {
  const parts: { from: number; take: number }[] = []
  for (let done = 0; done < state.shown; done += mostTaken)
    parts.push({ from: state.from + done, take: Math.min(mostTaken, state.shown - done) })
  const [head, ...rest] = await Promise.all(
    parts.map((part) => send<DonorSearchResult>(path, { method: 'POST', body: { ...body, ...part } })),
  )
  if (!head) throw new Error('a search shows at least one page')
  const all = [head, ...rest]
  return {
    ...head,
    donors: all.flatMap(({ donors }) => donors),
    wishes: head.wishes && { ...head.wishes, missed: all.flatMap(({ wishes }) => wishes?.missed ?? []) },
  }
}
