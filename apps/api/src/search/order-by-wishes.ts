import type { DonorFilterBody } from '@kindred/contracts/search'
import { fieldsOfWish, keepWishes, listWishes, type Wish } from '@kindred/domain/search/wishes'
import { type Bitset, hasBit } from './bitset.ts'
import type { DonorIndex } from './donor-index.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'
import { pickPage } from './pick-page.ts'
import { readFilters } from './read-filters.ts'

type Wished = { wish: Wish; bits: Bitset }

/** What the best match says beside the donors of a page. */
export type WishesMet = {
  /** Donors of the whole list who meet every wish. */
  meetAll: number
  /** For each donor of the page, in its order. */
  missed: Wish[][]
}

/**
 * A page of `orderByWishes` over sets: those who miss no wish, then those who miss one, each in the order of the newest.
 * @param among who meets all conditions
 * @returns null when the filter holds no wish; nothing of it lasts longer than the search
 */
export function pickByWishes(
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  among: Members,
  from: number,
  take: number,
): (WishesMet & { docs: readonly number[] }) | null {
  const wished = readWishes(index, view, filter)
  if (wished.length === 0) return null
  const levels = sortByMissed(index, wished, among)
  const docs: number[] = []
  let skipped = from
  for (const level of levels) {
    if (docs.length === take) break
    if (skipped < level.count) {
      docs.push(...pickPage(view.order('newest'), level, skipped, take - docs.length))
      skipped = 0
    } else skipped -= level.count
  }
  return {
    docs,
    meetAll: levels[0]?.count ?? 0,
    missed: docs.map((doc) => wished.filter(({ bits }) => !hasBit(bits, doc)).map(({ wish }) => wish)),
  }
}

function readWishes(index: DonorIndex, view: MarketView, filter: DonorFilterBody): Wished[] {
  const active = readFilters(index, view, keepWishes(filter))
  return listWishes(filter).flatMap((wish) => {
    const fields: readonly string[] = fieldsOfWish(wish)
    const sets = active.filter(({ name }) => fields.includes(name)).map(({ bits }) => bits)
    const [first, second] = sets
    if (!first) return []
    return [{ wish, bits: second ? index.sets.combine('and', first, second) : first }]
  })
}

/** The donors who miss none of the wishes, one, two, …: each wish moves those who miss it one place on. */
function sortByMissed(index: DonorIndex, wished: readonly Wished[], among: Members): Members[] {
  const { sets } = index
  const levels: Bitset[] = [among.bits]
  for (const { bits } of wished) {
    const last = levels[levels.length - 1] as Bitset
    const furthest = sets.combine('andNot', last, bits)
    for (let at = levels.length - 1; at >= 0; at--) {
      const kept = sets.combine('and', levels[at] as Bitset, bits)
      if (at === 0) levels[at] = kept
      else {
        const moved = sets.combine('andNot', levels[at - 1] as Bitset, bits)
        levels[at] = sets.combine('or', kept, moved, kept)
      }
    }
    levels.push(furthest)
  }
  return levels.map((bits) => index.members(bits))
}
