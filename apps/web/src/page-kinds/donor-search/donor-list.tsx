import type { DonorCard } from '@kindred/contracts/donors'
import type { Compared } from '@kindred/domain/donors/compare-donors'
import { countActiveFields, printDonorFilter } from '@kindred/domain/search/donor-filter'
import { Button } from '@kindred/ui/button/button'
import { buttonClass } from '@kindred/ui/button/button-class'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { Icon } from '@kindred/ui/icon/icon'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { LoadMore } from '@kindred/ui/load-more/load-more'
import { Select } from '@kindred/ui/select/select'
import { accountPath } from '../../account/account-path.ts'
import { printBestPath } from '../../face-matching/print-best-path.ts'
import { offersGenetics } from '../../genetic-matching/offers-genetics.ts'
import { saveSearchPath } from '../../saved-searches/save-search-path.ts'
import { readRequest } from '../../server/call-api.ts'
import { findDonorPath } from '../../server/find-kind-path.ts'
import { readShop } from '../../server/read-shop.ts'
import { getTexts } from '../../texts/get-texts.ts'
import type { PageKindProps } from '../page-kind.ts'
import { ActiveFilters } from './active-filters.tsx'
import { CompareBox } from './comparison/compare-box.tsx'
import { ComparedTray } from './comparison/compare-tray.tsx'
import type { DonorComparison } from './donor-comparison.ts'
import { DonorListCard } from './donor-list-card.tsx'
import { FilterRail } from './filter-rail.tsx'
import { findDonors, findDonorsToMatch } from './find-donors.ts'
import { nameDonorTraits } from './name-donor-traits.ts'
import { RelaxFilters } from './relax-filters.tsx'
import { FaceSort, FilterSheet, SearchArea } from './search.lazy.tsx'
import {
  keepBesideFilter,
  pageSize,
  printMore,
  printSearch,
  type SearchState,
  sorts,
} from './search-state.ts'
import { ViewLinks } from './view-links.tsx'

/** The same search in the account, compared with one’s own findings. */
const ownLists = { sperm: 'donors', egg: 'egg-donors' } as const

/** Cards before the place where a short list says what to loosen. */
const beforeDeadEnd = 6

/** Who was chosen for comparison and is not in this list: the form keeps them. */
function ChosenElsewhere({ compared, shown }: { compared: Compared; shown: readonly DonorCard[] }) {
  return compared.codes
    .filter((code) => !shown.some(({ donorId }) => donorId === code))
    .map((code) => <input key={code} type="hidden" name="compare" value={code} />)
}

