import type { DonorFilterBody } from '@kindred/contracts/search'
import { type SoldType, soldTypes } from '@kindred/domain/vocabulary'
import type { ByteWriter } from './byte-writer.ts'
import { nameForm, withForm } from './donor-forms.ts'
import type { DonorIndex } from './donor-index.ts'
import { makeSheet } from './facet-sheet.ts'
import { form, motSteps, toMotStep } from './market-traits.ts'
import type { MarketView } from './market-view.ts'
import type { Members } from './members.ts'

const someMotSteps = motSteps.slice(1)
const sheet = makeSheet([
  { name: 'strawType', values: soldTypes, first: 0 },
  { name: 'motMin', values: someMotSteps.map(String), first: soldTypes.length },
])

/**
 * The two facets of one filter: straw types at the MOT class asked for, and MOT classes of the straw types asked for. The
 * traits of the view are counted already, `form` among what all other filters leave.
 * @param among what all other filters leave
 */
export function writeForms(
  writer: ByteWriter,
  index: DonorIndex,
  view: MarketView,
  filter: DonorFilterBody,
  among: Members,
): void {
  const types: readonly SoldType[] = filter.strawType ?? []
  const step = toMotStep(filter.motMin ?? 0)
  const count = (type: SoldType | 'any', least: number) => view.traits.countOf(form, nameForm(type, least))
  const byType = soldTypes.map((type) => count(type, step))
  const byMot = someMotSteps.map((least) =>
    types.length > 1
      ? index.sets.countCommon(among.bits, withForm(view, types, least))
      : count(types[0] ?? 'any', least),
  )
  writer.facets(
    sheet,
    [...byType, ...byMot],
    types.map((type) => soldTypes.indexOf(type)),
  )
}
