import { FamilyPlaces } from '@kindred/ui/family-places/family-places'
import { toLanguageTag } from '../../texts/get-texts.ts'
import { printPrice } from '../../texts/print-price.ts'
import { explainSource } from '../donor-search/explain-reason.ts'
import type { ProfileProps } from './profile-props.ts'
import { RuleSource } from './rule-source.tsx'

/** So many marks are drawn; a larger limit is told in words. */
const mostMarks = 60

/** How far each limit of the law is used up, with its source and date. */
export function ProfilePlaces({ donor, names, locale, place }: ProfileProps) {
  const { t, nameCountry } = names
  return donor.familyPlaces.map((places, index) => {
    const country = nameCountry(places.country)
    const { unit, limit, taken, held, left, worldwideTaken, worldwideCountries, worldwideLimit } = places
    return (
      <section
        key={`${places.country}-${places.state}-${unit}`}
        id={index === 0 ? 'places' : undefined}
        aria-label={t('donor.places.title', { country, unit })}
      >
        <h2>{t('donor.places.title', { country, unit })}</h2>
        <p className="k-profile__lead">{t('donor.places.lead', { country, unit, limit, taken, held })}</p>
        {limit <= mostMarks && (
          <FamilyPlaces
            total={limit}
            taken={taken}
            held={held}
            yours={donor.ownsPlace ? 1 : 0}
            label={t('donor.places.label', { taken, limit, held, left })}
            legend={[
              { mark: 'taken', text: t('donor.places.taken', { count: taken }) },
              { mark: 'held', text: t('donor.places.held', { count: held }) },
              { mark: 'free', text: t('donor.places.free', { count: left }) },
              {
                text: t('donor.places.worldwide', {
                  count: worldwideTaken,
                  countries: worldwideCountries,
                  limit: worldwideLimit ?? 0,
                }),
              },
            ]}
          />
        )}
        {index === 0 && donor.quotaMandatory && donor.quotaPrice && (
          <p className="k-profile__note">
            {t('donor.places.price', {
              price: printPrice({ t, language: toLanguageTag(locale) }, donor.quotaPrice, place.visitorType),
            })}
            {donor.quotaPriceHasTax && ` ${t('basket.sums.taxIncluded')}`}
          </p>
        )}
        <RuleSource rule={places} text={explainSource(places, names)} linkText={t('donor.rule.read')} />
      </section>
    )
  })
}
