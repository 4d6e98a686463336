import { donorFilterFields, parseDonorFilter } from '@kindred/domain/search/donor-filter'
import { describeFilter } from '../page-kinds/donor-search/active-filters.tsx'
import type { TraitNames } from '../page-kinds/donor-search/name-donor-traits.ts'

/** The filters of a search in the words of its chips; empty for one without any. */
export function describeSearch(query: string, names: TraitNames): string[] {
  const filter = parseDonorFilter(query)
  return donorFilterFields.flatMap((field) => {
    const value = filter[field]
    if (value === undefined || field === 'kind') return []
    return [value].flat().map((one) => describeFilter(field, String(one), names))
  })
}
