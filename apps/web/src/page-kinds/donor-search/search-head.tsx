import { printDonorFilter } from '@kindred/domain/search/donor-filter'
import type { DonorKind } from '@kindred/domain/vocabulary'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { accountPath } from '../../account/account-path.ts'
import { offersGenetics } from '../../genetic-matching/offers-genetics.ts'
import { saveSearchPath } from '../../saved-searches/save-search-path.ts'
import { getTexts } from '../../texts/get-texts.ts'
import type { DonorComparison } from './donor-comparison.ts'
import type { DonorSearchPageProps } from './donor-search-page-props.ts'
import { printSearch, type SearchState } from './search-state.ts'
import { ViewLinks } from './view-links.tsx'

/** The same search in the account, compared with one’s own findings. */
const ownLists = { sperm: 'donors', egg: 'egg-donors' } as const

type SearchHeadProps = Pick<DonorSearchPageProps, 'page' | 'locale' | 'shopCode' | 'path'> & {
  kind: DonorKind
  state: SearchState
  total: number
  totalUnfiltered: number
  countryName: string | null
  compare: DonorComparison | undefined
}

/** What is searched, how many there are, and what can be done with the search as a whole. */
export async function SearchHead(props: SearchHeadProps) {
  const { page, locale, shopCode, path, kind, state, total, totalUnfiltered, countryName, compare } = props
  const { t, rich } = await getTexts(locale)
  const ownSearch =
    compare || !(await offersGenetics(shopCode)) ? null : accountPath(locale, 'genetics', ownLists[kind])
  return (
    <header className="k-page-head">
      <div>
        {compare?.head}
        <h1 lang={page.otherLanguages?.title}>{page.title}</h1>
        <p className="k-lead">
          {rich(countryName ? 'search.summary' : 'search.summaryNoCountry', {
            count: total,
            total: totalUnfiltered,
            country: countryName ?? '',
            b: (part) => <b className="k-search-total">{part}</b>,
          })}
        </p>
        {page.intro && (
          <p className="k-search-intro" lang={page.otherLanguages?.intro}>
            {page.intro}
          </p>
        )}
        {ownSearch && (
          <p>
            <Link href={printSearch(ownSearch, { filter: state.filter, sort: state.sort })} rel="nofollow">
              {t('genetics.search.from')}
            </Link>
          </p>
        )}
      </div>
      <div className="k-row">
        {!compare && (
          <LinkButton
            variant="outlined"
            size="small"
            icon="bell"
            rel="nofollow"
            href={saveSearchPath(locale, { kind, shopCode, query: printDonorFilter(state.filter) })}
          >
            {t('savedSearches.save')}
          </LinkButton>
        )}
        <ViewLinks path={path} state={state} t={t} />
      </div>
    </header>
  )
}
