import type { Bitset } from './bitset.ts'
import { combineFilters } from './combine-filters.ts'
import { countFacets } from './count-facets.ts'
import type { DonorIndex } from './donor-index.ts'
import { type DonorQuestion, nameFilters } from './donor-question.ts'
import { findBase } from './find-base.ts'
import type { FoundSet } from './found-set.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'
import { pickPage } from './pick-page.ts'
import { readFilters } from './read-filters.ts'
import { suggestRelaxation } from './suggest-relaxation.ts'

export type FoundDonors = {
  set: FoundSet
  /** Positions in the index, in order. */
  docs: readonly number[]
}

/** Fewer left than this, and the answer says which filter to lift. */
const fewLeft = 5

/** The filter of `kept`, beside those of `donorFilterSchema`. */
const hide = 'hideNotMatching'

/**
 * Answers a question over one market. Lists mean any of their values; different filters narrow together; each facet is
 * counted with all other filters kept, so that its numbers say what choosing a value would leave.
 *
 * @param filters what `nameFilters` makes of the question, for who has it at hand
 * @param isNew nobody asked for these filters yet (`MarketView.meet`), so nothing is known of them
 */
export function findDonors(
  index: DonorIndex,
  view: MarketView,
  question: DonorQuestion,
  filters = nameFilters(question),
  isNew = !view.meet(filters),
): FoundDonors {
  let set = isNew ? undefined : view.remembered(filters)
  if (!set) {
    set = findSet(index, view, question)
    if (!isNew) view.remember(filters, set, question.filter.stockMin !== undefined)
  }
  return { set, docs: pickPage(view.order(question.sort), set.members, question.from, question.take) }
}

/**
 * The same, narrowed to these as one more filter, and counts what that leaves out. It is somebody’s own choice, so nothing
 * of the answer is remembered.
 */
export function findDonorsAmong(
  kept: Bitset,
  index: DonorIndex,
  view: MarketView,
  question: DonorQuestion,
): FoundDonors {
  const set = findSet(index, view, question, kept)
  return { set, docs: pickPage(view.order(question.sort), set.members, question.from, question.take) }
}

function findSet(index: DonorIndex, view: MarketView, question: DonorQuestion, kept?: Bitset): FoundSet {
  index.sets.release()
  view.sets.release()
  const base = findBase(index, view, question)
  const { filter } = question
  const active = readFilters(index, view, filter)
  if (kept) active.push({ name: hide, value: null, bits: kept })
  const { all, without } = combineFilters(index, base.members, active)
  return {
    members: all,
    totalUnfiltered: base.members.count,
    facets: countFacets(index, view, filter, all, without),
    ranges: base.ranges,
    relax: all.count < fewLeft ? suggestRelaxation(index, view, filter, active, without, all.count) : [],
    ...(kept && { leftOut: (without.get(hide) as Members).count - all.count }),
  }
}
