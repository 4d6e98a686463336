import type { Alert } from '@kindred/contracts/alerts'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { AlertList } from '../../../../staff/alerts/alert-list.tsx'
import { CheckButton } from '../../../../staff/alerts/check-button.island.tsx'
import { callStaff } from '../../../../staff/call-staff.ts'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.alerts.title') }
}

/** What differs between the books and waits for a person, with what to do about it; below, what is settled. */
export default async function StaffAlerts() {
  const { t } = await getTexts(staffLocale)
  const read = async (state: string) =>
    (await callStaff<Alert[]>('/api/staff/alerts', '/staff/alerts', { state })) ?? []
  const open = await read('open')
  const gone = await read('gone')
  return (
    <StaffFrame current="alerts">
      <div className="k-row k-row--between">
        <h1>{t('staff.alerts.title')}</h1>
        <CheckButton
          texts={{
            check: t('staff.alerts.check'),
            busy: t('staff.alerts.checking'),
            failed: t('common.error'),
          }}
        />
      </div>
      <p className="k-muted">{t('staff.alerts.lead')}</p>
      {open.length === 0 ? (
        <EmptyState title={t('staff.alerts.none')} headingLevel={2}>
          {t('staff.alerts.noneText')}
        </EmptyState>
      ) : (
        <AlertList alerts={open} />
      )}
      {gone.length > 0 && (
        <>
          <h2>{t('staff.alerts.gone')}</h2>
          <AlertList alerts={gone.slice(0, 50)} />
        </>
      )}
    </StaffFrame>
  )
}
