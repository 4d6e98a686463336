import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Locked } from '@kindred/ui/locked/locked'
import type { ProfileProps } from './profile-props.ts'

const parts = [
  'adultPhotos',
  'childhoodPhotos',
  'photos',
  'audio',
  'voice',
  'handwriting',
  'staffImpression',
  'description',
  'healthHistory',
  'personality',
  'geneticMatching',
  'geneticTests',
]

/** Longer words of and about the donor, and what is not open yet with what opens it. */
export function ProfileLocked({ donor, names: { t }, place }: ProfileProps) {
  const { name, kind, description, staffImpression, locked } = donor
  return (
    <>
      {(description || staffImpression) && (
        <section id="words" aria-labelledby="words-title">
          <h2 id="words-title">{t('donor.words.title', { kind })}</h2>
          {description && <p className="k-profile__words">{description}</p>}
          {staffImpression && (
            <>
              <h3>{t('donor.words.impression')}</h3>
              <p className="k-profile__words">{staffImpression}</p>
            </>
          )}
        </section>
      )}
      {locked.length > 0 && (
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
            <p>{t('donor.locked.lead')}</p>
            <ul className="k-locked-parts">
              {locked.map(({ part, needs }) => (
                <li key={part}>
                  <b>{t(`donor.locked.parts.${parts.includes(part) ? part : 'other'}`)}</b>:{' '}
                  {t(`donor.locked.${needs}`)}
                </li>
              ))}
            </ul>
            <p>{t('donor.locked.free')}</p>
          </Locked>
        </section>
      )}
    </>
  )
}
