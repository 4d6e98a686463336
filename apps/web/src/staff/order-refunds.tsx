import type { StaffOrder } from '@kindred/contracts/orders'
import { Badge, type BadgeTone } from '@kindred/ui/badge/badge'
import { Panel } from '@kindred/ui/panel/panel'
import { Table } from '@kindred/ui/table/table'
import { formatMoney } from '../texts/format-money.ts'
import { getTexts } from '../texts/get-texts.ts'
import { staffLocale } from './staff-locale.ts'

type Refund = StaffOrder['refunds'][number]

const tones: Readonly<Record<Refund['state'], BadgeTone | undefined>> = {
  requested: 'honey',
  sent: 'info',
  confirmed: 'ok',
  failed: 'error',
  withdrawn: undefined,
}

/** What went back of an order, how far each refund has come, and what can still go. Nothing where no money came. */
export async function OrderRefunds({ order }: { order: StaffOrder }) {
  const { t, format, language } = await getTexts(staffLocale)
  if (order.refunds.length === 0) return null
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const time = (at: string) => format.dateTime(new Date(at), { timeStyle: 'short' })
  return (
    <Panel as="section">
      <h2>{t('staff.refund.title')}</h2>
      <Table
        dense
        caption={t('staff.refund.title')}
        rows={order.refunds}
        rowKey={(one) => one.id}
        columns={[
          {
            key: 'when',
            title: t('staff.refund.when'),
            isRowHeader: true,
            cell: (one) => moment(one.requestedAt),
          },
          {
            key: 'why',
            title: t('staff.refund.why'),
            cell: (one) => `${t(`staff.refund.causes.${one.cause}`)}: ${one.reason}`,
          },
          {
            key: 'state',
            title: t('staff.refund.state'),
            cell: (one) => (
              <Badge tone={tones[one.state]}>
                {one.state === 'requested' && one.sendAt
                  ? t('staff.refund.sendsAt', { time: time(one.sendAt) })
                  : t(`staff.machineStates.${one.state}`)}
              </Badge>
            ),
          },
          {
            key: 'amount',
            title: t('staff.amount'),
            align: 'end',
            cell: (one) => formatMoney(one.amount, language),
          },
        ]}
      />
      <dl className="k-summary">
        <div className="k-summary__total">
          <dt>{t('staff.refund.left')}</dt>
          <dd>{formatMoney(order.refundable, language)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
