import type { DonorFilterBody } from '@kindred/contracts/search'
import { isNeededWhole } from '@kindred/domain/search/donor-filter'
import type { Bitset } from './bitset.ts'
import { hasForm, withForm } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import { type DonorTrait, donorTraitNames } from './donor-traits.ts'
import { form } from './market-traits.ts'
import type { MarketView } from './market-view.ts'

/** One filter of a question: the donors that meet it, and its value when it is a single one. */
export type ActiveFilter = { name: string; value: string | null; bits: Bitset }

type FilterName = keyof DonorFilterBody

const boundNames = ['heightMin', 'heightMax', 'weightMin', 'weightMax', 'stockMin'] as const
type BoundName = (typeof boundNames)[number]

const donorTraits: ReadonlySet<string> = new Set(donorTraitNames)
const bounds: ReadonlySet<string> = new Set(boundNames)
const isDonorTrait = (name: FilterName): name is FilterName & DonorTrait => donorTraits.has(name)
const isBound = (name: FilterName): name is BoundName => bounds.has(name)
const isAskedMarketTrait = (name: FilterName): name is 'standing' | 'freeQuotaPlace' =>
  name === 'standing' || name === 'freeQuotaPlace'

/** The filters of a question that narrow anything. */
export function readFilters(index: DonorIndex, view: MarketView, filter: DonorFilterBody): ActiveFilter[] {
  const active: ActiveFilter[] = []
  // The few that are asked are looked at, not all that could be.
  for (const name of Object.keys(filter) as FilterName[]) {
    if (isDonorTrait(name)) {
      const values = readValues(filter[name])
      if (values) active.push({ name, value: onlyOne(values), bits: withTrait(index, name, values) })
    } else if (isAskedMarketTrait(name)) {
      const values = readValues(filter[name])
      if (values) active.push({ name, value: onlyOne(values), bits: view.traits.any(name, values) })
    } else if (isBound(name)) {
      const bound = filter[name]
      if (bound !== undefined)
        active.push({ name, value: String(bound), bits: withinBound(index, view, name, bound) })
    }
  }
  if (hasForm(filter))
    active.push({ name: form, value: null, bits: withForm(view, filter.strawType, filter.motMin) })
  const { keyword } = filter
  const found = keyword === undefined ? null : index.keywords.find(keyword)
  if (found) active.push({ name: 'keyword', value: keyword ?? null, bits: found })
  return active
}

/** Values of one filter widen, but for those of which a donor must have all. */
function withTrait({ traits }: DonorIndex, name: DonorTrait, values: readonly string[]): Bitset {
  return isNeededWhole(name) ? traits.every(name, values) : traits.any(name, values)
}

function withinBound(index: DonorIndex, view: MarketView, name: BoundName, bound: number): Bitset {
  switch (name) {
    case 'heightMin':
      return index.heightSlices.atLeast(bound)
    case 'heightMax':
      return index.heightSlices.atMost(bound)
    case 'weightMin':
      return index.weightSlices.atLeast(bound)
    case 'weightMax':
      return index.weightSlices.atMost(bound)
    case 'stockMin':
      return view.withStock(bound)
  }
}

function readValues(asked: readonly string[] | boolean | undefined): readonly string[] | null {
  if (asked === undefined) return null
  if (typeof asked === 'boolean') return [String(asked)]
  return asked.length > 0 ? asked : null
}

function onlyOne(values: readonly string[]): string | null {
  return values.length === 1 ? (values[0] ?? null) : null
}
