import type { GeneticMatches } from '@kindred/contracts/genetic-matching'
import { Badge } from '@kindred/ui/badge/badge'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Link } from '@kindred/ui/link/link'
import { accountPath } from '../account/account-path.ts'
import type { Account } from '../account/open-account.ts'
import type { DonorComparison } from '../page-kinds/donor-search/donor-comparison.ts'
import { getTexts } from '../texts/get-texts.ts'
import { describeMatch } from './describe-match.ts'

/** The comparison of a search with a customer’s findings: a line on each card, and the box that hides those that are no match. */
export async function compareDonors(account: Account, searchPath: string): Promise<DonorComparison> {
  const { call, locale } = account
  const { t, format } = await getTexts(locale)
  const describe: DonorComparison['describe'] = async (donorIds) => {
    if (donorIds.length === 0) return new Map()
    const { matches } = await call<GeneticMatches>('/api/geneticmatching/match', {
      method: 'POST',
      body: { donorIds },
    })
    return new Map(
      matches.map((match) => {
        const { title, tone, text, genes } = describeMatch(
          match,
          (key, values) => t(`genetics.match.${key}`, values),
          (number) => format.number(number),
        )
        // What no choice of donor changes is said once, where findings are explained.
        const first = genes.find(({ dependsOnDonor }) => dependsOnDonor)
        return [
          match.donorId,
          <div key={match.donorId} className="k-match-note">
            <Badge tone={tone}>{title}</Badge>
            <p>{first ? `${first.name}: ${first.text}` : text}</p>
          </div>,
        ]
      }),
    )
  }
  return {
    call,
    searchPath,
    describe,
    head: <Link href={accountPath(locale, 'genetics')}>{t('genetics.title')}</Link>,
    choose: (isHiding, leftOut) => (
      <Checkbox
        dense
        id="filter-fit"
        form="donor-filter"
        name="fit"
        value="yes"
        defaultChecked={isHiding}
        label={t('genetics.search.hide')}
        count={isHiding ? t('genetics.search.leftOut', { count: leftOut }) : undefined}
      />
    ),
  }
}
