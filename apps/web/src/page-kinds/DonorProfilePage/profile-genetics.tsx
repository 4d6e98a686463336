import { LinkButton } from '@kindred/ui/link-button/link-button'
import { OwnSlot } from './own-donor.lazy.tsx'
import type { ProfileProps } from './profile-props.ts'

/** That genes were tested; which ones and what was found opens with a sign-in. */
export function ProfileGenetics({ donor, names, place, ownWords }: ProfileProps) {
  const { t } = names
  const { name, locked } = donor
  const isTested = locked.some(({ part }) => part === 'geneticTests')
  return (
    <section id="genetics" aria-labelledby="genetics-title">
      <h2 id="genetics-title">{t('donor.genetics.title')}</h2>
      {isTested ? (
        <OwnSlot part="genetics" words={ownWords}>
          <p className="k-profile__lead">{t('donor.genetics.locked', { name })}</p>
          <LinkButton
            variant="outlined"
            rel="nofollow"
            href={`/api/auth/signin?callbackUrl=${encodeURIComponent(`${place.path}#genetics`)}`}
          >
            {t('donor.locked.action')}
          </LinkButton>
        </OwnSlot>
      ) : (
        <p className="k-profile__lead">{t('donor.genetics.lead', { name, count: 0 })}</p>
      )}
    </section>
  )
}
