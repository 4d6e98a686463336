import type { DonorFilterBody } from '@kindred/contracts/search'
import { countForms } from './count-forms.ts'
import { form } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import { donorTraitNames } from './donor-traits.ts'
import type { FacetTable } from './facet-table.ts'
import { marketTraitNames } from './market-traits.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'
import { printCounts } from './print-counts.ts'

type Without = ReadonlyMap<string, Members>

/** All facets as the text of `facetsSchema`, each with all other filters kept. */
export function countFacets(
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  all: Members,
  without: Without,
): string {
  // Joined at the end: a string that grew piece by piece would be kept as its pieces.
  const facets: string[] = []
  for (const name of donorTraitNames) {
    const own = without.get(name)
    const counts = index.traits.count(name, own ?? all)
    facets.push(printFacet(index.traits, name, counts, own && filter[name]))
  }
  for (const name of marketTraitNames) {
    const own = without.get(name)
    const counts = view.traits.count(name, own ?? all)
    facets.push(
      name === form
        ? countForms(index, view, filter, counts, own ?? all)
        : printFacet(view.traits, name, counts, own && filter[name]),
    )
  }
  return `{${facets.join(',')}}`
}

function printFacet<Name extends string>(
  table: FacetTable<Name>,
  name: Name,
  counts: readonly number[],
  asked: unknown,
): string {
  const wanted = Array.isArray(asked) ? asked.map((value) => table.place(name, value)) : undefined
  return `"${name}":${printCounts(table.labels(name), counts, wanted)}`
}
