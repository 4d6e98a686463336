import type { DonorDetail } from '@kindred/contracts/donors'
import { accountPath } from '../../../account/account-path.ts'
import { collectTexts } from '../../../genetic-matching/collect-texts.ts'
import { getTexts } from '../../../texts/get-texts.ts'
import type { ComparedGroup } from './list-comparison.tsx'
import { OwnMatch, TestedGenes } from './own-genes.lazy.tsx'

/**
 * The genes donors were tested for, and what they mean with one’s own findings. Both arrive for who is signed in; the page
 * itself, which everybody shares, says what it takes. Whether donors differ in it is told to nobody.
 */
export async function listGenes(
  donors: readonly DonorDetail[],
  { locale, compares }: { locale: string; compares: boolean },
): Promise<ComparedGroup> {
  const { t, group, language } = await getTexts(locale)
  const texts = collectTexts(group, 'genetics.match', 'verdicts', 'text', 'genes')
  const locked = t('compare.genesLocked')
  const isTested = ({ locked: parts }: DonorDetail) => parts.some(({ part }) => part === 'geneticTests')
  const tested = {
    key: 'tested',
    label: t('compare.genesTested'),
    cells: donors.map((donor) =>
      isTested(donor) ? (
        <TestedGenes
          key={donor.donorId}
          code={donor.donorId}
          locked={locked}
          failed={texts.failed ?? ''}
          all={group('compare').genesAll ?? ''}
          language={language}
        />
      ) : (
        t('compare.genesNone')
      ),
    ),
  }
  const match = {
    key: 'match',
    label: t('compare.genesYours'),
    cells: donors.map((donor) => (
      <OwnMatch
        key={donor.donorId}
        code={donor.donorId}
        locked={locked}
        language={language}
        href={accountPath(locale, 'genetics')}
        texts={texts}
      />
    )),
  }
  return { key: 'genes', title: t('compare.groups.genes'), rows: compares ? [tested, match] : [tested] }
}
