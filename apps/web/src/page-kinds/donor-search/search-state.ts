import { toFilterBody } from '@kindred/contracts/filter-body'
import type { DonorSearchBody } from '@kindred/contracts/search'
import { type Compared, readCompared } from '@kindred/domain/donors/compare-donors'
import { type DonorFilter, parseDonorFilter, printDonorFilter } from '@kindred/domain/search/donor-filter'
import type { DonorKind } from '@kindred/domain/vocabulary'
import type { Query } from '../../layouts/query.ts'

export const pageSize = 20
/** So many cards one page draws at most; beyond that the list goes on on a page of its own. */
export const mostShown = 200

export const sorts = ['newest', 'best', 'stock', 'price', 'name'] as const
export type Sort = (typeof sorts)[number]

/** How the list looks: cards beside each other, or one donor a line. */
export const views = ['cards', 'lines'] as const
export type View = (typeof views)[number]

/** Everything the address of a search says. */
export type SearchState = {
  filter: DonorFilter
  sort: Sort
  /** Donors before the first one shown. */
  from: number
  /** How many are shown from there: 20, and 20 more for every “show more”. */
  shown: number
  /** Also those the law of the country keeps back, each with why. */
  includeNotOffered: boolean
  /** Without those that are no match for the findings somebody told us; counts where donors are compared. */
  hidesNotMatching: boolean
  view: View
  /** Chosen to be compared, wherever in the list they stand. */
  compared: Compared
  /** Whether they are shown side by side instead of the list, and there only what they differ in. */
  isSideBySide: boolean
  onlyDifferences: boolean
}

/** Reads the address. What it does not know it leaves out, so that an old link still shows a list. */
export function readSearch(query: Query): SearchState {
  const { kind: _, ...filter } = parseDonorFilter(printQuery(query))
  const sort = sorts.find((one) => one === first(query.sort)) ?? 'newest'
  const from = readWhole(first(query.from), 0, 1_000_000) ?? 0
  const shown = readWhole(first(query.shown), pageSize, mostShown) ?? pageSize
  return {
    filter,
    sort,
    from,
    shown,
    includeNotOffered: first(query.all) === 'yes',
    hidesNotMatching: first(query.fit) === 'yes',
    view: views.find((one) => one === first(query.view)) ?? 'cards',
    compared: readCompared(listTexts(query.compare)),
    isSideBySide: first(query.beside) === 'yes',
    onlyDifferences: first(query.differ) === 'yes',
  }
}

/** The address of a search. A changed filter starts again at the first donor (SRCH-02). */
export function printSearch(path: string, state: Partial<SearchState>): string {
  const parts = [
    printDonorFilter(state.filter ?? {}),
    state.sort && state.sort !== 'newest' ? `sort=${state.sort}` : '',
    state.includeNotOffered ? 'all=yes' : '',
    state.hidesNotMatching ? 'fit=yes' : '',
    state.view && state.view !== 'cards' ? `view=${state.view}` : '',
    printCompared(state.compared),
    state.isSideBySide ? 'beside=yes' : '',
    state.isSideBySide && state.onlyDifferences ? 'differ=yes' : '',
    state.from ? `from=${state.from}` : '',
    state.shown && state.shown !== pageSize ? `shown=${state.shown}` : '',
  ].filter(Boolean)
  return parts.length ? `${path}?${parts.join('&')}` : path
}

/** What a changed filter leaves as it is: everything but the filter and how far the list has come. */
export function keepBesideFilter({ filter: _, from: __, shown: ___, ...kept }: SearchState) {
  return kept
}

/** The address that shows more: longer up to a bound, then the next page (SRCH-17). */
export function printMore(path: string, state: SearchState): string {
  return state.shown + pageSize <= mostShown
    ? printSearch(path, { ...state, shown: state.shown + pageSize })
    : printSearch(path, { ...state, from: state.from + state.shown, shown: pageSize })
}

/** The body of the search call. */
export function toSearchBody(kind: DonorKind, state: SearchState): DonorSearchBody {
  return {
    kind,
    filter: toFilterBody(state.filter),
    sort: state.sort,
    from: state.from,
    take: pageSize,
    includeNotOffered: state.includeNotOffered,
  }
}

function printCompared(compared: Compared | undefined): string {
  const codes = compared ? [...compared.codes, ...compared.leftOver] : []
  return codes.length > 0 ? `compare=${codes.join(',')}` : ''
}

function printQuery(query: Query): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of listTexts(value)) parameters.append(name, one)
  return parameters.toString()
}

const listTexts = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat())

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

function readWhole(text: string | undefined, least: number, most: number): number | undefined {
  if (!text || !/^\d{1,7}$/.test(text)) return undefined
  return Math.min(most, Math.max(least, Number(text)))
}
