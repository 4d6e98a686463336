import type { RuntimeConfiguration } from '@kindred/contracts/forms'
import type { SessionUser } from '@kindred/contracts/identity'
import { makeSend } from '@kindred/contracts/request'
import { sendLog } from '@kindred/contracts/send-log'
import type { MeasuredEvent } from '@kindred/domain/measurement/measured-event'
import { readConnectionString, type TelemetrySink } from '@kindred/domain/measurement/read-connection-string'
import { makeEnvelope } from './make-envelope.ts'
import type { EventPlace } from './tell-event.ts'

let sink: Promise<TelemetrySink | null> | undefined

/** Sends an event to Application Insights, where the operator has set it up (CFG-01). Loaded only after the consent. */
export async function reportEvent(
  event: MeasuredEvent,
  place: EventPlace,
  user: SessionUser | null,
): Promise<void> {
  sink ??= findSink()
  const found = await sink
  if (!found) return
  try {
    const envelope = makeEnvelope(event, place, user?.client_guid ?? null, found, new Date())
    // A plain text needs no question beforehand, for which a page that is being left has no time.
    const body = new Blob([JSON.stringify(envelope)], { type: 'text/plain;charset=UTF-8' })
    await makeSend(found.origin, () => ({}))('/v2/track', {
      method: 'POST',
      body,
      keepalive: true,
      isAnonymous: true,
    })
  } catch {
    sendLog('warn', 'TELEMETRY_NOT_SENT')
  }
}

async function findSink(): Promise<TelemetrySink | null> {
  const send = makeSend('', () => ({}))
  const { appInsightsConnectionString } = await send<RuntimeConfiguration>(
    '/api/cms/settings/runtimeconfiguration',
  )
  return readConnectionString(appInsightsConnectionString)
}
