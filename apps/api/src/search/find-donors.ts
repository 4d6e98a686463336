import type { DonorFilterBody } from '@kindred/contracts/search'
import type { DonorKind } from '@kindred/domain/vocabulary'
import { addAll, and, type Bitset, countBits, countCommon, hasBit, listBits, makeBitset } from './bitset.ts'
import type { DonorIndex } from './donor-index.ts'
import { type DonorTrait, donorTraitNames } from './donor-traits.ts'
import {
  type MarketTrait,
  marketTraitNames,
  motSteps,
  type SortName,
  stockSteps,
  toMotStep,
} from './market-traits.ts'
import type { MarketView, SearchBase } from './market-view.ts'

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

export type Relaxation = { filter: string; value: string | null; brings: number }

export type FoundDonors = {
  total: number
  totalUnfiltered: number
  /** Positions in the index, in order. */
  docs: number[]
  facets: Record<string, Record<string, number>>
  ranges: { heightMin: number; heightMax: number; weightMin: number; weightMax: number }
  relax: Relaxation[]
}

/** Fewer left than this, and the answer says which filter to lift. */
const fewLeft = 5
/** Up to so many donors are sorted; more are picked while walking the whole order. */
const sortedDirectly = 512

type Active = { name: string; value: string | null; bits: Bitset }

/**
 * Answers a question over one market. Lists mean any of their values; different filters narrow together; each facet is
 * counted with all other filters kept, so that its numbers say what choosing a value would leave.
 */
export function findDonors(index: DonorIndex, view: MarketView, question: DonorQuestion): FoundDonors {
  const found = findBase(index, view, question)
  const { bits: base, count: totalUnfiltered, ranges } = found
  const active = readFilters(index, view, question.filter)
  const { all, without } = combine(base, active)
  const total = countBits(all)
  return {
    total,
    totalUnfiltered,
    docs: pickPage(view, all, total, question),
    facets:
      active.length === 0
        ? baseFacets(index, view, found)
        : countFacets(index, view, question.filter, all, total, without),
    ranges,
    relax: total < fewLeft ? suggest(view, question.filter, active, without, total) : [],
  }
}

/** Everything a call chooses from, before any filter; kept until a donor changes. */
function findBase(index: DonorIndex, view: MarketView, question: DonorQuestion): SearchBase {
  const { kind, scope, includeNotOffered } = question
  const key = `${kind}|${scope}|${includeNotOffered}`
  const known = view.bases.get(key)
  if (known) return known
  const bits = (scope === 'offered' ? view.offered : view.shown).slice()
  if (includeNotOffered && scope !== 'offered') addAll(bits, view.hiddenByLaw)
  and(bits, index.kinds[kind], bits)
  if (scope === 'matchable') and(bits, index.traits.geneticMatching.any(['true']), bits)
  const count = countBits(bits)
  const base: SearchBase = { bits, count, ranges: findRanges(index, listBits(bits, count)) }
  view.bases.set(key, base)
  return base
}

/** The name under which straw type and MOT class narrow together: one straw must meet both. */
const form = 'form'

function readFilters(index: DonorIndex, view: MarketView, filter: DonorFilterBody): Active[] {
  const active: Active[] = []
  const add = (name: string, value: string | null, bits: Bitset) => active.push({ name, value, bits })
  for (const name of [...donorTraitNames, ...marketTraitNames]) {
    const asked = filter[name]
    if (asked === undefined || (Array.isArray(asked) && asked.length === 0)) continue
    const values = Array.isArray(asked) ? asked : [String(asked)]
    add(name, values.length === 1 ? (values[0] ?? null) : null, column(index, view, name).any(values))
  }
  for (const name of ['heightMin', 'heightMax', 'weightMin', 'weightMax'] as const) {
    const bound = filter[name]
    if (bound !== undefined) add(name, String(bound), index.range(name, bound))
  }
  if (filter.stockMin !== undefined) add('stockMin', String(filter.stockMin), view.withStock(filter.stockMin))
  if (hasForm(filter)) add(form, null, formBits(view, filter.strawType, filter.motMin))
  if (filter.keyword !== undefined) {
    const bits = index.keywords.find(filter.keyword)
    if (bits) add('keyword', filter.keyword, bits)
  }
  return active
}

function column(index: DonorIndex, view: MarketView, name: DonorTrait | MarketTrait) {
  return name === 'standing' || name === 'freeQuotaPlace' ? view.traits[name] : index.traits[name]
}

function hasForm(filter: DonorFilterBody): boolean {
  return (filter.strawType !== undefined && filter.strawType.length > 0) || (filter.motMin ?? 0) > 0
}

/** Donors with a straw of one of these types (any without) from this MOT class on. */
function formBits(view: MarketView, types: readonly string[] | undefined, motMin = 0): Bitset {
  const step = toMotStep(motMin)
  const wanted = types && types.length > 0 ? types : ['any']
  return view.forms.any(wanted.map((type) => `${type}|${step}`))
}

/** All filters together, and for each filter all others together (from both ends, so that it stays linear). */
function combine(base: Bitset, active: readonly Active[]): { all: Bitset; without: Map<string, Bitset> } {
  const size = base.length
  const upTo: Bitset[] = [base]
  for (const { bits } of active) upTo.push(and(upTo[upTo.length - 1] as Bitset, bits, makeBitset(size)))
  const without = new Map<string, Bitset>()
  let after: Bitset | null = null
  for (let i = active.length - 1; i >= 0; i--) {
    const { name, bits } = active[i] as Active
    const before = upTo[i] as Bitset
    without.set(name, after === null ? before : and(before, after, makeBitset(size)))
    after = after === null ? bits : and(after, bits, makeBitset(size))
  }
  return { all: upTo[upTo.length - 1] as Bitset, without }
}

