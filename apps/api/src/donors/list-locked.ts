import type { DonorDetail } from '@kindred/contracts/donors'
import type { DonorRecord } from './donor-record.ts'

type Locked = DonorDetail['locked']

/**
 * What exists but is not in an answer, and what opens it (domain rules 5): adult photos and audio belong to a
 * subscription; childhood photos and the results of gene tests ask for a sign-in.
 */
export function listLocked(donor: DonorRecord, isSignedIn: boolean): Locked {
  const locked: Locked = []
  const add = (part: string, needs: Locked[number]['needs']) => locked.push({ part, needs })
  if (donor.testedGenes.length > 0 && !isSignedIn) add('geneticTests', 'signIn')
  if (donor.hasChildhoodPhotos && !isSignedIn) add('childhoodPhotos', 'signIn')
  if (donor.hasAdultPhotos) add('adultPhotos', 'subscription')
  if (donor.hasAudio) add('audio', 'subscription')
  return locked
}
