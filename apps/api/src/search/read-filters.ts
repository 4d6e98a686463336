import type { DonorFilterBody } from '@kindred/contracts/search'
import type { Bitset } from './bitset.ts'
import { form, hasForm, withForm } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import { donorTraitNames } from './donor-traits.ts'
import type { MarketView } from './market-view.ts'

/** One filter of a question: the donors that meet it, and its value when it is a single one. */
export type ActiveFilter = { name: string; value: string | null; bits: Bitset }

const askedMarketTraits = ['standing', 'freeQuotaPlace'] as const

/** The filters of a question that narrow anything. */
export function readFilters(index: DonorIndex, view: MarketView, filter: DonorFilterBody): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const add = (name: string, value: string | number | null, bits: Bitset) =>
    active.push({ name, value: value === null ? null : String(value), bits })
  for (const name of donorTraitNames) {
    const values = readValues(filter[name])
    if (values) add(name, onlyOne(values), index.traits.any(name, values))
  }
  for (const name of askedMarketTraits) {
    const values = readValues(filter[name])
    if (values) add(name, onlyOne(values), view.traits.any(name, values))
  }
  const { heightMin, heightMax, weightMin, weightMax, stockMin, keyword } = filter
  if (heightMin !== undefined) add('heightMin', heightMin, index.heightSlices.atLeast(heightMin))
  if (heightMax !== undefined) add('heightMax', heightMax, index.heightSlices.atMost(heightMax))
  if (weightMin !== undefined) add('weightMin', weightMin, index.weightSlices.atLeast(weightMin))
  if (weightMax !== undefined) add('weightMax', weightMax, index.weightSlices.atMost(weightMax))
  if (stockMin !== undefined) add('stockMin', stockMin, view.withStock(stockMin))
  if (hasForm(filter)) add(form, null, withForm(view, filter.strawType, filter.motMin))
  const found = keyword === undefined ? null : index.keywords.find(keyword)
  if (found) add('keyword', keyword ?? null, found)
  return active
}

function readValues(asked: readonly string[] | boolean | undefined): readonly string[] | null {
  if (asked === undefined) return null
  if (typeof asked === 'boolean') return [String(asked)]
  return asked.length > 0 ? asked : null
}

function onlyOne(values: readonly string[]): string | null {
  return values.length === 1 ? (values[0] ?? null) : null
}
