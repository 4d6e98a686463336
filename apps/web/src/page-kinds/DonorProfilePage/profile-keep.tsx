import { KeepProfile } from './own-donor.lazy.tsx'
import type { ProfileProps } from './profile-props.ts'

/** The profile on paper: a print of the page, and a PDF of what the person who asks may see. */
export function ProfileKeep({ donor, names: { t }, place, call }: ProfileProps) {
  return (
    <section id="keep" className="k-profile__keep" aria-labelledby="keep-title">
      <h2 id="keep-title">{t('donor.keep.title')}</h2>
      <p className="k-profile__lead">{t('donor.keep.lead')}</p>
      <KeepProfile
        shopCode={place.shopCode}
        address={`${call}/pdf`}
        fileName={`${donor.name} ${donor.donorId}`}
        texts={{
          pdf: t('donor.keep.pdf'),
          saving: t('donor.keep.saving'),
          failed: t('donor.keep.failed'),
          print: t('donor.keep.print'),
        }}
      />
    </section>
  )
}
