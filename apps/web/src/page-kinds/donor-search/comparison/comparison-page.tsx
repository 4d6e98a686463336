import type { DonorDetail } from '@kindred/contracts/donors'
import { leaveOut } from '@kindred/domain/donors/compare-donors'
import type { DonorKind } from '@kindred/domain/vocabulary'
import { ComparisonTable } from '@kindred/ui/comparison-table/comparison-table'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { IconLink } from '@kindred/ui/icon-button/icon-button'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { Avatar, Portrait } from '@kindred/ui/portrait/portrait'
import { FavouriteHeart } from '../../../favourites/favourite-heart.tsx'
import { offersGenetics } from '../../../genetic-matching/offers-genetics.ts'
import { readRequest } from '../../../server/call-api.ts'
import { findDonorPath, findKindPath, type ShopPlace } from '../../../server/find-kind-path.ts'
import { printDonorCall, readDonor } from '../../../server/read-donor.ts'
import { getTexts } from '../../../texts/get-texts.ts'
import { chooseGround } from '../choose-ground.ts'
import { nameDonorTraits } from '../name-donor-traits.ts'
import { printDonorPath } from '../print-donor-path.ts'
import { CardPhoto, FaceScore } from '../search.lazy.tsx'
import { printSearch, type SearchState } from '../search-state.ts'
import { type ComparedGroup, listComparison } from './list-comparison.tsx'
import { listGenes } from './list-genes.tsx'
import { OwnGenesOf } from './own-genes.lazy.tsx'

type ComparisonPageProps = {
  place: ShopPlace
  kind: DonorKind
  state: SearchState
}

/**
 * Up to four donors side by side: what differs is marked, who cannot be had says why. The address holds who is compared and
 * the search they were found with, so that it can be kept, sent and gone back from; it needs no scripts.
 */
export async function ComparisonPage({ place, kind, state }: ComparisonPageProps) {
  const { locale, shopCode, path } = place
  const { t } = await getTexts(locale)
  const { compared } = state
  const asked = await Promise.all(
    compared.codes.map(async (code) => ({ code, donor: await readDonor(shopCode, locale, code) })),
  )
  const found = asked.flatMap(({ donor }) => (donor ? [donor] : []))
  const donors = found.filter((donor) => donor.kind === kind)
  const others = found.filter((donor) => donor.kind !== kind)
  const gone = asked.flatMap(({ code, donor }) => (donor ? [] : [code]))
  const list = printSearch(path, { ...state, isSideBySide: false })
  return (
    <div className="k-wrap k-comparison-page">
      <header className="k-page-head">
        <div>
          <Link href={list}>{t('compare.back')}</Link>
          <h1>{t('compare.title', { kind })}</h1>
          <p className="k-lead">{t(donors.length === 1 ? 'compare.oneMore' : 'compare.lead')}</p>
        </div>
      </header>
      <div className="k-stack">
        {gone.length > 0 && (
          <Note tone="warn" title={t('compare.gone', { codes: gone.join(', '), count: gone.length })}>
            <p>{t('compare.goneText')}</p>
            <Link href={printSearch(path, { ...state, compared: gone.reduce(leaveOut, compared) })}>
              {t('compare.takeOut')}
            </Link>
          </Note>
        )}
        {others.length > 0 && <OtherKind {...{ place, kind, others }} />}
        {compared.leftOver.length > 0 && (
          <Note tone="info">
            <p>
              {t('compare.leftOver', {
                codes: compared.leftOver.join(', '),
                count: compared.leftOver.length,
              })}
            </p>
          </Note>
        )}
      </div>
      {donors.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={t('compare.emptyTitle')}
          action={<LinkButton href={list}>{t('compare.back')}</LinkButton>}
        >
          <p>{t('compare.empty')}</p>
        </EmptyState>
      ) : (
        <SideBySide {...{ place, kind, state, donors }} />
      )}
    </div>
  )
}

