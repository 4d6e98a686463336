import { Link } from '@kindred/ui/link/link'
import { Avatar } from '@kindred/ui/portrait/portrait'
import { Table } from '@kindred/ui/table/table'
import { formatMoney } from '../texts/format-money.ts'
import { getTexts } from '../texts/get-texts.ts'
import { accountPath } from './account-path.ts'
import type { OrderHead } from './list-needs.ts'
import { OrderBadge } from './order-badge.tsx'

/** Orders as rows; the number opens the order. */
export async function OrderTable({ orders, locale }: { orders: readonly OrderHead[]; locale: string }) {
  const { t, format, language } = await getTexts(locale)
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium' })
  return (
    <Table
      caption={t('orders.caption')}
      rows={[...orders]}
      rowKey={(order) => order.number}
      columns={[
        {
          key: 'number',
          title: t('orders.order'),
          isRowHeader: true,
          cell: (order) => <Link href={accountPath(locale, 'orders', order.number)}>{order.number}</Link>,
        },
        {
          key: 'placed',
          title: t('orders.placed'),
          cell: (order) => (order.placedAt ? day(order.placedAt) : t('orders.notPlaced')),
        },
        {
          key: 'donors',
          title: t('orders.donors'),
          cell: (order) => (
            <span className="k-donor-names">
              {order.donors.map((donor) => (
                <span key={donor.donorId}>
                  <Avatar src={donor.portraitUrl} />
                  {donor.alias}
                </span>
              ))}
            </span>
          ),
        },
        {
          key: 'state',
          title: t('orders.stateTitle'),
          cell: (order) => <OrderBadge order={order} locale={locale} />,
        },
        {
          key: 'total',
          title: t('orders.total'),
          align: 'end',
          cell: (order) => formatMoney(order.total, language),
        },
      ]}
    />
  )
}
