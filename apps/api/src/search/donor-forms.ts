import type { DonorFilterBody } from '@kindred/contracts/search'
import { type SoldType, soldTypes } from '@kindred/domain/vocabulary'
import type { Bitset } from './bitset.ts'
import { form, motSteps, toMotStep } from './market-traits.ts'
import type { MarketView } from './market-view.ts'

const names = new Map(
  [...soldTypes, 'any' as const].map((type) => [
    type,
    new Map(motSteps.map((step) => [step as number, `${type}|${step}`])),
  ]),
)

/** The value of the trait `form` for a straw type from a step of MOT class on. */
export function nameForm(type: SoldType | 'any', step: number): string {
  return names.get(type)?.get(step) ?? ''
}

export function hasForm(filter: DonorFilterBody): boolean {
  return (filter.strawType !== undefined && filter.strawType.length > 0) || (filter.motMin ?? 0) > 0
}

/** Donors with a straw of one of these types (any without) from this MOT class on; not to be changed, nor kept. */
export function withForm(view: MarketView, types: readonly SoldType[] | undefined, motMin = 0): Bitset {
  const step = toMotStep(motMin)
  const wanted = types && types.length > 0 ? types : (['any'] as const)
  return view.traits.any(
    form,
    wanted.map((type) => nameForm(type, step)),
  )
}