async function SideBySide({
  place,
  state,
  donors,
}: ComparisonPageProps & { donors: readonly DonorDetail[] }) {
  const { locale, shopCode, path } = place
  const { t, language } = await getTexts(locale)
  const names = await nameDonorTraits(locale)
  const { treatmentCountry } = await readRequest()
  const countryName = treatmentCountry ? names.nameCountry(treatmentCountry) : null
  const donorPath = await findDonorPath(place, path)
  const { onlyDifferences } = state
  const canDiffer = donors.length > 1
  const portraits: ComparedGroup = {
    key: 'portrait',
    title: '',
    rows: [
      {
        key: 'portrait',
        label: t('compare.portrait'),
        cells: donors.map((donor) => (
          <Portrait
            key={donor.donorId}
            src={donor.portraitUrl}
            alt=""
            ground={chooseGround(donor.donorId)}
            muted={!donor.offered}
          >
            <CardPhoto shopCode={shopCode} locale={locale} donorGuid={donor.donorGuid} />
            {donor.hasFaceMatching && (
              <FaceScore
                shopCode={shopCode}
                donorGuid={donor.donorGuid}
                language={language}
                label={t('faces.score', { name: donor.name, percent: '{percent}' })}
                word={t('faces.word')}
              />
            )}
            <FavouriteHeart donor={donor} locale={locale} shopCode={shopCode} path={path} />
          </Portrait>
        )),
      },
    ],
  }
  const groups = listComparison(donors, { names, countryName, visitorType: place.visitorType, language })
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ differs }) => differs || !(onlyDifferences && canDiffer)),
    }))
    .filter(({ rows }) => rows.length > 0)
  const compares = await offersGenetics(shopCode)
  const genes = await listGenes(donors, { locale, compares })
  return (
    <OwnGenesOf
      shopCode={shopCode}
      compares={compares}
      donors={donors.map(({ donorId }) => ({
        code: donorId,
        call: printDonorCall(shopCode, locale, treatmentCountry, donorId),
      }))}
    >
      {canDiffer && (
        <p className="k-comparison-page__only">
          <Link href={printSearch(path, { ...state, onlyDifferences: !onlyDifferences })}>
            {t(onlyDifferences ? 'compare.everything' : 'compare.onlyDifferences')}
          </Link>
        </p>
      )}
      <ComparisonTable
        caption={t('compare.caption', { names: donors.map(({ name }) => name).join(', ') })}
        differsLabel={t('compare.differ')}
        sameLabel={t('compare.same')}
        columns={donors.map((donor) => ({
          id: donor.donorId,
          name: donor.name,
          muted: !donor.offered,
          head: (
            <div className="k-compared">
              <Avatar src={donor.portraitUrl} ground={chooseGround(donor.donorId)} />
              <span>
                <Link href={printDonorPath(donorPath, donor)}>{donor.name}</Link>
                <small>{donor.donorId}</small>
              </span>
              <IconLink
                icon="close"
                href={printSearch(path, { ...state, compared: leaveOut(state.compared, donor.donorId) })}
                label={t('compare.remove', { name: donor.name })}
              />
            </div>
          ),
        }))}
        groups={[portraits, ...groups, genes]}
      />
      <p className="k-comparison-page__foot">{t('donor.drawing')}</p>
    </OwnGenesOf>
  )
}

/** Sperm donors and egg donors are not chosen between; each kind has its own comparison. */
async function OtherKind({
  place,
  kind,
  others,
}: {
  place: ShopPlace
  kind: DonorKind
  others: readonly DonorDetail[]
}) {
  const { t } = await getTexts(place.locale)
  const path = await findKindPath(place, kind === 'egg' ? 'SearchSpermDonorPage' : 'SearchEggDonorPage')
  const compared = { codes: others.map(({ donorId }) => donorId), leftOver: [] }
  return (
    <Note tone="info">
      <p>
        {t('compare.otherKind', {
          names: others.map(({ name, donorId }) => `${name} (${donorId})`).join(', '),
          count: others.length,
          kind,
        })}
      </p>
      {path && (
        <Link href={printSearch(path, { compared, isSideBySide: true })}>{t('compare.otherKindLink')}</Link>
      )}
    </Note>
  )
}
