import type { BestMatches as Ranked } from '@kindred/contracts/face-matching'
import type { Send } from '@kindred/contracts/request'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { MatchRing } from '@kindred/ui/match-ring/match-ring'
import { Tabs } from '@kindred/ui/tabs/tabs'
import type { Account } from '../account/open-account.ts'
import { Part } from '../account/part.tsx'
import type { Query } from '../layouts/query.ts'
import { DonorListCard } from '../page-kinds/donor-search/donor-list-card.tsx'
import { nameDonorTraits } from '../page-kinds/donor-search/name-donor-traits.ts'
import {
  mostShown,
  pageSize,
  readSearch,
  type SearchState,
  toSearchBody,
} from '../page-kinds/donor-search/search-state.ts'
import { readRequest } from '../server/call-api.ts'
import { findDonorPath, findKindPath } from '../server/find-kind-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import { printBestPath } from './print-best-path.ts'
import { printPercent } from './print-percent.ts'

/** The most one call gives. */
const mostTaken = 60

/** The donors of a search in the order of faces. The address says the kind and the filters, as that of the search does. */
export async function BestMatches({ account, query }: { account: Account; query: Query }) {
  const { locale, shopCode, visitorType, path } = account
  const kind = query.kind === 'egg' ? 'egg' : 'sperm'
  const state = readSearch(query)
  const { t, language } = await getTexts(locale)
  const place = { locale, shopCode, visitorType, path }
  const searchPath = await findKindPath(place, kind === 'egg' ? 'SearchEggDonorPage' : 'SearchSpermDonorPage')
  if (!searchPath) return null
  const [{ donors, total }, donorPath, { treatmentCountry }, names] = await Promise.all([
    askForBest(account.call, kind, state),
    findDonorPath(place, searchPath),
    readRequest(),
    nameDonorTraits(locale),
  ])
  const isFiltered = printBestPath(locale, kind, { filter: state.filter }) !== printBestPath(locale, kind)
  return (
    <Part title={t('faces.best.title')}>
      <div id="best" className="k-face-best">
        <Tabs
          label={t('faces.best.kind')}
          items={(['sperm', 'egg'] as const).map((one) => ({
            title: t(`faces.best.${one}`),
            href: printBestPath(locale, one),
            current: one === kind,
          }))}
        />
        <p>
          {t('faces.best.count', { count: total })} {isFiltered && t('faces.best.filtered')}{' '}
          {isFiltered && <Link href={printBestPath(locale, kind)}>{t('faces.best.allDonors')}</Link>}
        </p>
      </div>
      {donors.length === 0 ? (
        <EmptyState title={t('faces.best.none')}>
          <p>{t('faces.best.noneText')}</p>
        </EmptyState>
      ) : (
        <ul className="k-cards k-cards--three">
          {donors.map((donor) => {
            const percent = printPercent(donor.faceMatchingScore ?? 0, language)
            return (
              <li key={donor.donorId}>
                <DonorListCard
                  donor={donor}
                  locale={locale}
                  shopCode={shopCode}
                  visitorType={visitorType}
                  searchPath={searchPath}
                  donorPath={donorPath}
                  countryName={treatmentCountry ? names.nameCountry(treatmentCountry) : null}
                  match={
                    <MatchRing
                      score={donor.faceMatchingScore ?? 0}
                      label={t('faces.score', { percent, name: donor.name })}
                      percentText={percent}
                      word={t('faces.word')}
                    />
                  }
                />
              </li>
            )
          })}
        </ul>
      )}
      {donors.length < total && state.shown < mostShown && (
        <LinkButton
          variant="outlined"
          href={printBestPath(locale, kind, { ...state, shown: state.shown + pageSize })}
        >
          {t('faces.best.more')}
        </LinkButton>
      )}
    </Part>
  )
}

async function askForBest(call: Send, kind: 'sperm' | 'egg', state: SearchState): Promise<Ranked> {
  const { sort: _, ...body } = toSearchBody(kind, { ...state, from: 0 })
  const parts: { from: number; take: number }[] = []
  for (let from = 0; from < state.shown; from += mostTaken)
    parts.push({ from, take: Math.min(mostTaken, state.shown - from) })
  const answers = await Promise.all(
    parts.map((part) =>
      call<Ranked>('/api/facematching/best', { method: 'POST', body: { ...body, ...part } }),
    ),
  )
  return { total: answers[0]?.total ?? 0, donors: answers.flatMap(({ donors }) => donors) }
}
