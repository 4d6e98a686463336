import type { SessionUser } from '@kindred/contracts/identity'
import type { ToldEvent } from '@kindred/contracts/measurement'
import { hasConsent } from '@kindred/domain/consent/read-consent'
import type { MeasuredEvent } from '@kindred/domain/measurement/measured-event'
import { nameVisitor, type VisitorName } from '@kindred/domain/measurement/name-visitor'

/** Where an event happened, and the kind of visitor (ANA-03). */
export type EventPlace = { shopCode: string; language: string; visitor: VisitorName }

export type TellingWorld = {
  cookies: () => string
  now: () => number
  /** As in a path, `da-dk`. */
  language: () => string
  readUser: () => Promise<SessionUser | null>
  /** To the shop's own counts. */
  count: (told: ToldEvent) => void
  /** To the telemetry of the operator, where there is one. */
  report: (event: MeasuredEvent, place: EventPlace, user: SessionUser | null) => void
}

/**
 * Tells an event when the visitor agreed to statistics; without that nothing is asked for, loaded or sent. Whatever goes
 * wrong stays here: nobody's visit waits for a number.
 */
export function makeTell(world: TellingWorld) {
  return async (event: MeasuredEvent, shopCode: string): Promise<void> => {
    if (!hasConsent(world.cookies(), 'cookie_cat_statistic', world.now())) return
    const user = await world.readUser().catch(() => null)
    const visitor = nameVisitor(user?.client_type ?? null)
    const place = { shopCode, language: world.language(), visitor }
    world.count(toTold(event, place))
    world.report(event, place, user)
  }
}

/** What the shop's own counts are told. Which kind of donor a form is for is read from the form there. */
function toTold(event: MeasuredEvent, place: EventPlace): ToldEvent {
  if (event.event !== 'formSent') return { ...event, ...place }
  return { event: 'formSent', formGuid: event.formGuid, ...place }
}
