import type { DonorFilterBody } from '@kindred/contracts/search'
import type { SoldType } from '@kindred/domain/vocabulary'
import { withForm } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import type { Relaxation } from './found-set.ts'
import { form } from './market-traits.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'
import type { ActiveFilter } from './read-filters.ts'

/** Which filters to lift, the one that brings most first. */
export function suggestRelaxation(
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  active: readonly ActiveFilter[],
  without: ReadonlyMap<string, Members>,
  total: number,
): Relaxation[] {
  return active
    .flatMap(({ name, value }) => {
      const set = without.get(name) as Members
      return name === form ? liftForm(index, view, filter, set) : [{ filter: name, value, brings: set.count }]
    })
    .map((one) => ({ ...one, brings: one.brings - total }))
    .filter(({ brings }) => brings > 0)
    .sort((a, b) => b.brings - a.brings || (a.filter < b.filter ? -1 : 1))
    .slice(0, 3)
}

/** Straw type and MOT class can each be lifted while the other stays. */
function liftForm(index: DonorIndex, view: MarketView, filter: DonorFilterBody, set: Members): Relaxation[] {
  const types = filter.strawType ?? []
  const motMin = filter.motMin ?? 0
  const left = (keptTypes: readonly SoldType[], keptMot: number) =>
    keptTypes.length === 0 && keptMot === 0
      ? set.count
      : index.sets.countCommon(set.bits, withForm(view, keptTypes, keptMot))
  const lifted: Relaxation[] = []
  if (types.length > 0) {
    const value = types.length === 1 ? (types[0] ?? null) : null
    lifted.push({ filter: 'strawType', value, brings: left([], motMin) })
  }
  if (motMin > 0) lifted.push({ filter: 'motMin', value: String(motMin), brings: left(types, 0) })
  return lifted
}
