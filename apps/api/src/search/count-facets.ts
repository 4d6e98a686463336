import type { DonorFilterBody } from '@kindred/contracts/search'
import { isNeededWhole } from '@kindred/domain/search/donor-filter'
import { ByteWriter } from './byte-writer.ts'
import type { DonorIndex } from './donor-index.ts'
import type { FacetTable } from './facet-table.ts'
import { form } from './market-traits.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'
import { writeForms } from './write-forms.ts'

const writer = new ByteWriter()

/** All facets as the JSON of `facetsSchema`, each with all other filters kept. */
export function countFacets(
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  all: Members,
  without: ReadonlyMap<string, Members>,
): string {
  // One more value of such a filter leaves fewer, so it is counted among those that have what was chosen already.
  const widened = Object.keys(filter).some(isNeededWhole)
    ? new Map([...without].filter(([name]) => !isNeededWhole(name)))
    : without
  writer.open()
  for (const table of [index.traits, view.traits] as readonly FacetTable<string>[])
    writer.facets(table.sheet, table.count(all, widened), findAsked(table, filter))
  writeForms(writer, index, view, filter, without.get(form) ?? all)
  writer.close()
  return writer.take()
}

/** Places of the values of a table that a filter asks for. */
function findAsked(table: FacetTable<string>, filter: DonorFilterBody): readonly number[] {
  const places: number[] = []
  for (const name of Object.keys(filter)) {
    const asked: unknown = filter[name as keyof DonorFilterBody]
    if (Array.isArray(asked)) for (const value of asked) places.push(table.place(name, value))
  }
  return places
}