function pickPage(
  view: MarketView,
  all: Bitset,
  total: number,
  { sort, from, take }: DonorQuestion,
): number[] {
  if (from >= total) return []
  const order = view.order(sort)
  if (total <= sortedDirectly) {
    const docs = Array.from(listBits(all, total)).sort((a, b) => order.compare(a, b))
    return docs.slice(from, from + take)
  }
  const page: number[] = []
  let seen = 0
  for (let i = 0; i < order.order.length && page.length < take; i++) {
    const doc = order.order[i] as number
    if (hasBit(all, doc) && seen++ >= from) page.push(doc)
  }
  return page
}

function countFacets(
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  all: Bitset,
  total: number,
  without: ReadonlyMap<string, Bitset>,
): FoundDonors['facets'] {
  const facets: FoundDonors['facets'] = {}
  const docs = listBits(all, total)
  const membersOf = (name: string): [Bitset, Int32Array] => {
    const set = without.get(name)
    return set ? [set, listBits(set, countBits(set))] : [all, docs]
  }
  for (const name of [...donorTraitNames, ...marketTraitNames]) {
    const { values } = column(index, view, name)
    const counts = column(index, view, name).count(...membersOf(name))
    const asked = filter[name]
    const facet: Record<string, number> = {}
    for (let i = 0; i < values.length; i++) {
      const value = values[i] as string
      const count = counts[i] as number
      if (count > 0 || (Array.isArray(asked) && asked.some((one) => one === value))) facet[value] = count
    }
    facets[name] = facet
  }
  Object.assign(facets, countForms(view, filter, ...membersOf(form)))
  const [stockSet] = membersOf('stockMin')
  facets.stockMin = Object.fromEntries(
    stockSteps.map((step) => [String(step), countCommon(stockSet, view.withStock(step))]),
  )
  return facets
}

function countForms(view: MarketView, filter: DonorFilterBody, set: Bitset, docs: Int32Array) {
  const { values } = view.forms
  const counts = view.forms.count(set, docs)
  const byForm = new Map(values.map((value, i) => [value, counts[i] as number]))
  const step = toMotStep(filter.motMin ?? 0)
  const strawType: Record<string, number> = {}
  for (const type of ['IUI', 'ICI', 'IVF', 'eggLot']) {
    const count = byForm.get(`${type}|${step}`) ?? 0
    if (count > 0 || filter.strawType?.some((one) => one === type)) strawType[type] = count
  }
  const types = filter.strawType ?? []
  const motMin: Record<string, number> = {}
  for (const least of motSteps.slice(1)) {
    const [only = 'any'] = types
    const count =
      types.length > 1
        ? countCommon(set, formBits(view, types, least))
        : (byForm.get(`${only}|${least}`) ?? 0)
    if (count > 0) motMin[String(least)] = count
  }
  return { strawType, motMin }
}

/** Without a filter the counts are those of everything; kept until a donor changes. */
function baseFacets(index: DonorIndex, view: MarketView, base: SearchBase): FoundDonors['facets'] {
  base.facets ??= countFacets(index, view, {}, base.bits, base.count, new Map())
  return base.facets
}

function findRanges(index: DonorIndex, docs: Int32Array): SearchBase['ranges'] {
  const ranges = { heightMin: 0, heightMax: 0, weightMin: 0, weightMax: 0 }
  docs.forEach((doc, i) => {
    const height = index.heights[doc] as number
    const weight = index.weights[doc] as number
    if (i === 0 || height < ranges.heightMin) ranges.heightMin = height
    if (i === 0 || height > ranges.heightMax) ranges.heightMax = height
    if (i === 0 || weight < ranges.weightMin) ranges.weightMin = weight
    if (i === 0 || weight > ranges.weightMax) ranges.weightMax = weight
  })
  return ranges
}

/** Which filters to lift, the one that brings most first. */
function suggest(
  view: MarketView,
  filter: DonorFilterBody,
  active: readonly Active[],
  without: ReadonlyMap<string, Bitset>,
  total: number,
): Relaxation[] {
  return active
    .flatMap(({ name, value }) => {
      const set = without.get(name) as Bitset
      if (name === form) return liftForm(view, filter, set)
      return [{ filter: name, value, brings: countBits(set) }]
    })
    .map((one) => ({ ...one, brings: one.brings - total }))
    .filter(({ brings }) => brings > 0)
    .sort((a, b) => b.brings - a.brings || a.filter.localeCompare(b.filter))
    .slice(0, 3)
}

/** Straw type and MOT class can each be lifted while the other stays. */
function liftForm(view: MarketView, filter: DonorFilterBody, set: Bitset): Relaxation[] {
  const types = filter.strawType ?? []
  const motMin = filter.motMin ?? 0
  const lifted: Relaxation[] = []
  if (types.length > 0) {
    const brings = motMin > 0 ? countCommon(set, formBits(view, [], motMin)) : countBits(set)
    lifted.push({ filter: 'strawType', value: types.length === 1 ? (types[0] ?? null) : null, brings })
  }
  if (motMin > 0) {
    const brings = types.length > 0 ? countCommon(set, formBits(view, types)) : countBits(set)
    lifted.push({ filter: 'motMin', value: String(motMin), brings })
  }
  return lifted
}
