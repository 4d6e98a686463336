import type { DonorFilterBody } from '@kindred/contracts/search'
import type { DonorKind } from '@kindred/domain/vocabulary'
import type { SortName } from './market-traits.ts'

/** Which donors a call looks among: all that are shown, those that can be had now, or those with gene tests to match. */
export type SearchScope = 'all' | 'offered' | 'matchable'

export type DonorQuestion = {
  kind: DonorKind
  filter: DonorFilterBody
  /** `best` orders by wishes, which is no order that a market could keep ready. */
  sort: SortName | 'best'
  from: number
  take: number
  includeNotOffered: boolean
  scope: SearchScope
}

/** A name for what a question asks whatever its page and order; only the best match narrows by less. */
export function nameFilters({ kind, scope, includeNotOffered, filter, sort }: DonorQuestion): string {
  return `${sort === 'best' ? 'best|' : ''}${kind}|${scope}|${includeNotOffered}|${JSON.stringify(filter)}`
}
