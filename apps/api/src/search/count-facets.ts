import type { DonorFilterBody } from '@kindred/contracts/search'
import { ByteWriter } from './byte-writer.ts'
import { countForms } from './count-forms.ts'
import { form } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import { donorTraitNames } from './donor-traits.ts'
import type { FacetTable } from './facet-table.ts'
import { marketTraitNames } from './market-traits.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'
import { labelOf, writeCounts } from './write-counts.ts'

const [open, close, comma] = [0x7b, 0x7d, 0x2c]
const writer = new ByteWriter()
const labels = new Map([...donorTraitNames, ...marketTraitNames].map((name) => [name, labelOf(name)]))

/** All facets as the JSON of `facetsSchema`, each with all other filters kept. */
export function countFacets(
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  all: Members,
  without: ReadonlyMap<string, Members>,
): Buffer {
  writer.sign(open)
  for (const name of donorTraitNames) {
    const own = without.get(name)
    writeFacet(index.traits, name, own ?? all, own && filter[name])
    writer.sign(comma)
  }
  for (const name of marketTraitNames) {
    const own = without.get(name)
    if (name !== form) {
      writeFacet(view.traits, name, own ?? all, own && filter[name])
      writer.sign(comma)
    }
  }
  countForms(writer, index, view, filter, without.get(form) ?? all)
  writer.sign(close)
  return writer.take()
}

function writeFacet<Name extends keyof DonorFilterBody | typeof form>(
  table: FacetTable<Name>,
  name: Name & ((typeof donorTraitNames)[number] | (typeof marketTraitNames)[number]),
  among: Members,
  asked: unknown,
): void {
  const wanted = Array.isArray(asked) ? asked.map((value) => table.place(name, value)) : null
  writer.label(labels.get(name) as Uint8Array)
  writeCounts(writer, table.labels(name), table.count(name, among), wanted)
}
