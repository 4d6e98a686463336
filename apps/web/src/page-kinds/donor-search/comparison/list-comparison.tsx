import type { DonorDetail } from '@kindred/contracts/donors'
import { areDifferent } from '@kindred/domain/donors/compare-donors'
import type { DonorFilterField } from '@kindred/domain/search/donor-filter'
import type { ClientType } from '@kindred/domain/vocabulary'
import { Badge } from '@kindred/ui/badge/badge'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../texts/format-money.ts'
import { titlePrices } from '../../../texts/print-price.ts'
import { explainReason } from '../explain-reason.ts'
import type { TraitNames } from '../name-donor-traits.ts'

/** What a donor has of a trait, in words: compared as a set, shown as a list unless there is something better to show. */
type Cell = { values: readonly string[]; content?: ReactNode }
type Trait = { key: string; label: string; tell: (donor: DonorDetail) => Cell | string | readonly string[] }

export type ComparedRow = { key: string; label: string; cells: ReactNode[]; differs?: boolean }
export type ComparedGroup = { key: string; title: string; rows: ComparedRow[] }

export type ComparisonContext = {
  names: TraitNames
  countryName: string | null
  /** Who reads the prices. */
  visitorType: ClientType
  /** BCP 47 */
  language: string
}

/** Donors trait by trait, in the order people decide in, with what they differ in; nobody alone differs. */
export function listComparison(donors: readonly DonorDetail[], context: ComparisonContext): ComparedGroup[] {
  const { t } = context.names
  return listTraits(donors, context).map(({ key, traits }) => ({
    key,
    title: t(`compare.groups.${key}`),
    rows: traits.map(({ key: row, label, tell }) => {
      const cells = donors.map((donor) => toCell(tell(donor)))
      return {
        key: row,
        label,
        cells: cells.map(({ values, content }) => content ?? showValues(values, t('compare.nothing'))),
        differs: donors.length > 1 ? areDifferent(cells.map(({ values }) => values)) : undefined,
      }
    }),
  }))
}

