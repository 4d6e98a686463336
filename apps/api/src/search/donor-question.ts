import type { DonorFilterBody } from '@kindred/contracts/search'
import type { DonorKind } from '@kindred/domain/vocabulary'
import type { SortName } from './market-traits.ts'

/** Which donors a call looks among: all that are shown, those that can be had now, or those with gene tests to match. */
export type SearchScope = 'all' | 'offered' | 'matchable'

export type DonorQuestion = {
  kind: DonorKind
  filter: DonorFilterBody
  sort: SortName
  from: number
  take: number
  includeNotOffered: boolean
  scope: SearchScope
}

/** A name for what a question asks whatever its order and page. */
export function nameFilters({ kind, scope, includeNotOffered, filter }: DonorQuestion): string {
  return `${kind}|${scope}|${includeNotOffered}|${JSON.stringify(filter)}`
}
