import type { DonorFilterBody } from '@kindred/contracts/search'
import { ByteWriter } from './byte-writer.ts'
import { countForms } from './count-forms.ts'
import { form } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import type { FacetTable } from './facet-table.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'

const [open, close, comma] = [0x7b, 0x7d, 0x2c]
const writer = new ByteWriter()

/** All facets as the JSON of `facetsSchema`, each with all other filters kept. */
export function countFacets(
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  all: Members,
  without: ReadonlyMap<string, Members>,
): Buffer {
  writer.sign(open)
  writeFacets(index.traits, filter, all, without)
  writeFacets(view.traits, filter, all, without)
  countForms(writer, index, view, filter, without.get(form) ?? all)
  writer.sign(close)
  return writer.take()
}

/** A facet of each trait but `form`, which is two facets, each followed by a comma. */
function writeFacets<Name extends keyof DonorFilterBody | typeof form>(
  table: FacetTable<Name>,
  filter: DonorFilterBody,
  all: Members,
  without: ReadonlyMap<string, Members>,
): void {
  for (const column of table.columns) {
    const { name, label, labels } = column
    if (name === form) continue
    const own = without.get(name)
    const asked: unknown = own && filter[name as keyof DonorFilterBody]
    const wanted = Array.isArray(asked) ? asked.map((value) => table.place(name, value)) : null
    writer.label(label)
    writer.counts(labels, table.countColumn(column, own ?? all), wanted)
    writer.sign(comma)
  }
}
