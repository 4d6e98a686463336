import type { Alert } from '@kindred/contracts/alerts'
import { parseOrderNumber } from '@kindred/domain/orders/order-number'
import { Badge } from '@kindred/ui/badge/badge'
import { Link } from '@kindred/ui/link/link'
import { Panel } from '@kindred/ui/panel/panel'
import { getTexts } from '../../texts/get-texts.ts'
import { nameActor } from '../name-actor.ts'
import { staffLocale } from '../staff-locale.ts'
import { AcknowledgeAlert } from './acknowledge-alert.island.tsx'

/** Alerts one by one: what differs, the figures of both sides, what to do, and who has taken it on. */
export async function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const { t, group, format } = await getTexts(staffLocale)
  const actors = group('staff.actors')
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul className="k-stack">
      {alerts.map((alert) => (
        <li key={alert.id}>
          <Panel>
            <div className="k-row k-row--between">
              <h3>{t(`staff.alerts.kinds.${alert.kind}`)}</h3>
              <Badge tone={alert.goneAt ? 'ok' : alert.acknowledgedAt ? 'info' : 'error'}>
                {t(`staff.alerts.states.${alert.goneAt ? 'gone' : alert.acknowledgedAt ? 'taken' : 'open'}`)}
              </Badge>
            </div>
            <p>
              <Subject subject={alert.subject} />
            </p>
            <p>{t(`staff.alerts.todo.${alert.kind}`)}</p>
            <dl className="k-summary">
              {Object.entries(alert.data)
                .filter(([, value]) => value !== null)
                .map(([name, value]) => (
                  <div key={name}>
                    <dt>{t(`staff.alerts.data.${name}`) || name}</dt>
                    <dd>{String(value)}</dd>
                  </div>
                ))}
            </dl>
            <p className="k-muted">{t('staff.alerts.found', { when: moment(alert.foundAt) })}</p>
            {alert.acknowledgedAt && (
              <p className="k-muted">
                {t('staff.alerts.takenBy', {
                  who: nameActor(actors, alert.acknowledgedBy ?? '', alert.acknowledgedByName),
                  when: moment(alert.acknowledgedAt),
                  note: alert.note ?? '',
                })}
              </p>
            )}
            {!alert.goneAt && !alert.acknowledgedAt && (
              <AcknowledgeAlert
                id={alert.id}
                texts={{
                  take: t('staff.alerts.take'),
                  explain: t('staff.alerts.takeText'),
                  note: t('staff.alerts.note'),
                  busy: t('staff.working'),
                  close: t('common.close'),
                  failed: t('common.error'),
                }}
              />
            )}
          </Panel>
        </li>
      ))}
    </ul>
  )
}

/** An order number leads to its order; anything else stands as it is. */
function Subject({ subject }: { subject: string }) {
  return parseOrderNumber(subject).ok ? (
    <Link href={`/staff/orders/${subject}`}>{subject}</Link>
  ) : (
    <b className="k-numbers">{subject}</b>
  )
}
