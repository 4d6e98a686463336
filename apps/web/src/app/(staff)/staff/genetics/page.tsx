import type { GeneticQueue } from '@kindred/contracts/genetic-matching'
import { Badge } from '@kindred/ui/badge/badge'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { Link } from '@kindred/ui/link/link'
import { Table } from '@kindred/ui/table/table'
import { callStaff } from '../../../../staff/call-staff.ts'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.genetics.title') }
}

/** Whose findings wait for us; no finding stands in the list. */
export default async function StaffGenetics() {
  const { t, format } = await getTexts(staffLocale)
  const queue = (await callStaff<GeneticQueue>('/api/staff/genetics', '/staff/genetics')) ?? []
  return (
    <StaffFrame current="genetics">
      <h1>{t('staff.genetics.title')}</h1>
      <p className="k-muted">{t('staff.genetics.lead')}</p>
      <Table
        dense
        caption={t('staff.genetics.title')}
        rows={queue}
        rowKey={({ customerId }) => customerId}
        empty={
          <EmptyState title={t('staff.genetics.none')} headingLevel={2}>
            {t('staff.genetics.noneText')}
          </EmptyState>
        }
        columns={[
          {
            key: 'customer',
            title: t('staff.genetics.customer'),
            isRowHeader: true,
            cell: ({ customerId, name }) => <Link href={`/staff/genetics/${customerId}`}>{name}</Link>,
          },
          {
            key: 'relationship',
            title: t('staff.genetics.relationship'),
            cell: ({ relationship }) => t(`staff.genetics.relationships.${relationship}`),
          },
          {
            key: 'reports',
            title: t('staff.genetics.reports'),
            align: 'end',
            cell: ({ reports }) => String(reports),
          },
          {
            key: 'changed',
            title: t('staff.genetics.changed'),
            cell: ({ updatedAt }) =>
              format.dateTime(new Date(updatedAt), { dateStyle: 'medium', timeStyle: 'short' }),
          },
          {
            key: 'state',
            title: t('staff.genetics.state'),
            cell: ({ confirmedAt }) => (
              <Badge tone={confirmedAt ? 'ok' : 'warn'}>
                {t(`staff.genetics.${confirmedAt ? 'confirmed' : 'waiting'}`)}
              </Badge>
            ),
          },
        ]}
      />
    </StaffFrame>
  )
}
