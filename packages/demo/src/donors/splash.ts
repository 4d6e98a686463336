import type { SplashLabel } from '@kindred/domain/donors/traits'
import { daysBetween, demoDay } from '../demo-day.ts'
import { startRandom } from '../random.ts'
import type { DemoDonor } from './donor.ts'
import { namedDonors } from './named-donors.ts'

/** The one word on a donor's card: the most urgent that is true on the demo day. */
export function chooseSplash(donor: DemoDonor, inStock: number): SplashLabel | null {
  if (donor.position < namedDonors.length) return donor.splash
  const random = startRandom('splash', donor.position)
  if (daysBetween(donor.firstListedOn, demoDay) < 7) return 'newThisWeek'
  if (inStock > 0 && inStock <= 3) return 'lastStraws'
  if (inStock > 0 && random.chance(0.03)) return 'backInStock'
  if (donor.hasAudio && random.chance(0.04)) return 'newAudio'
  if (donor.hasAdultPhotos && random.chance(0.04)) return 'newPhotos'
  return null
}
