import type { StaffOrder } from '@kindred/contracts/orders'
import { multiply } from '@kindred/domain/money'
import { Badge } from '@kindred/ui/badge/badge'
import { Panel } from '@kindred/ui/panel/panel'
import { Table } from '@kindred/ui/table/table'
import { formatMoney } from '../texts/format-money.ts'
import { getTexts } from '../texts/get-texts.ts'
import { nameLine } from './name-line.ts'
import { staffLocale } from './staff-locale.ts'

/** What was sold, with the straws that were given to it. */
export async function OrderLines({ order }: { order: StaffOrder }) {
  const { t, language } = await getTexts(staffLocale)
  const money = (amount: StaffOrder['total']) => formatMoney(amount, language)
  return (
    <Panel as="section">
      <h2>{t('staff.lines')}</h2>
      <Table
        dense
        caption={t('staff.lines')}
        rows={order.lines}
        rowKey={(line) => line.id}
        columns={[
          {
            key: 'item',
            title: t('staff.item'),
            isRowHeader: true,
            cell: (line) => <b>{nameLine(t, line)}</b>,
          },
          { key: 'quantity', title: t('staff.quantity'), align: 'end', cell: (line) => line.quantity },
          { key: 'straws', title: t('staff.straws'), cell: (line) => line.straws.join(', ') || '–' },
          {
            key: 'added',
            title: t('staff.note'),
            cell: (line) => (
              <>
                {line.addedAutomatically && <Badge>{t('staff.required')}</Badge>}
                {line.cancelledQuantity > 0 && (
                  <Badge tone="warn">{t('staff.refund.cancelled', { count: line.cancelledQuantity })}</Badge>
                )}
              </>
            ),
          },
          { key: 'total', title: t('staff.amount'), align: 'end', cell: (line) => money(line.total) },
        ]}
      />
      <dl className="k-summary">
        {order.discount && (
          <div>
            <dt>{t('basket.sums.discount', { code: order.discount.code })}</dt>
            <dd>{money(multiply(order.discount.amount, -1))}</dd>
          </div>
        )}
        <div>
          <dt>{t('staff.shipping', { method: t(`staff.methods.${order.shippingMethod ?? 'none'}`) })}</dt>
          <dd>{money(order.shipping)}</dd>
        </div>
        <div>
          <dt>{t('staff.tax')}</dt>
          <dd>{money(order.tax)}</dd>
        </div>
        <div className="k-summary__total">
          <dt>{t(`staff.paidBy.${namePayment(order)}`)}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
    </Panel>
  )
}

/** How it is paid; what is only authorised is not paid yet. */
function namePayment({ total, paymentState, paymentMethod }: StaffOrder): string {
  if (total.amountMinor === 0) return 'nothing'
  return paymentState === 'authorised' ? 'reserved' : paymentMethod
}
