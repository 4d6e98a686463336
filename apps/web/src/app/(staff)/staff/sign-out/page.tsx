import { SignOut } from '../../../../staff/sign-out.island.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

/** A page with a button: a link alone must not be able to sign anybody out. */
export default async function StaffSignOut() {
  const { t } = await getTexts(staffLocale)
  return (
    <main id="main" className="k-wrap k-section">
      <div className="k-narrow k-stack">
        <h1>{t('staff.signOut')}</h1>
        <p>{t('staff.signOutText')}</p>
        <SignOut label={t('staff.signOut')} busyLabel={t('staff.working')} />
      </div>
    </main>
  )
}
