import type { WebhookDelivery } from '@kindred/contracts/webhooks'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import { Badge } from '@kindred/ui/badge/badge'
import { Link } from '@kindred/ui/link/link'
import { Table } from '@kindred/ui/table/table'
import { getTexts } from '../../texts/get-texts.ts'
import { staffLocale } from '../staff-locale.ts'
import { SendAgain } from './send-again.island.tsx'

const tones = { waiting: 'honey', delivered: 'ok', failed: 'error' } as const

/** What was sent, to whom, and how it was answered; the newest first. */
export async function DeliveryTable(props: { deliveries: WebhookDelivery[]; texts: Record<string, string> }) {
  const { deliveries, texts } = props
  const { t, format } = await getTexts(staffLocale)
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const nameSubject = (subject: string) => {
    const [kind = '', id = ''] = subject.split(':')
    return { id, name: t(`staff.webhooks.subjects.${kind}`, { id }) }
  }
  return (
    <Table
      dense
      caption={t('staff.webhooks.deliveries')}
      rows={deliveries}
      rowKey={(one) => one.id}
      columns={[
        {
          key: 'event',
          title: t('staff.webhooks.event'),
          isRowHeader: true,
          cell: (one) => t(`staff.webhooks.eventNames.${one.type}`),
        },
        {
          key: 'about',
          title: t('staff.webhooks.about'),
          cell: (one) => {
            const { id, name } = nameSubject(one.subject)
            const isOrder = parseOrderNumber(id).ok
            return isOrder ? (
              <Link href={`/staff/orders/${id}`}>{name}</Link>
            ) : (
              <span className="k-webhook-secret">{name}</span>
            )
          },
        },
        {
          key: 'endpoint',
          title: t('staff.webhooks.endpoint'),
          cell: (one) => one.endpointName,
        },
        {
          key: 'when',
          title: t('staff.webhooks.when'),
          cell: (one) => moment(one.occurredAt),
        },
        {
          key: 'state',
          title: t('staff.webhooks.deliveryState'),
          cell: (one) => (
            <>
              <Badge tone={tones[one.state]}>{t(`staff.webhooks.deliveryStates.${one.state}`)}</Badge>
              <br />
              <span className="k-muted">
                {t('staff.webhooks.tries', { count: one.tries })}
                {one.nextAt && one.tries > 0
                  ? `, ${t('staff.webhooks.nextTry', { when: moment(one.nextAt) })}`
                  : ''}
              </span>
            </>
          ),
        },
        {
          key: 'answer',
          title: t('staff.webhooks.answer'),
          cell: (one) => (
            <>
              {one.answerStatus ?? ''} {one.failureCode && t(`staff.webhooks.failures.${one.failureCode}`)}
              {one.answerText && <span className="k-webhook-answer">{one.answerText}</span>}
              {one.tries === 0 && !one.failureCode && t('staff.webhooks.notYet')}
              {one.state !== 'waiting' && (
                <SendAgain
                  id={one.id}
                  label={t('staff.webhooks.sendAgainWhat', {
                    event: t(`staff.webhooks.eventNames.${one.type}`),
                    subject: nameSubject(one.subject).name,
                  })}
                  texts={texts}
                />
              )}
            </>
          ),
        },
      ]}
    />
  )
}
