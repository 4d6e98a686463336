import { keepConditions } from '@kindred/domain/search/wishes'
import type { Bitset } from './bitset.ts'
import { combineFilters } from './combine-filters.ts'
import { countFacets } from './count-facets.ts'
import type { DonorIndex } from './donor-index.ts'
import { type DonorQuestion, nameFilters } from './donor-question.ts'
import { findBase } from './find-base.ts'
import type { FoundSet } from './found-set.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'
import { pickByWishes, type WishesMet } from './order-by-wishes.ts'
import { pickPage } from './pick-page.ts'
import { readFilters } from './read-filters.ts'
import { suggestRelaxation } from './suggest-relaxation.ts'

export type FoundDonors = {
  set: FoundSet
  /** Positions in the index, in order. */
  docs: readonly number[]
  /** With the best match, where there is a wish. */
  wishes?: WishesMet
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
  index.sets.release()
  view.sets.release()
  let set = isNew ? undefined : view.remembered(filters)
  if (!set) {
    set = findSet(index, view, question)
    if (!isNew) view.remember(filters, set, question.filter.stockMin !== undefined)
  }
  return pickDonors(set, index, view, question)
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
  index.sets.release()
  view.sets.release()
  return pickDonors(findSet(index, view, question, kept), index, view, question)
}

function pickDonors(
  set: FoundSet,
  index: DonorIndex,
  view: MarketView,
  { filter, sort, from, take }: DonorQuestion,
): FoundDonors {
  const best = sort === 'best' && pickByWishes(index, view, filter, set.members, from, take)
  if (best) return { set, docs: best.docs, wishes: { meetAll: best.meetAll, missed: best.missed } }
  return { set, docs: pickPage(view.order(sort === 'best' ? 'newest' : sort), set.members, from, take) }
}

/** The best match looks among all who meet the conditions; its wishes order them and narrow nothing. */
function findSet(index: DonorIndex, view: MarketView, question: DonorQuestion, kept?: Bitset): FoundSet {
  const base = findBase(index, view, question)
  const { filter } = question
  const active = readFilters(index, view, question.sort === 'best' ? keepConditions(filter) : filter)
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
