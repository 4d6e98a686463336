import { notFound, redirect } from 'next/navigation'
import { accountPath } from '../../../../../../account/account-path.ts'
import { homePath } from '../../../../../../checkout/place.ts'
import { compareDonors } from '../../../../../../genetic-matching/compare-donors.tsx'
import { openGenetics } from '../../../../../../genetic-matching/open-genetics.ts'
import type { Query } from '../../../../../../layouts/query.ts'
import { readLocale } from '../../../../../../layouts/read-locale.ts'
import { SiteFrame } from '../../../../../../layouts/site-frame.tsx'
import { findKindOfSurface } from '../../../../../../measurement/measured-kind.ts'
import { DonorSearchPage } from '../../../../../../page-kinds/donor-search/search-page.tsx'
import { findKindPath } from '../../../../../../server/find-kind-path.ts'
import { getTexts } from '../../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string; list: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: `${t('genetics.search.title')} · ${t('common.siteName')}` }
}

/** The two lists, by the last segment of their address. */
const kinds = new Map([
  ['donors', 'sperm'],
  ['egg-donors', 'egg'],
] as const) as ReadonlyMap<string, 'sperm' | 'egg'>

/** The donor search of somebody who told us findings (SRCH-11): each donor with what it means for a child. */
export default async function DonorsToMatchPage({ params, searchParams }: Props) {
  const { locale: segment, list } = await params
  const kind = kinds.get(list)
  if (!kind) notFound()
  const { account, isOffered, record } = await openGenetics(segment, list)
  const { locale, shopCode, visitorType, path } = account
  if (!isOffered || !record.record) redirect(accountPath(locale, 'genetics'))
  const { t } = await getTexts(locale)
  const place = { locale, shopCode, visitorType, path: homePath(account) }
  const pageKind = kind === 'egg' ? 'SearchEggDonorPage' : 'SearchSpermDonorPage'
  const searchPath = (await findKindPath(place, pageKind)) ?? place.path
  return (
    <SiteFrame {...{ locale, shopCode, visitorType, path }} kind={findKindOfSurface('account', path)}>
      <DonorSearchPage
        page={{ title: t('genetics.search.title'), intro: t('genetics.search.lead') }}
        {...{ locale, shopCode, visitorType, path, kind }}
        searchParams={await searchParams}
        compare={await compareDonors(account, searchPath)}
      />
    </SiteFrame>
  )
}
