import type { StaffOrder } from '@kindred/contracts/orders'
import { Link } from '@kindred/ui/link/link'
import { Panel } from '@kindred/ui/panel/panel'
import { InvoiceList } from '../../../../../account/invoice-list.tsx'
import { SaveDocument } from '../../../../../browser/save-document.island.tsx'
import { callStaff } from '../../../../../staff/call-staff.ts'
import { OrderActions } from '../../../../../staff/order-actions.tsx'
import { OrderChecks } from '../../../../../staff/order-checks.tsx'
import { OrderDispute } from '../../../../../staff/order-dispute.tsx'
import { OrderFlow } from '../../../../../staff/order-flow.tsx'
import { OrderHistory } from '../../../../../staff/order-history.tsx'
import { OrderLines } from '../../../../../staff/order-lines.tsx'
import { OrderRefunds } from '../../../../../staff/order-refunds.tsx'
import { StaffFrame } from '../../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../../staff/staff-locale.ts'
import { UnknownOrder } from '../../../../../staff/unknown-order.tsx'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ number: string }> }

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.orderNumber', { number: (await params).number }) }
}

/** One order with its history, the checks before shipping, and what may be done now or why not. */
export default async function StaffOrderPage({ params }: Props) {
  const { t, format } = await getTexts(staffLocale)
  const { number } = await params
  const order = await callStaff<StaffOrder>(
    `/api/staff/orders/${encodeURIComponent(number)}`,
    `/staff/orders/${encodeURIComponent(number)}`,
  )
  if (!order) return <UnknownOrder number={number} />
  const facts = [
    order.placedAt &&
      t('staff.placedAt', {
        when: format.dateTime(new Date(order.placedAt), { dateStyle: 'medium', timeStyle: 'short' }),
      }),
    t(`staff.customerTypes.${order.customer.type.toLowerCase()}`),
    order.customer.organisationName ?? order.customer.name,
    order.treatmentCountry && t('staff.treated', { country: order.treatmentCountry }),
    t('staff.shop', { shop: order.shopCode.toUpperCase() }),
  ]
  return (
    <StaffFrame current="orders" top={<Link href="/staff/orders">{t('staff.orders')}</Link>}>
      <h1>{t('staff.orderNumber', { number: order.number })}</h1>
      <p className="k-muted">{facts.filter(Boolean).join(' · ')}</p>
      <OrderDispute dispute={order.dispute} />
      <OrderFlow order={order} />
      <div className="k-staff-columns">
        <div className="k-stack">
          <OrderLines order={order} />
          <OrderRefunds order={order} />
          <OrderChecks order={order} />
          {order.invoices.length > 0 && (
            <Panel as="section">
              <h2>{t('invoices.papers')}</h2>
              <InvoiceList
                invoices={order.invoices}
                locale={staffLocale}
                addressOf={(number) => `/api/staff/invoices/${number}/pdf`}
                headers={{ 'x-requested-with': 'kindred' }}
              />
            </Panel>
          )}
          {order.papers.length > 0 && (
            <Panel as="section">
              <h2>{t('staff.papers')}</h2>
              <ul>
                {order.papers.map(({ id, paper, fileName }) => (
                  <li key={id} className="k-row">
                    {t(`staff.paperNames.${paper}`)}
                    <SaveDocument
                      address={`/api/staff/files/${id}/address`}
                      fileName={fileName}
                      headers={{ 'x-requested-with': 'kindred' }}
                      texts={{
                        save: t('staff.savePaper'),
                        label: `${t('staff.savePaper')}: ${fileName}`,
                        saving: t('invoices.saving'),
                        failed: t('invoices.failed'),
                      }}
                    />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <OrderHistory order={order} />
        </div>
        <aside className="k-stack">
          <OrderActions order={order} />
          <Panel as="section">
            <h2>{t('staff.customer')}</h2>
            <p>
              {order.customer.name}
              <br />
              <a href={`mailto:${order.customer.email}`}>{order.customer.email}</a>
            </p>
            {order.clinicName && <p>{t('staff.deliveredTo', { clinic: order.clinicName })}</p>}
            {order.trackingNumber && <p>{t('staff.tracking', { number: order.trackingNumber })}</p>}
          </Panel>
        </aside>
      </div>
    </StaffFrame>
  )
}
