import type { DonorFilterBody } from '@kindred/contracts/search'
import { countForms } from './count-forms.ts'
import { form } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import { type DonorTrait, donorTraitNames } from './donor-traits.ts'
import type { FacetTable } from './facet-table.ts'
import { type MarketTrait, marketTraitNames } from './market-traits.ts'
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
  eachCounted<DonorTrait>(index.traits, donorTraitNames, all, without, (name, counts) => {
    facets.push(printFacet(index.traits, name, counts, filter[name]))
  })
  eachCounted<MarketTrait>(view.traits, marketTraitNames, all, without, (name, counts) => {
    facets.push(
      name === form
        ? countForms(index, view, filter, counts, without.get(form) ?? all)
        : printFacet(view.traits, name, counts, filter[name]),
    )
  })
  return `{${facets.join(',')}}`
}

/** Traits without a filter of their own share one set; the others have one each. */
function eachCounted<Name extends string>(
  table: FacetTable<Name>,
  names: readonly Name[],
  all: Members,
  without: Without,
  take: (name: Name, counts: readonly number[]) => void,
): void {
  table.choose(all)
  for (const name of names) if (!without.has(name)) take(name, table.count(name))
  for (const name of names) {
    const own = without.get(name)
    if (!own) continue
    table.choose(own)
    take(name, table.count(name))
  }
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
