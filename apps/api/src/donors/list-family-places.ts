import type { DonorDetail } from '@kindred/contracts/donors'
import { worldwide } from '../quotas/place-limits.ts'
import type { DonorRecord } from './donor-record.ts'
import type { DonorJudgement } from './judge-donor.ts'
import type { Market } from './market.ts'

type FamilyPlaces = DonorDetail['familyPlaces'][number]

/**
 * A donor's families so far, shown honestly: for each limit of the treatment country how many places are taken, held in
 * baskets just now, and left, and beside it the count over all countries.
 *
 * @param held places in baskets in this country
 */
export function listFamilyPlaces(
  donor: DonorRecord,
  judged: DonorJudgement,
  market: Market,
  held: number,
): FamilyPlaces[] {
  const { country } = market
  if (!country) return []
  const world = countWorld(donor)
  return judged.quota.limits
    .filter((limit) => limit.scope !== 'worldwide')
    .map((limit) => {
      const inBaskets = Math.min(held, limit.used)
      return {
        country: country.code,
        state: limit.scope === 'state' ? market.state : '',
        unit: limit.unit,
        limit: limit.limit,
        taken: limit.used - inBaskets,
        held: inBaskets,
        left: limit.left,
        worldwideTaken: world.taken,
        worldwideCountries: world.countries,
        worldwideLimit: donor.worldwideLimit,
        source: limit.source,
        checkedOn: limit.checkedOn,
        verified: limit.verified,
      }
    })
}

/** One place counts under every rule of its country, so of each country the unit that counts most. */
function countWorld(donor: DonorRecord): { taken: number; countries: number } {
  const byCountry = new Map<string, number>()
  for (const { country, taken } of donor.taken)
    if (country !== worldwide) byCountry.set(country, Math.max(byCountry.get(country) ?? 0, taken))
  const counts = [...byCountry.values()].filter((taken) => taken > 0)
  return { taken: counts.reduce((sum, taken) => sum + taken, 0), countries: counts.length }
}
