import type { DonorFilterBody } from '@kindred/contracts/search'
import { ByteWriter } from './byte-writer.ts'
import { form } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import type { Counts, FacetTable } from './facet-table.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'
import { writeForms } from './write-forms.ts'

const [open, close, comma] = [0x7b, 0x7d, 0x2c]
const writer = new ByteWriter()

/**
 * All facets as the JSON of `facetsSchema`, each with all other filters kept.
 * @returns bytes that last as long as the search
 */
export function countFacets(
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  all: Members,
  without: ReadonlyMap<string, Members>,
): Uint8Array {
  writer.sign(open)
  writeFacets(index.traits, index.traits.count(all, without), filter)
  const counts = view.traits.count(all, without)
  writeFacets(view.traits, counts, filter)
  writeForms(writer, index, view, filter, counts, without.get(form) ?? all)
  writer.sign(close)
  return writer.take()
}

/** A facet of each trait but `form`, which is two facets, each followed by a comma. */
function writeFacets<Name extends keyof DonorFilterBody | typeof form>(
  table: FacetTable<Name>,
  counts: Counts,
  filter: DonorFilterBody,
): void {
  for (const column of table.columns) {
    const { name, label, labels, first } = column
    if (name === form) continue
    const asked: unknown = filter[name as keyof DonorFilterBody]
    const wanted = Array.isArray(asked) ? asked.map((value) => table.place(name, value)) : null
    writer.label(label)
    writer.counts(labels, counts, first, wanted)
    writer.sign(comma)
  }
}