function listTraits(
  donors: readonly DonorDetail[],
  { names, countryName, visitorType, language }: ComparisonContext,
) {
  const { t, nameTrait, nameCountry, formatMonth } = names
  const field = (name: DonorFilterField) => t(`search.fields.${name}`)
  const fact = (name: string) => t(`donor.facts.${name}`)
  const many = (list: string, keys: readonly string[]) => keys.map((key) => nameTrait(list, key))
  const yes = (is: boolean) => (is ? fact('yes') : t('compare.no'))
  const unit = donors.flatMap(({ familyPlaces }) => familyPlaces)[0]?.unit
  const have: Trait[] = [
    {
      key: 'offered',
      label: field('standing'),
      tell: (donor) => tellOffer(donor, names, countryName),
    },
    {
      key: 'price',
      label: titlePrices(t, t('compare.price'), visitorType),
      tell: ({ fromPrice }) => (fromPrice ? formatMoney(fromPrice, language) : t('donor.stock.noPrice')),
    },
    {
      key: 'stock',
      label: t('donor.stock.inStock'),
      tell: ({ stock, nextAvailableMonth }) => {
        const lines = stock.filter(({ available }) => available > 0)
        if (lines.length > 0)
          return lines.map(
            ({ strawType: type, motClass: mot, available: count }) =>
              `${t('search.straw', { type, mot })}: ${t('donor.stock.straws', { type, count })}`,
          )
        return nextAvailableMonth
          ? t('donor.stock.next', { month: formatMonth(nextAvailableMonth) })
          : t('donor.stock.soldOut')
      },
    },
    ...(unit
      ? [
          {
            key: 'places',
            label: t('donor.tabs.places', { unit }),
            tell: ({ familyPlaces }: DonorDetail) =>
              familyPlaces.map(({ left, limit }) => t('compare.placesLeft', { left, limit })),
          },
        ]
      : []),
    { key: 'releaseType', label: field('releaseType'), tell: ({ type }) => t(`traits.releaseType.${type}`) },
    { key: 'tier', label: field('tier'), tell: ({ profile }) => t(`search.tierBadge.${profile}`) },
    { key: 'shippedFrom', label: field('shippedFrom'), tell: (donor) => donor.shippedFrom.map(nameCountry) },
  ]
  const looks: Trait[] = [
    {
      key: 'height',
      label: fact('height'),
      tell: ({ heightCm }) => t('donor.facts.centimetres', { value: heightCm }),
    },
    {
      key: 'weight',
      label: fact('weight'),
      tell: ({ weightKg }) => t('donor.facts.kilograms', { value: weightKg }),
    },
    {
      key: 'hair',
      label: fact('hair'),
      tell: ({ hairColor, hairTexture }) => [
        nameTrait('hairColour', hairColor),
        ...(hairTexture ? [nameTrait('hairTexture', hairTexture)] : []),
      ],
    },
    { key: 'eyes', label: fact('eyes'), tell: ({ eyeColor }) => nameTrait('eyeColour', eyeColor) },
    { key: 'skin', label: fact('skin'), tell: ({ skinTone }) => nameTrait('skinTone', skinTone) },
    { key: 'races', label: field('races'), tell: (donor) => many('races', donor.races) },
    {
      key: 'ethnicities',
      label: field('ethnicities'),
      tell: (donor) => many('ethnicities', donor.ethnicities),
    },
  ]
  const life: Trait[] = [
    {
      key: 'words',
      label: t('donor.tabs.words'),
      tell: ({ motto }) => (motto ? { values: [motto], content: <q>{motto}</q> } : []),
    },
    { key: 'education', label: fact('education'), tell: (donor) => nameTrait('education', donor.education) },
    {
      key: 'occupation',
      label: fact('occupation'),
      tell: (donor) => nameTrait('occupation', donor.occupation),
    },
    { key: 'languages', label: fact('languages'), tell: (donor) => many('languages', donor.languages) },
    { key: 'since', label: fact('since'), tell: ({ donatingSince }) => donatingSince.slice(0, 4) },
  ]
  const health: Trait[] = [
    { key: 'bloodType', label: fact('bloodType'), tell: ({ bloodType }) => bloodType },
    { key: 'cmv', label: fact('cmv'), tell: ({ cmv }) => nameTrait('cmv', cmv) },
    {
      key: 'pregnancies',
      label: fact('pregnancies'),
      tell: ({ pregnancyReported }) => fact(pregnancyReported ? 'yes' : 'no'),
    },
    {
      key: 'geneticMatching',
      label: t('compare.geneTests'),
      tell: ({ geneticMatching }) => yes(geneticMatching),
    },
  ]
  const senses: Trait[] = [
    { key: 'adultPhotos', label: field('adultPhotos'), tell: ({ hasAdultPhotos }) => yes(hasAdultPhotos) },
    { key: 'audio', label: field('audio'), tell: ({ hasAudio }) => yes(hasAudio) },
  ]
  return Object.entries({ have, looks, life, health, senses }).map(([key, traits]) => ({ key, traits }))
}

/** Whether they can be had here, or every reason why not with its rule. */
function tellOffer(donor: DonorDetail, names: TraitNames, countryName: string | null): Cell {
  const { t } = names
  const state = donor.offered
    ? countryName
      ? t('donor.availableIn', { country: countryName })
      : t('donor.availableChoose')
    : donor.uponRequest
      ? t('donor.uponRequest')
      : countryName
        ? t('donor.notAvailableIn', { country: countryName })
        : t('donor.notAvailable')
  const reasons = donor.offered ? [] : donor.reasons.map((reason) => explainReason(reason, donor.name, names))
  return {
    values: [state, ...reasons.map(({ code }) => code)],
    content: (
      <>
        {donor.offered && countryName ? (
          <Badge tone="ok" icon="check">
            {state}
          </Badge>
        ) : (
          <Badge tone={donor.offered ? 'warn' : 'neutral'}>{state}</Badge>
        )}
        {reasons.map(({ code, sentence, source }) => (
          <p key={code}>
            {sentence} {source && <small>{source}</small>}
          </p>
        ))}
      </>
    ),
  }
}

function toCell(told: ReturnType<Trait['tell']>): Cell {
  if (typeof told === 'string') return { values: [told] }
  return isList(told) ? { values: told } : told
}

const isList = (told: Cell | readonly string[]): told is readonly string[] => Array.isArray(told)

function showValues(values: readonly string[], nothing: string): ReactNode {
  const [only, ...rest] = values
  if (only === undefined) return nothing
  if (rest.length === 0) return only
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
}
