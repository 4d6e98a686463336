import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Locked } from '@kindred/ui/locked/locked'
import { toLanguageTag } from '../../texts/get-texts.ts'
import { printPrice } from '../../texts/print-price.ts'
import { OwnSlot } from './own-donor.lazy.tsx'
import type { ProfileProps } from './profile-props.ts'

/** What is not open to a visitor, with what opens it and what that costs; for who is signed in, what is theirs. */
export function ProfileMore({ donor, names: { t }, place, locale, ownWords }: ProfileProps) {
  const { name, locked, subscriptions } = donor
  if (locked.length === 0) return null
  const [cheapest] = subscriptions.toSorted((a, b) => a.price.amountMinor - b.price.amountMinor)
  const needsSubscription = locked.some(({ needs }) => needs === 'subscription')
  return (
    <OwnSlot part="parts" words={ownWords}>
      <section id="more">
        <Locked
          headingLevel={2}
          title={t('donor.locked.title', { name })}
          actions={
            <LinkButton
              variant="outlined"
              href={`/api/auth/signin?callbackUrl=${encodeURIComponent(place.path)}`}
              rel="nofollow"
            >
              {t('donor.locked.action')}
            </LinkButton>
          }
        >
          {(['signIn', 'subscription'] as const).map((need) => {
            const parts = locked.filter(({ needs }) => needs === need)
            return (
              parts.length > 0 && (
                <div key={need}>
                  <h3 className="k-profile__small-title">{t(`donor.more.opens.${need}`)}</h3>
                  <ul className="k-locked-parts">
                    {parts.map(({ part }) => (
                      <li key={part}>{t(`donor.locked.parts.${part}`)}</li>
                    ))}
                  </ul>
                </div>
              )
            )
          })}
          {needsSubscription && cheapest && (
            <p>
              {t('donor.more.subscribeFrom', {
                price: printPrice({ t, language: toLanguageTag(locale) }, cheapest.price, place.visitorType),
              })}
            </p>
          )}
          <p>{t('donor.locked.free')}</p>
        </Locked>
      </section>
    </OwnSlot>
  )
}
