import { checkUserId } from '@kindred/domain/measurement/check-user-id'
import { type MeasuredEvent, scoreEvent } from '@kindred/domain/measurement/measured-event'
import type { TelemetrySink } from '@kindred/domain/measurement/read-connection-string'
import type { EventPlace } from './tell-event.ts'

/**
 * An event as Application Insights takes it. Of a signed-in person only their opaque id goes along.
 *
 * @throws Error for an id that telemetry cannot take (ANA-04)
 */
export function makeEnvelope(
  event: MeasuredEvent,
  { shopCode, language, visitor }: EventPlace,
  userId: string | null,
  { instrumentationKey }: TelemetrySink,
  at: Date,
) {
  const isView = event.event === 'pageView'
  const kind = isView ? 'PageView' : 'Event'
  const score = scoreEvent(event.event)
  return {
    name: `Microsoft.ApplicationInsights.${instrumentationKey.replaceAll('-', '')}.${kind}`,
    time: at.toISOString(),
    iKey: instrumentationKey,
    tags: userId === null ? {} : { 'ai.user.authUserId': checkUserId(userId) },
    data: {
      baseType: isView ? 'PageviewData' : 'EventData',
      baseData: {
        ver: 2,
        name: isView ? event.pageKind : event.event,
        properties: { shopCode, language, user: visitor, ...readProperties(event) },
        ...(score === null ? {} : { measurements: { score } }),
      },
    },
  }
}

function readProperties(event: MeasuredEvent): Record<string, string> {
  switch (event.event) {
    case 'search':
      return { donorKind: event.donorKind }
    case 'checkout':
      return { step: String(event.step), stage: String(event.stage) }
    case 'formSent': {
      const { donorCandidateKind, department } = event.donorTrackingData
      return {
        ...(donorCandidateKind ? { donorCandidateKind } : {}),
        ...(department ? { department } : {}),
      }
    }
    default:
      return {}
  }
}
