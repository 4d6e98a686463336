import { findUsablePlace, type OwnPlace } from '@kindred/domain/quotas/mandatory-quota'
import type { QuotaRule } from '@kindred/domain/quotas/quota-rule'
import { listOwnPlaces } from '../quotas/list-own-places.ts'
import type { Services } from '../services.ts'
import type { OwnTies } from './judge-donor.ts'

/** What a customer has with single donors under these rules: a place that still serves, a pregnancy they reported. */
export async function readTies(
  { pool }: Pick<Services, 'pool'>,
  customerId: string,
  rules: readonly QuotaRule[],
): Promise<Map<string, OwnTies>> {
  return findTies(await listOwnPlaces(pool, customerId), rules)
}

/** The ties that a list of places makes. A place becomes permanent when a pregnancy is reported. */
export function findTies(places: readonly OwnPlace[], rules: readonly QuotaRule[]): Map<string, OwnTies> {
  const ties = new Map<string, OwnTies>()
  for (const { donorId } of places) {
    if (ties.has(donorId)) continue
    ties.set(donorId, {
      hasPlace: findUsablePlace(places, donorId, rules) !== undefined,
      hasReportedPregnancy: places.some((place) => place.donorId === donorId && place.state === 'permanent'),
    })
  }
  return ties
}
