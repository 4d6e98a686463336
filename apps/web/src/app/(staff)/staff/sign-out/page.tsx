import { Button } from '@kindred/ui/button/button'
import { signOut } from '../../../../staff/sign-out.action.ts'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.signOut') }
}

/** A page with a button: a link alone must not be able to sign anybody out. */
export default async function StaffSignOut() {
  const { t } = await getTexts(staffLocale)
  return (
    <main id="main" className="k-wrap k-section">
      <div className="k-narrow k-stack">
        <h1>{t('staff.signOut')}</h1>
        <p>{t('staff.signOutText')}</p>
        <form action={signOut}>
          <Button type="submit">{t('staff.signOut')}</Button>
        </form>
      </div>
    </main>
  )
}
