import { type DeliveryList, deliveryStates, type WebhookEndpoint } from '@kindred/contracts/webhooks'
import { Button } from '@kindred/ui/button/button'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Select } from '@kindred/ui/select/select'
import { TextInput } from '@kindred/ui/text-input/text-input'
import type { Query } from '../../../../layouts/query.ts'
import { callStaff } from '../../../../staff/call-staff.ts'
import { ListPages } from '../../../../staff/list-pages.tsx'
import { openList } from '../../../../staff/open-list.ts'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { DeliveryTable } from '../../../../staff/webhooks/delivery-table.tsx'
import { EndpointForm } from '../../../../staff/webhooks/endpoint-form.island.tsx'
import { EndpointList } from '../../../../staff/webhooks/endpoint-list.tsx'
import { groupEvents } from '../../../../staff/webhooks/group-events.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

const path = '/staff/webhooks'

type Props = { searchParams: Promise<Query> }

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.webhooks.title') }
}

/** Which systems of the operator hear of what, and what was sent to them. */
export default async function StaffWebhooks({ searchParams }: Props) {
  const { t, group } = await getTexts(staffLocale)
  const list = openList(path, ['q', 'state', 'endpoint'], await searchParams)
  const { filter, isFiltered } = list
  const address = list.addressOf(list.current)
  const endpoints = (await callStaff<WebhookEndpoint[]>('/api/staff/webhooks', address)) ?? []
  const { deliveries, total } = (await callStaff<DeliveryList>(
    '/api/staff/webhook-deliveries',
    address,
    list.asked,
  )) ?? { deliveries: [], total: 0 }
  const texts = {
    ...group('staff.webhooks'),
    ...Object.fromEntries(
      Object.entries(group('staff.webhooks.errors')).map(([code, text]) => [`errors.${code}`, text]),
    ),
    failed: t('common.error'),
    close: t('common.close'),
    cancel: t('common.cancel'),
  }
  const eventTexts = {
    legend: t('staff.webhooks.events'),
    ...group('staff.webhooks.groups'),
    ...Object.fromEntries(
      groupEvents().flatMap(({ events }) =>
        events.map((event) => [event, t(`staff.webhooks.eventNames.${event}`)]),
      ),
    ),
  }
  return (
    <StaffFrame current="webhooks">
      <div className="k-stack">
        <div className="k-row k-row--between">
          <h1>{t('staff.webhooks.title')}</h1>
          <EndpointForm {...{ texts, eventTexts }} />
        </div>
        <p className="k-muted">{t('staff.webhooks.lead')}</p>
        <h2>{t('staff.webhooks.endpoints')}</h2>
        {endpoints.length === 0 ? (
          <EmptyState title={t('staff.webhooks.none')} headingLevel={3}>
            {t('staff.webhooks.noneText')}
          </EmptyState>
        ) : (
          <EndpointList {...{ endpoints, texts, eventTexts }} />
        )}
        <h2>{t('staff.webhooks.deliveries')}</h2>
        <search>
          <form className="k-row k-staff-filter" method="get" action={path}>
            <TextInput
              id="q"
              name="q"
              label={t('staff.webhooks.find')}
              help={t('staff.webhooks.findHelp')}
              defaultValue={filter.q}
            />
            <Select
              id="endpoint"
              name="endpoint"
              label={t('staff.webhooks.endpoint')}
              defaultValue={filter.endpoint}
              options={[
                { value: '', label: t('staff.webhooks.everyEndpoint') },
                ...endpoints.map((one) => ({ value: one.id, label: one.name })),
              ]}
            />
            <Select
              id="state"
              name="state"
              label={t('staff.webhooks.deliveryState')}
              defaultValue={filter.state}
              options={[
                { value: '', label: t('staff.webhooks.everyState') },
                ...deliveryStates.map((value) => ({
                  value,
                  label: t(`staff.webhooks.deliveryStates.${value}`),
                })),
              ]}
            />
            <Button type="submit">{t('staff.show')}</Button>
          </form>
        </search>
        <p className="k-muted">{t('staff.webhooks.deliveriesFound', { count: total })}</p>
        {deliveries.length === 0 ? (
          <EmptyState
            title={t(isFiltered ? 'staff.webhooks.noneFound' : 'staff.webhooks.noDeliveries')}
            headingLevel={3}
            action={
              isFiltered ? <LinkButton href={path}>{t('staff.submissions.showAll')}</LinkButton> : undefined
            }
          >
            {t(isFiltered ? 'staff.webhooks.noneFoundText' : 'staff.webhooks.noDeliveriesText')}
          </EmptyState>
        ) : (
          <DeliveryTable deliveries={deliveries} texts={texts} />
        )}
        <ListPages list={list} label={t('staff.webhooks.pagination')} total={total} />
      </div>
    </StaffFrame>
  )
}
