import { listBits } from './bitset.ts'
import type { DonorIndex } from './donor-index.ts'
import type { DonorQuestion } from './donor-question.ts'
import type { SearchBase } from './found-set.ts'
import type { MarketView } from './market-view.ts'

/** Everything a call chooses from, before any filter; kept until a donor comes or goes. */
export function findBase(
  index: DonorIndex,
  view: MarketView,
  { kind, scope, includeNotOffered }: Pick<DonorQuestion, 'kind' | 'scope' | 'includeNotOffered'>,
): SearchBase {
  const key = `${kind}|${scope}|${includeNotOffered}`
  const known = view.bases.get(key)
  if (known) return known
  const bits = (scope === 'offered' ? view.offered : view.shown).slice()
  if (includeNotOffered && scope !== 'offered') index.sets.combine('or', bits, view.hiddenByLaw, bits)
  index.sets.combine('and', bits, index.kinds[kind], bits)
  if (scope === 'matchable')
    index.sets.combine('and', bits, index.traits.any('geneticMatching', ['true']), bits)
  const members = index.members(bits)
  const base: SearchBase = { members, ranges: findRanges(index, listBits(bits, members.count)) }
  view.bases.set(key, base)
  return base
}

function findRanges(index: DonorIndex, docs: readonly number[]): SearchBase['ranges'] {
  const [heightMin, heightMax] = findEnds(index.heights, docs)
  const [weightMin, weightMax] = findEnds(index.weights, docs)
  return { heightMin, heightMax, weightMin, weightMax }
}

function findEnds(column: Int16Array, docs: readonly number[]): [least: number, most: number] {
  if (docs.length === 0) return [0, 0]
  let least = Number.MAX_SAFE_INTEGER
  let most = 0
  for (let i = 0; i < docs.length; i++) {
    const value = column[docs[i] as number] as number
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}
