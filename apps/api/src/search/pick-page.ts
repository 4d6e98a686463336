import { hasBit } from './bitset.ts'
import type { Members } from './members.ts'
import type { SortedOrder } from './sorted-order.ts'

/**
 * The members from a place of the order on. Of few members the first are selected; many are met soon when the whole order
 * is walked. Selecting looks at every member, walking at `size / members` donors for each one it meets.
 */
export function pickPage(
  sorted: SortedOrder,
  members: Members,
  from: number,
  take: number,
): readonly number[] {
  if (from >= members.count) return []
  const needed = Math.min(from + take, members.count)
  const isFew = members.count * members.count < needed * sorted.order.length
  return isFew && needed <= mostSelected
    ? selectFirst(sorted, members.docs, needed).slice(from)
    : walk(sorted, members, from, take)
}

/** Selecting more than a few pages would cost more than walking. */
const mostSelected = 240

/** Positions ascend, so of equal keys the one met first stands first. */
function selectFirst({ keys }: SortedOrder, docs: readonly number[], needed: number): number[] {
  const first: number[] = []
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number
    const key = keys[doc] as number
    if (first.length === needed && key >= (keys[first[needed - 1] as number] as number)) continue
    let at = first.length < needed ? first.length : needed - 1
    while (at > 0 && key < (keys[first[at - 1] as number] as number)) {
      first[at] = first[at - 1] as number
      at--
    }
    first[at] = doc
  }
  return first
}

function walk({ order }: SortedOrder, { bits, count }: Members, from: number, take: number): number[] {
  const page: number[] = []
  let seen = 0
  for (let i = 0; i < order.length && page.length < take && seen < count; i++) {
    const doc = order[i] as number
    if (hasBit(bits, doc) && seen++ >= from) page.push(doc)
  }
  return page
}