export type DonorSearchPageProps = Omit<PageKindProps, 'page'> & {
  page: Pick<PageKindProps['page'], 'title' | 'intro' | 'otherLanguages'>
  kind: 'sperm' | 'egg'
  /** Set on the page of somebody who told us findings: it is theirs alone. */
  compare?: DonorComparison
}

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
  const { t, rich } = await getTexts(locale)
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
  const ownSearch =
    compare || !(await offersGenetics(shopCode)) ? null : accountPath(locale, 'genetics', ownLists[kind])
  const active = countActiveFields(state.filter)
  const query = printSearch('', { ...state, from: 0, shown: pageSize }).slice(1)
  const end = state.from + donors.length
  const notes = await compare?.describe(donors.map(({ donorId }) => donorId))
  const cards = donors.map((donor, index) => (
    <li key={donor.donorId} data-donor={donor.donorId}>
      <DonorListCard
        donor={donor}
        locale={locale}
        shopCode={shopCode}
        searchPath={searchPath}
        donorPath={donorPath}
        countryName={countryName}
        headingLevel={2}
        isFirst={index === 0}
      >
        {notes?.get(donor.donorId)}
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
    <SearchArea query={query} filter={printDonorFilter(state.filter)} kind={kind} shopCode={shopCode}>
      <div className="k-wrap">
        <header className="k-page-head">
          <div>
            {compare?.head}
            <h1 lang={page.otherLanguages?.title}>{page.title}</h1>
            <p className="k-lead">
              {rich(countryName ? 'search.summary' : 'search.summaryNoCountry', {
                count: total,
                total: result.totalUnfiltered,
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
                <Link
                  href={printSearch(ownSearch, { filter: state.filter, sort: state.sort })}
                  rel="nofollow"
                >
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
        <div className="k-columns k-columns--search">
          <FilterSheet id="filters" label={t('search.filters')}>
            <form id="donor-filter" method="get" action={path} className="k-filter-form">
              <ChosenElsewhere compared={state.compared} shown={donors} />
              {state.view !== 'cards' && <input type="hidden" name="view" value={state.view} />}
              <div className="k-filter-form__head">
                <h2>{t('search.filters')}</h2>
                {active > 0 && (
                  <a data-soft="" href={printSearch(path, keepBesideFilter(state))}>
                    {t('search.clearAll')}
                  </a>
                )}
                <button
                  type="button"
                  className="k-icon-button k-narrow-only"
                  popoverTarget="filters"
                  popoverTargetAction="hide"
                  aria-label={t('common.close')}
                >
                  <Icon name="close" />
                </button>
              </div>
              <FilterRail
                kind={kind}
                filter={state.filter}
                result={result}
                names={names}
                countryName={countryName}
                hasFaceMatching={hasFaceMatching}
              />
              <noscript>
                <Button type="submit" wide>
                  {t('search.apply')}
                </Button>
              </noscript>
              <div className="k-filter-form__foot k-narrow-only">
                <button
                  type="button"
                  className={buttonClass({ wide: true })}
                  popoverTarget="filters"
                  popoverTargetAction="hide"
                >
                  {t('search.showDonors', { count: total })}
                </button>
              </div>
            </form>
          </FilterSheet>
          <section aria-label={t('search.results')} className="k-search-results">
            <div className="k-search-bar">
              <button
                type="button"
                className={buttonClass({ variant: 'outlined', className: 'k-narrow-only' })}
                popoverTarget="filters"
              >
                <span className="k-button__label">
                  <Icon name="filter" />
                  {t('search.filtersCount', { count: active })}
                </span>
              </button>
              <p role="status" className="k-search-bar__status">
                {total === 0
                  ? t('search.nobody')
                  : t('search.showing', { from: state.from + 1, to: end, total })}
              </p>
              {countryName && (
                <Checkbox
                  dense
                  id="filter-all"
                  form="donor-filter"
                  name="all"
                  value="yes"
                  defaultChecked={state.includeNotOffered}
                  label={t('search.includeNotOffered', { country: countryName })}
                />
              )}
              {compare?.choose(state.hidesNotMatching, result.leftOut ?? 0)}
              <Select
                id="filter-sort"
                form="donor-filter"
                name="sort"
                look="inline"
                label={t('search.sort')}
                defaultValue={state.sort}
                options={sorts.map((value) => ({ value, label: t(`search.sorts.${value}`) }))}
              />
            </div>
            <FaceSort
              shopCode={shopCode}
              sortHref={printBestPath(locale, kind, state)}
              registerHref={accountPath(locale, 'faceMatching')}
              texts={{ sort: t('faces.search.sort'), register: t('faces.search.register') }}
            />
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
            <nav aria-label={t('search.paging')} className="k-search-paging">
              {state.from > 0 && (
                <LinkButton
                  variant="text"
                  href={printSearch(path, {
                    ...state,
                    from: Math.max(0, state.from - state.shown),
                  })}
                >
                  {t('search.previous')}
                </LinkButton>
              )}
              <LoadMore shown={end} total={total} status={t('search.shownOf', { shown: end, total })}>
                <LinkButton variant="outlined" size="large" data-soft="more" href={printMore(path, state)}>
                  {t('search.more', { count: Math.min(pageSize, total - end) })}
                </LinkButton>
              </LoadMore>
            </nav>
          </section>
        </div>
      </div>
      {!compare && (
        <ComparedTray place={{ locale, shopCode, visitorType, path }} state={state} shown={donors} />
      )}
    </SearchArea>
  )
}
