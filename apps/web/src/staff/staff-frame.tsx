import { Logo } from '@kindred/ui/logo/logo'
import { StaffShell } from '@kindred/ui/staff-shell/staff-shell'
import type { ReactNode } from 'react'
import { getTexts } from '../texts/get-texts.ts'
import { staffLocale } from './staff-locale.ts'

/** The frame of every screen of the back office. Content and master data are one link away, with the same sign-in. */
export async function StaffFrame({
  current,
  top,
  children,
}: {
  current: 'orders' | 'payments' | 'alerts' | 'submissions' | 'genetics' | 'measurement'
  top?: ReactNode
  children: ReactNode
}) {
  const { t } = await getTexts(staffLocale)
  return (
    <StaffShell
      logo={<Logo name={t('common.siteName')} href="/staff/" on="deep" />}
      label={t('staff.backOffice')}
      top={top}
      groups={[
        {
          title: t('staff.today'),
          items: [
            { title: t('staff.orders'), href: '/staff/orders', current: current === 'orders' },
            { title: t('staff.payments.title'), href: '/staff/payments', current: current === 'payments' },
            { title: t('staff.alerts.title'), href: '/staff/alerts', current: current === 'alerts' },
            {
              title: t('staff.submissions.title'),
              href: '/staff/submissions',
              current: current === 'submissions',
            },
            {
              title: t('staff.genetics.title'),
              href: '/staff/genetics',
              current: current === 'genetics',
            },
            {
              title: t('staff.measurement.title'),
              href: '/staff/measurement',
              current: current === 'measurement',
            },
          ],
        },
        {
          title: t('staff.contentAndRules'),
          items: [
            { title: t('staff.pages'), href: '/admin/collections/pages' },
            { title: t('staff.submissions.forms'), href: '/admin/collections/forms' },
            { title: t('staff.countryRules'), href: '/admin/collections/countries' },
            { title: t('staff.prices'), href: '/admin/collections/price-lists' },
            { title: t('staff.clinics'), href: '/admin/collections/clinics' },
          ],
        },
        { title: t('staff.you'), items: [{ title: t('staff.signOut'), href: '/staff/sign-out' }] },
      ]}
    >
      {children}
    </StaffShell>
  )
}
