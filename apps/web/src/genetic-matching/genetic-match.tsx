import type { DonorDetail } from '@kindred/contracts/donors'
import { accountPath } from '../account/account-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import { collectTexts } from './collect-texts.ts'
import { MatchView } from './genetic-match.lazy.tsx'
import { offersGenetics } from './offers-genetics.ts'

/** What a donor means for the findings of who is signed in. It is theirs alone, so an island brings it. */
export async function GeneticMatch({
  donor,
  locale,
  shopCode,
}: {
  donor: Pick<DonorDetail, 'donorId' | 'name'>
  locale: string
  shopCode: string
}) {
  if (!(await offersGenetics(shopCode))) return null
  const { t, group, language } = await getTexts(locale)
  const texts = collectTexts(group, 'genetics.match', 'verdicts', 'text', 'genes')
  return (
    <MatchView
      donorId={donor.donorId}
      shopCode={shopCode}
      language={language}
      href={accountPath(locale, 'genetics')}
      texts={{ ...texts, addText: t('genetics.match.addText', { name: donor.name }) }}
    />
  )
}
