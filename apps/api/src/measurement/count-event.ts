import { describeKind } from '@kindred/content/config/page-kinds.ts'
import type { ToldEvent } from '@kindred/contracts/measurement'
import { hasConsent } from '@kindred/domain/consent/read-consent'
import { matchLocale } from '@kindred/domain/location/match-locale'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { findTrackingData } from '../forms/find-tracking-data.ts'
import type { Services } from '../services.ts'
import { addCount, type CountKey } from './count.store.ts'

/**
 * Counts what a visitor's page tells, when the visitor agreed to statistics. Nothing about the visit is kept: the number of
 * such events of that day grows by one.
 *
 * @param cookies of the request; only the consent is read
 * @returns refusals: `statistics-not-agreed`, `not-measured` (an unknown shop, language or form, a page that is never
 *   counted)
 */
export async function countEvent(
  services: Services,
  told: ToldEvent,
  cookies: string,
): Promise<Result<undefined>> {
  const now = services.now()
  if (!hasConsent(cookies, 'cookie_cat_statistic', now.getTime()))
    return refuse('statistics-not-agreed', 'The visitor has not agreed to statistics.')
  const language = matchLocale(told.language)
  const fields = await findFields(services, told)
  if (!fields || !language || !services.reference().shops.has(told.shopCode))
    return refuse('not-measured', 'This is not counted.')
  const { event, shopCode, visitor } = told
  await addCount(services.db, { day: toDay(now), event, shopCode, language, visitor, fields })
  return ok()
}

/** Days are those of UTC, the same for every shop. */
export const toDay = (at: Date): string => at.toISOString().slice(0, 10)

/** What is kept of an event, by name; null for one that is not counted. Nothing reaches the store past this. */
async function findFields(services: Services, told: ToldEvent): Promise<CountKey['fields'] | null> {
  switch (told.event) {
    case 'pageView': {
      // PAGE-39, PAGE-40: some kinds are never counted, whatever a browser says.
      const kind = describeKind(told.pageKind)
      return kind && !kind.isHidden ? { pageKind: told.pageKind } : null
    }
    case 'search':
      return { donorKind: told.donorKind }
    case 'checkout':
      return { step: told.step, stage: told.stage }
    case 'formSent': {
      // Read from the form itself, so that no text of a browser is kept.
      const form = await findTrackingData(services, told.formGuid)
      if (!form) return null
      return {
        ...(form.donorCandidateKind ? { donorCandidateKind: form.donorCandidateKind } : {}),
        ...(form.department ? { department: form.department } : {}),
      }
    }
    case 'favouriteAdded':
    case 'favouriteRemoved':
    case 'basketAdded':
      return {}
  }
}
