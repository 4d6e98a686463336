import type { StaffRoom } from '@kindred/domain/staff/staff-rooms'
import { Logo } from '@kindred/ui/logo/logo'
import { StaffShell } from '@kindred/ui/staff-shell/staff-shell'
import type { ReactNode } from 'react'
import { getTexts } from '../texts/get-texts.ts'
import { readRooms } from './read-rooms.ts'
import { staffLocale } from './staff-locale.ts'

const titles: Record<StaffRoom, string> = {
  orders: 'staff.orders',
  payments: 'staff.payments.title',
  alerts: 'staff.alerts.title',
  submissions: 'staff.submissions.title',
  donors: 'staff.donorMedia.title',
  genetics: 'staff.genetics.title',
  measurement: 'staff.measurement.title',
  webhooks: 'staff.webhooks.title',
}

/** The frame of every screen of the back office, with the rooms that the person's roles open. Content and master data are one link away, with the same sign-in. */
export async function StaffFrame({
  current,
  top,
  children,
}: {
  current?: StaffRoom
  top?: ReactNode
  children: ReactNode
}) {
  const { t } = await getTexts(staffLocale)
  const { rooms } = await readRooms()
  return (
    <StaffShell
      logo={<Logo name={t('common.siteName')} href="/staff/" on="deep" />}
      label={t('staff.backOffice')}
      top={top}
      groups={[
        {
          title: t('staff.today'),
          items: rooms.map((room) => ({
            title: t(titles[room]),
            href: `/staff/${room}`,
            current: room === current,
          })),
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
