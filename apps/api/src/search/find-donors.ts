import type { DonorFilterBody } from '@kindred/contracts/search'
import type { DonorKind } from '@kindred/domain/vocabulary'
import { addAll, and, type Bitset, countBits, countCommon, hasBit, listBits, makeBitset } from './bitset.ts'
import type { DonorIndex } from './donor-index.ts'
import { type DonorTrait, donorTraitNames } from './donor-traits.ts'
import type { FacetTable } from './facet-table.ts'
import type { FoundSet, Relaxation, SearchBase } from './found-set.ts'
import {
  type MarketTrait,
  marketTraitNames,
  motSteps,
  type SortName,
  stockSteps,
  toMotStep,
} from './market-traits.ts'
import type { MarketView } from './market-view.ts'

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

export type FoundDonors = {
  set: FoundSet
  /** Positions in the index, in order. */
  docs: number[]
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
  const { kind, scope, includeNotOffered, filter } = question
  const key = JSON.stringify([kind, scope, includeNotOffered, filter])
  let set = view.found.get(key)
  if (!set) {
    set = findSet(index, view, question)
    view.found.set(key, set)
  }
  return { set, docs: pickPage(view, set.bits, set.total, question) }
}

function findSet(index: DonorIndex, view: MarketView, question: DonorQuestion): FoundSet {
  const { bits: base, count: totalUnfiltered, ranges } = findBase(index, view, question)
  const { filter } = question
  const active = readFilters(index, view, filter)
  const { all, without } = combine(base, active)
  const total = countBits(all)
  return {
    total,
    totalUnfiltered,
    facets: countFacets(index, view, filter, all, total, without),
    ranges,
    relax: total < fewLeft ? suggest(view, filter, active, without, total) : [],
    bits: all,
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
  if (scope === 'matchable') and(bits, index.traits.any('geneticMatching', ['true']), bits)
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
  for (const name of [...donorTraitNames, ...askedMarketTraits]) {
    const asked = filter[name]
    if (asked === undefined || (Array.isArray(asked) && asked.length === 0)) continue
    const values = Array.isArray(asked) ? asked : [String(asked)]
    add(
      name,
      values.length === 1 ? (values[0] ?? null) : null,
      isMarketTrait(name) ? view.traits.any(name, values) : index.traits.any(name, values),
    )
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

const askedMarketTraits = ['standing', 'freeQuotaPlace'] as const

function isMarketTrait(name: string): name is (typeof askedMarketTraits)[number] {
  return name === 'standing' || name === 'freeQuotaPlace'
}

function hasForm(filter: DonorFilterBody): boolean {
  return (filter.strawType !== undefined && filter.strawType.length > 0) || (filter.motMin ?? 0) > 0
}

/** Donors with a straw of one of these types (any without) from this MOT class on. */
function formBits(view: MarketView, types: readonly string[] | undefined, motMin = 0): Bitset {
  const step = toMotStep(motMin)
  const wanted = types && types.length > 0 ? types : ['any']
  return view.traits.any(
    form,
    wanted.map((type) => `${type}|${step}`),
  )
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
): FoundSet['facets'] {
  const facets: FoundSet['facets'] = {}
  const docs = listBits(all, total)
  const membersOf = (name: string): [Bitset, Int32Array] => {
    const set = without.get(name)
    return set ? [set, listBits(set, countBits(set))] : [all, docs]
  }
  // Traits without a filter of their own share one set and are counted in one pass.
  const isFree = (name: string) => !without.has(name)
  const fill = <Name extends DonorTrait | MarketTrait>(table: FacetTable<Name>, names: readonly Name[]) => {
    const free = table.count(names.filter(isFree), all, docs)
    for (const name of names) {
      const counts = free.get(name) ?? table.count([name], ...membersOf(name)).get(name)
      if (name !== form)
        facets[name] = nameCounts(table.values(name), counts, filter[name as keyof DonorFilterBody])
      else Object.assign(facets, countForms(view, filter, counts, without.get(form) ?? all))
    }
  }
  fill(index.traits, donorTraitNames)
  fill(view.traits, marketTraitNames)
  const stockSet = without.get('stockMin') ?? all
  facets.stockMin = Object.fromEntries(
    stockSteps.map((step) => [String(step), countCommon(stockSet, view.withStock(step))]),
  )
  return facets
}

/** Values that nobody has are left out, unless they were asked for: then they say 0. */
function nameCounts(
  values: readonly string[],
  counts: Int32Array | undefined,
  asked: unknown,
): Record<string, number> {
  const facet: Record<string, number> = {}
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as string
    const count = counts?.[i] ?? 0
    if (count > 0 || (Array.isArray(asked) && asked.includes(value))) facet[value] = count
  }
  return facet
}

function countForms(view: MarketView, filter: DonorFilterBody, counts: Int32Array | undefined, set: Bitset) {
  const byForm = new Map(view.traits.values(form).map((value, i) => [value, counts?.[i] ?? 0]))
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
