import type { DonorCard } from '@kindred/contracts/donors'
import { type Compared, mostCompared } from '@kindred/domain/donors/compare-donors'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import type { Translate } from '../../../texts/get-texts.ts'

/**
 * Chooses a donor for comparison. It belongs to the form of the filters, so it works without scripts; with them the choice is
 * a mark on the page that asks nothing of the server, and what the tray says of the donor stands here.
 */
export function CompareBox({
  donor: { donorId, name, portraitUrl },
  compared: { codes },
  t,
}: {
  donor: Pick<DonorCard, 'donorId' | 'name' | 'portraitUrl'>
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
      data-name={name}
      data-portrait={portraitUrl}
      label={
        <>
          <span className="k-compare-box__room">{t('compare.box')}</span>
          <span className="k-compare-box__full">{t('compare.boxFull')}</span>
          <span className="k-visually-hidden"> {name}</span>
        </>
      }
    />
  )
}
