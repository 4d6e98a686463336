import type { DonorCard as Donor } from '@kindred/contracts/donors'
import type { ClientType } from '@kindred/domain/vocabulary'
import type { BadgeTone } from '@kindred/ui/badge/badge'
import { DonorCard } from '@kindred/ui/donor-card/donor-card'
import type { ReactNode } from 'react'
import { FavouriteHeart } from '../../favourites/favourite-heart.tsx'
import { getTexts, type Translate } from '../../texts/get-texts.ts'
import { printPrice } from '../../texts/print-price.ts'
import { listWaitable, tellMeWhenId } from '../../waiting-list/list-waitable.ts'
import { chooseGround } from './choose-ground.ts'
import { explainReason } from './explain-reason.ts'
import { nameDonorTraits, type TraitNames } from './name-donor-traits.ts'
import { printDonorPath } from './print-donor-path.ts'
import { CardPhoto, FaceScore } from './search.lazy.tsx'
import { printSearch, readSearch } from './search-state.ts'

export type DonorListCardProps = {
  donor: Donor
  locale: string
  shopCode: string
  /** Who reads the price. */
  visitorType: ClientType
  searchPath: string
  /** Path under which donors have theirs. */
  donorPath: string
  countryName: string | null
  headingLevel?: 2 | 3
  /** Seen at once: its picture is loaded with the page. */
  isFirst?: boolean
  /** Instead of the ring that arrives by itself, on a page that is personal anyway. */
  match?: ReactNode
  /** What can be done with the donor in this list, at the foot of the card. */
  children?: ReactNode
}

/** A donor in a list (DON-02): what can be had, from where and for how much, or why not. */
export async function DonorListCard({
  donor,
  locale,
  shopCode,
  visitorType,
  searchPath,
  donorPath,
  countryName,
  headingLevel,
  isFirst,
  match,
  children,
}: DonorListCardProps) {
  const { t, rich, language } = await getTexts(locale)
  const names = await nameDonorTraits(locale)
  const href = printDonorPath(donorPath, donor)
  const inStock = donor.stock.filter(({ available }) => available > 0)
  return (
    <DonorCard
      href={href}
      alias={donor.name}
      code={donor.donorId}
      headingLevel={headingLevel}
      portrait={{ src: donor.portraitUrl, ground: chooseGround(donor.donorId), eager: isFirst }}
      photo={<CardPhoto shopCode={shopCode} locale={locale} donorGuid={donor.donorGuid} />}
      splash={donor.splash && donor.offered ? t(`traits.splash.${donor.splash}`) : undefined}
      match={
        match ??
        (donor.hasFaceMatching && (
          <FaceScore
            shopCode={shopCode}
            donorGuid={donor.donorGuid}
            language={language}
            label={t('faces.score', { name: donor.name, percent: '{percent}' })}
            word={t('faces.word')}
          />
        ))
      }
      heart={<FavouriteHeart donor={donor} locale={locale} shopCode={shopCode} path={searchPath} />}
      badges={listBadges(donor, t)}
      traits={listTraits(donor, names)}
      stock={
        donor.offered
          ? inStock.slice(0, 4).map((line) => ({
              name: t('search.straw', { type: line.strawType, mot: line.motClass }),
              text: t('search.inStock', { count: line.available, type: line.strawType }),
              isLow: line.available <= 3,
            }))
          : []
      }
      origin={t('search.shipsFrom', { countries: donor.shippedFrom.map(names.nameCountry).join(', ') })}
      price={
        donor.offered && donor.fromPrice
          ? rich('search.fromPrice', {
              price: printPrice({ t, language }, donor.fromPrice, visitorType),
              b: (part) => <b>{part}</b>,
            })
          : undefined
      }
      notOffered={donor.offered ? undefined : explainCard(donor, href, searchPath, names, countryName)}
    >
      {children}
    </DonorCard>
  )
}

/** Those who look alike: the first way on when a donor is not possible. */
export function printSimilarPath(searchPath: string, donor: Donor): string {
  const looks = { releaseType: donor.type, hairColour: donor.hairColor, eyeColour: donor.eyeColor }
  return printSearch(searchPath, { filter: readSearch(looks).filter })
}

export function listBadges(donor: Donor, t: Translate): { text: string; tone?: BadgeTone }[] {
  const tiers: Record<Donor['profile'], BadgeTone> = {
    Basic: 'neutral',
    Extended: 'heather',
    Exclusive: 'honey',
  }
  return [
    {
      text: t(`traits.releaseType.${donor.type}`),
      tone: donor.type === 'idRelease' ? 'juniper' : 'info',
    },
    { text: t(`search.tierBadge.${donor.profile}`), tone: tiers[donor.profile] },
    { text: t('search.kindBadge', { kind: donor.kind }) },
  ]
}

function listTraits(donor: Donor, { t, nameTrait, nameTraits }: TraitNames) {
  const hair = nameTrait('hairColour', donor.hairColor)
  const eyes = nameTrait('eyeColour', donor.eyeColor).toLocaleLowerCase()
  return [
    { term: t('search.card.hairEyes'), value: t('search.card.hairEyesValue', { hair, eyes }) },
    { term: t('search.card.height'), value: t('search.centimetres', { value: donor.heightCm }) },
    { term: t('search.card.race'), value: nameTraits('races', donor.races) },
    { term: t('search.card.ethnicity'), value: nameTraits('ethnicities', donor.ethnicities) },
  ]
}

function explainCard(
  donor: Donor,
  href: string,
  searchPath: string,
  names: TraitNames,
  countryName: string | null,
) {
  const { t } = names
  const [reason] = donor.reasons
  const { sentence, source } = reason
    ? explainReason(reason, donor.name, names)
    : { sentence: t('donor.reasons.no-stock', { name: donor.name }), source: undefined }
  return {
    title: countryName ? t('search.notOfferedIn', { country: countryName }) : t('search.notOffered'),
    reason: donor.nextAvailableMonth
      ? `${sentence} ${t('donor.nextAvailable', { month: names.formatMonth(donor.nextAvailableMonth) })}`
      : sentence,
    source,
    ways: [
      { text: t('search.seeSimilar', { name: donor.name }), href: printSimilarPath(searchPath, donor) },
      ...(listWaitable(donor).length > 0
        ? [{ text: t('waitingList.card'), href: `${href}#${tellMeWhenId}` }]
        : []),
      { text: t('search.readProfile'), href },
    ],
  }
}
