import { printDonorFilter } from '@kindred/domain/search/donor-filter'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { accountPath } from '../../account/account-path.ts'
import { printBestPath } from '../../face-matching/print-best-path.ts'
import { readRequest } from '../../server/call-api.ts'
import { findDonorPath } from '../../server/find-kind-path.ts'
import { readShop } from '../../server/read-shop.ts'
import { getTexts } from '../../texts/get-texts.ts'
import { ActiveFilters } from './active-filters.tsx'
import { CompareBox } from './comparison/compare-box.tsx'
import { readCompareWords } from './comparison/compare-words.ts'
import { readKnownDonors } from './comparison/read-known-donors.ts'
import { DonorListCard } from './donor-list-card.tsx'
import type { DonorSearchPageProps } from './donor-search-page-props.ts'
import { FilterForm } from './filter-form.tsx'
import { findDonors, findDonorsToMatch } from './find-donors.ts'
import { MissedWishes } from './missed-wishes.tsx'
import { nameDonorTraits } from './name-donor-traits.ts'
import { RelaxFilters } from './relax-filters.tsx'
import { FaceSort, SearchArea } from './search.lazy.tsx'
import { SearchBar } from './search-bar.tsx'
import { SearchHead } from './search-head.tsx'
import { SearchPaging } from './search-paging.tsx'
import { pageSize, printSearch, type SearchState } from './search-state.ts'

/** Cards before the place where a short list says what to loosen. */
const beforeDeadEnd = 6

/** The donors a search finds, beside its filters. */
export async function DonorList({
  page,
  locale,
  shopCode,
  visitorType,
  path,
  kind,
  compare,
  state,
}: Omit<DonorSearchPageProps, 'searchParams'> & { state: SearchState }) {
  const { t } = await getTexts(locale)
  const names = await nameDonorTraits(locale)
  const { treatmentCountry } = await readRequest()
  const countryName = treatmentCountry ? names.nameCountry(treatmentCountry) : null
  const searchPath = compare?.searchPath ?? path
  const [result, donorPath, shop] = await Promise.all([
    compare ? findDonorsToMatch(compare.call, kind, state) : findDonors(shopCode, kind, state),
    findDonorPath({ locale, shopCode, visitorType, path: searchPath }, searchPath),
    readShop(shopCode),
  ])
  const { total, donors } = result
  const hasFaceMatching = shop?.settings.faceMatchingSettings.isFaceMatchingEnabled ?? false
  const query = printSearch('', { ...state, from: 0, shown: pageSize }).slice(1)
  const end = state.from + donors.length
  const notes = await compare?.describe(donors.map(({ donorId }) => donorId))
  const cards = donors.map((donor, index) => (
    <li key={donor.donorId} data-donor={donor.donorId}>
      <DonorListCard
        donor={donor}
        locale={locale}
        shopCode={shopCode}
        visitorType={visitorType}
        searchPath={searchPath}
        donorPath={donorPath}
        countryName={countryName}
        headingLevel={2}
        isFirst={index === 0}
      >
        {notes?.get(donor.donorId)}
        {result.wishes && <MissedWishes missed={result.wishes.missed[index] ?? []} names={names} />}
        {!compare && <CompareBox donor={donor} compared={state.compared} t={t} />}
      </DonorListCard>
    </li>
  ))
  const relax = result.relax.length > 0 && (
    <li className="k-span-all">
      <RelaxFilters path={path} state={state} result={result} names={names} />
    </li>
  )

  return (
    <SearchArea
      query={query}
      filter={printDonorFilter(state.filter)}
      kind={kind}
      shopCode={shopCode}
      tray={
        compare
          ? undefined
          : {
              known: await readKnownDonors(shopCode, locale, state.compared, donors),
              words: readCompareWords(t),
              href: printSearch(path, { ...state, compared: undefined }),
            }
      }
    >
      <div className="k-wrap">
        <SearchHead
          {...{ page, locale, shopCode, path, kind, state, countryName, compare }}
          total={result.wishes?.meetAll ?? total}
          totalUnfiltered={result.totalUnfiltered}
        />
        <div className="k-columns k-columns--search">
          <FilterForm {...{ path, kind, state, result, names, countryName, hasFaceMatching }} />
          <section aria-label={t('search.results')} className="k-search-results">
            <SearchBar
              {...{ state, total, end, countryName, t }}
              choice={compare?.choose(state.hidesNotMatching, result.leftOut ?? 0)}
            />
            <FaceSort
              shopCode={shopCode}
              sortHref={printBestPath(locale, kind, state)}
              registerHref={accountPath(locale, 'faceMatching')}
              texts={{ sort: t('faces.search.sort'), register: t('faces.search.register') }}
            />
            {state.sort === 'best' && (
              <p className="k-best-match">{t(result.wishes ? 'search.best.how' : 'search.best.nothing')}</p>
            )}
            <ActiveFilters path={path} state={state} names={names} />
            {donors.length === 0 && !relax ? (
              <EmptyState
                headingLevel={2}
                title={t('search.noneTitle')}
                action={<LinkButton href={path}>{t('search.startAgain')}</LinkButton>}
              >
                <p>{t(state.from > 0 ? 'search.beyondEnd' : 'search.noneText')}</p>
              </EmptyState>
            ) : (
              <ul className="k-cards k-cards--three k-donor-list" data-view={state.view}>
                {cards.slice(0, beforeDeadEnd)}
                {relax}
                {cards.slice(beforeDeadEnd)}
              </ul>
            )}
            <SearchPaging {...{ path, state, total, end, t }} />
          </section>
        </div>
      </div>
    </SearchArea>
  )
}
