import type { WebhookEndpoint } from '@kindred/contracts/webhooks'
import { webhookEvents } from '@kindred/domain/webhooks/webhook-events'
import { Badge } from '@kindred/ui/badge/badge'
import { Panel } from '@kindred/ui/panel/panel'
import { getTexts } from '../../texts/get-texts.ts'
import { nameActor } from '../name-actor.ts'
import { staffLocale } from '../staff-locale.ts'
import { EndpointAction } from './endpoint-action.island.tsx'
import { EndpointForm } from './endpoint-form.island.tsx'

const tones = { active: 'ok', failing: 'honey', paused: 'error' } as const

/** Every endpoint: where it is, what it hears of, whether it is reached, and what can be done with it. */
export async function EndpointList(props: {
  endpoints: readonly WebhookEndpoint[]
  texts: Record<string, string>
  eventTexts: Record<string, string>
}) {
  const { endpoints, texts, eventTexts } = props
  const { t, group, format } = await getTexts(staffLocale)
  const actors = group('staff.actors')
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul className="k-stack">
      {endpoints.map((one) => (
        <li key={one.id}>
          <Panel>
            <div className="k-row k-row--between">
              <h3>{one.name}</h3>
              <Badge tone={tones[one.state]}>{t(`staff.webhooks.states.${one.state}`)}</Badge>
            </div>
            <p className="k-webhook-secret">{one.url}</p>
            <p className="k-muted">
              {one.events.length === webhookEvents.length
                ? t('staff.webhooks.all')
                : t('staff.webhooks.some', { count: one.events.length, total: webhookEvents.length })}
              {' · '}
              {t('staff.webhooks.waiting', { count: one.waiting })}
            </p>
            {one.failingSince && (
              <p>{t('staff.webhooks.failingSince', { when: moment(one.failingSince) })}</p>
            )}
            {one.pausedBy && (
              <p>
                {one.pausedBy === 'system'
                  ? t('staff.webhooks.pausedItself')
                  : t('staff.webhooks.pausedBy', { who: nameActor(actors, one.pausedBy, one.pausedByName) })}
              </p>
            )}
            {one.formerSecretUntil && (
              <p>{t('staff.webhooks.former', { when: moment(one.formerSecretUntil) })}</p>
            )}
            <div className="k-row">
              <EndpointForm
                endpoint={{ id: one.id, name: one.name, events: one.events }}
                {...{ texts, eventTexts }}
              />
              {listActions(one.state).map((action) => (
                <EndpointAction
                  key={action}
                  id={one.id}
                  action={action}
                  label={t(`staff.webhooks.${action}`)}
                  explain={t(`staff.webhooks.${action}Text`)}
                  texts={texts}
                />
              ))}
            </div>
          </Panel>
        </li>
      ))}
    </ul>
  )
}

function listActions(state: WebhookEndpoint['state']) {
  return state === 'paused'
    ? (['resume', 'rotate', 'remove'] as const)
    : (['test', 'pause', 'rotate', 'remove'] as const)
}
