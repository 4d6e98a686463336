import type { DonorCard } from '@kindred/contracts/donors'
import { type Compared, mostCompared } from '@kindred/domain/donors/compare-donors'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import type { Translate } from '../../../texts/get-texts.ts'

/** Chooses a donor for comparison. It belongs to the form of the filters, so it works as they do, without scripts too. */
export function CompareBox({
  donor: { donorId, name },
  compared: { codes },
  t,
}: {
  donor: Pick<DonorCard, 'donorId' | 'name'>
  compared: Compared
  t: Translate
}) {
  const isChosen = codes.includes(donorId)
  const isFull = !isChosen && codes.length >= mostCompared
  return (
    <Checkbox
      dense
      id={`compare-${donorId}`}
      form="donor-filter"
      name="compare"
      value={donorId}
      defaultChecked={isChosen}
      disabled={isFull}
      label={
        <>
          {t(isFull ? 'compare.boxFull' : 'compare.box')}
          <span className="k-visually-hidden"> {name}</span>
        </>
      }
    />
  )
}
