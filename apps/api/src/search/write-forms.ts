import type { DonorFilterBody } from '@kindred/contracts/search'
import { type ByteWriter, keyOf, labelOf } from './byte-writer.ts'
import { type FormType, form, formTypes, nameForm, withForm } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import type { Counts } from './facet-table.ts'
import { motSteps, toMotStep } from './market-traits.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'

const strawType = keyOf('strawType')
const motMin = labelOf(',"motMin":')
const someMotSteps = motSteps.slice(1)
const typeLabels = formTypes.map((type) => keyOf(type))
const motLabels = someMotSteps.map((step) => keyOf(String(step)))

/**
 * The two facets of one filter: straw types at the MOT class asked for, and MOT classes of the straw types asked for.
 * @param counts of the view's traits, `form` among what all other filters leave
 * @param among these
 */
export function writeForms(
  writer: ByteWriter,
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  counts: Counts,
  among: Members,
): void {
  const types: readonly FormType[] = filter.strawType ?? []
  const step = toMotStep(filter.motMin ?? 0)
  const byType = formTypes.map((type) => countOf(view, counts, type, step))
  const byMot = someMotSteps.map((least) =>
    types.length > 1
      ? index.sets.countCommon(among.bits, withForm(view, types, least))
      : countOf(view, counts, types[0] ?? 'any', least),
  )
  const wanted = types.map((type) => formTypes.indexOf(type))
  writer.label(strawType)
  writer.counts(typeLabels, byType, 0, wanted)
  writer.label(motMin)
  writer.counts(motLabels, byMot, 0)
}

function countOf(view: MarketView, counts: Counts, type: FormType | 'any', least: number): number {
  return counts[view.traits.countAt(form, nameForm(type, least))] ?? 0
}
