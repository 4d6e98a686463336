import { LinkButton } from '@kindred/ui/link-button/link-button'
import { StatusMark } from '../../../../layouts/status-mark.tsx'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.notYours') }
}

/** A room that the person's roles do not open: they stay in the back office, one step from their own work. */
export default async function NotYours() {
  const { t } = await getTexts(staffLocale)
  return (
    <StaffFrame>
      <StatusMark status={403} />
      <h1>{t('staff.notYours')}</h1>
      <p>{t('staff.notYoursText')}</p>
      <p>
        <LinkButton href="/staff/">{t('staff.toYourWork')}</LinkButton>
      </p>
    </StaffFrame>
  )
}
