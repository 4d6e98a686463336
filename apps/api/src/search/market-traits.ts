import type { DonorRecord } from '../donors/donor-record.ts'
import type { DonorJudgement } from '../donors/judge-donor.ts'

/** The least a search for "from this MOT class on" can mean; 0 is any, eggs too. */
export const motSteps = [0, 2, 5, 10, 20, 30] as const

/** The least stock a facet offers to ask for. */
const stockSteps = [1, 5, 10, 20] as const

/** The name under which straw type and MOT class narrow together: one straw must meet both. */
export const form = 'form'

const yesNo = (value: boolean) => [value ? 'true' : 'false']

/** The filters whose answer depends on shop, country and stock. */
export const marketTraits = {
  standing: (judged: DonorJudgement) => [judged.standing as string],
  freeQuotaPlace: (judged: DonorJudgement) => yesNo(judged.quota.left === null || judged.quota.left > 0),
  /** The steps of stock that are reached; any other least stock is asked for with `withStock`. */
  stockMin: (judged: DonorJudgement) =>
    stockSteps.filter((step) => judged.available >= step).map((step) => String(step)),
  /** Not asked for under this name: straw type and MOT class together (`listForms`). */
  form: listForms,
} as const

export type MarketTrait = keyof typeof marketTraits
export const marketTraitNames = Object.keys(marketTraits) as MarketTrait[]

/**
 * What can be had now as `strawType|least MOT`, for every step it reaches; `any|20` for whatever type. One value holds
 * type and class together, since a donor with weak IUI and strong ICI straws has no strong IUI straw.
 */
function listForms(judged: DonorJudgement): string[] {
  const forms = new Set<string>()
  for (const item of judged.stock) {
    if (item.available <= 0) continue
    for (const step of motSteps) {
      if (item.motClass < step) continue
      forms.add(`${item.strawType}|${step}`)
      forms.add(`any|${step}`)
    }
  }
  return [...forms]
}

/** The step at or above a wish: MOT classes are few, so "from 7" means "from 10". */
export function toMotStep(mot: number): number {
  return motSteps.find((step) => step >= mot) ?? 30
}

export type SortName = 'newest' | 'stock' | 'price' | 'name'
export const sortNames: readonly SortName[] = ['newest', 'stock', 'price', 'name']

const behind = 10 ** 9

/**
 * Sort keys, ascending; equal ones stand in the order of codes. `newest` shows first what can be had at all; without a
 * price a donor stands last in `price`.
 * @param nameRank place in the alphabet of aliases
 */
export function sortKey(
  sort: SortName,
  donor: DonorRecord,
  judged: DonorJudgement,
  nameRank: number,
): number {
  switch (sort) {
    case 'newest':
      return (judged.available > 0 ? 0 : behind) - Date.parse(donor.firstListedOn) / 86_400_000
    case 'stock':
      return -judged.available
    case 'price':
      return judged.available > 0 && judged.fromPrice ? judged.fromPrice.amountMinor : Number.MAX_SAFE_INTEGER
    case 'name':
      return nameRank
  }
}
