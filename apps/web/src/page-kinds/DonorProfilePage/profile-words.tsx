import type { ProfileProps } from './profile-props.ts'

/** What the donor wrote. */
export function ProfileWords({ donor: { kind, description }, names: { t } }: ProfileProps) {
  if (!description) return null
  return (
    <section id="words" aria-labelledby="words-title">
      <h2 id="words-title">{t('donor.words.title', { kind })}</h2>
      <p className="k-profile__words">{description}</p>
    </section>
  )
}
