import type { DonorFilterBody } from '@kindred/contracts/search'
import { type FormType, form, formTypes, nameForm, withForm } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import { motSteps, toMotStep } from './market-traits.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'
import { printCounts } from './print-counts.ts'

const someMotSteps = motSteps.slice(1)
const typeLabels = formTypes.map((type) => `"${type}":`)
const motLabels = someMotSteps.map((step) => `"${step}":`)

/**
 * The two facets of one filter: straw types at the MOT class asked for, and MOT classes of the straw types asked for.
 * @param counts of each form in `among`, which all other filters leave
 */
export function countForms(
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  counts: readonly number[],
  among: Members,
): string {
  const types: readonly FormType[] = filter.strawType ?? []
  const step = toMotStep(filter.motMin ?? 0)
  const byType = formTypes.map((type) => countOf(view, counts, type, step))
  const byMot = someMotSteps.map((least) =>
    types.length > 1
      ? index.sets.countCommon(among.bits, withForm(view, types, least))
      : countOf(view, counts, types[0] ?? 'any', least),
  )
  const wanted = types.map((type) => formTypes.indexOf(type))
  return `"strawType":${printCounts(typeLabels, byType, wanted)},"motMin":${printCounts(motLabels, byMot)}`
}

function countOf(view: MarketView, counts: readonly number[], type: FormType | 'any', least: number): number {
  return counts[view.traits.place(form, nameForm(type, least))] ?? 0
}
