import { toLanguageTag } from '../../texts/get-texts.ts'
import { printPrice } from '../../texts/print-price.ts'
import type { ProfileProps } from './profile-props.ts'

/** How straws come from the shop to the treatment country, for how much and how long. */
export function ProfileShipping({ donor, names, locale, countryName, place }: ProfileProps) {
  const { t, nameCountry } = names
  if (!donor.offered || donor.shipping.length === 0 || !countryName) return null
  const language = toLanguageTag(locale)
  const from = donor.shippedFrom.map(nameCountry).join(', ')
  return (
    <section id="shipping" aria-labelledby="shipping-title">
      <h2 id="shipping-title">{t('donor.shipping.title')}</h2>
      <p className="k-profile__lead">{t('donor.shipping.lead', { from, country: countryName })}</p>
      <dl className="k-ways">
        {donor.shipping.map(({ method, price, keepsColdDays, transitDays, tankBackWithinDays }) => (
          <div key={method}>
            <dt>{t(`donor.shipping.methods.${method}`)}</dt>
            <dd>
              {[
                method === 'pickUp' ? '' : t('donor.shipping.transit', { days: transitDays }),
                keepsColdDays ? t('donor.shipping.cold', { days: keepsColdDays }) : '',
                tankBackWithinDays ? t('donor.shipping.back', { days: tankBackWithinDays }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </dd>
            <dd className="k-ways__price">{printPrice({ t, language }, price, place.visitorType)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
