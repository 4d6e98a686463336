import type { StaffOrderList } from '@kindred/contracts/orders'
import { hasBeenFetched } from '@kindred/domain/orders/has-been-fetched'
import { Badge } from '@kindred/ui/badge/badge'
import { Link } from '@kindred/ui/link/link'
import { Table } from '@kindred/ui/table/table'
import type { ReactNode } from 'react'
import { formatMoney } from '../texts/format-money.ts'
import { getTexts } from '../texts/get-texts.ts'
import { staffLocale } from './staff-locale.ts'
import { stateTone } from './state-tone.ts'

/** Orders as rows; the number opens the order. */
export async function OrderTable({ orders, empty }: { orders: StaffOrderList['orders']; empty: ReactNode }) {
  const { t, format, language } = await getTexts(staffLocale)
  const when = (instant: string | null) =>
    instant ? format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' }) : '–'
  const onDay = (date: string | null) =>
    date ? format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'medium' }) : '–'
  return (
    <Table
      dense
      caption={t('staff.orders')}
      rows={orders}
      rowKey={(order) => order.number}
      empty={empty}
      columns={[
        {
          key: 'number',
          title: t('staff.order'),
          isRowHeader: true,
          cell: (order) => <Link href={`/staff/orders/${order.number}`}>{order.number}</Link>,
        },
        { key: 'placed', title: t('staff.placed'), cell: (order) => when(order.placedAt) },
        {
          key: 'customer',
          title: t('staff.customer'),
          cell: (order) => order.organisationName ?? order.customerName,
        },
        {
          key: 'donors',
          title: t('staff.donors'),
          cell: (order) => order.donors.map((donor) => `${donor.alias} ${donor.donorId}`).join(', ') || '–',
        },
        { key: 'treated', title: t('staff.treatedIn'), cell: (order) => order.treatmentCountry ?? '–' },
        {
          key: 'state',
          title: t('staff.state'),
          cell: (order) => (
            <Badge tone={stateTone(order.state)}>
              {hasBeenFetched(order) ? t('staff.fetched.word') : t(`staff.states.${order.state}`)}
            </Badge>
          ),
        },
        { key: 'dispatch', title: t('staff.leaves'), cell: (order) => onDay(order.dispatchOn) },
        {
          key: 'total',
          title: t('staff.amount'),
          align: 'end',
          cell: (order) => formatMoney(order.total, language),
        },
      ]}
    />
  )
}
