import type { FaceMatch } from '@kindred/contracts/face-matching'
import type { Principal } from '@kindred/contracts/principal'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { findDonor } from '../donors/find-donor.ts'
import type { RequestContext } from '../front-door/request-types.ts'
import type { Services } from '../services.ts'
import { openGallery } from './donor-gallery.ts'
import { isFaceMatchingOffered, readOwnFace } from './read-own-face.ts'
import { notOffered } from './register-face.ts'

/**
 * How much one donor resembles the customer (FACE-08).
 *
 * @param x the donor's id, or the number on the card
 */
export async function matchDonor(
  x: string,
  asked: { principal: Principal; context: RequestContext },
  services: Services,
): Promise<Result<FaceMatch>> {
  if (!isFaceMatchingOffered(services, asked.context.shopCode)) return notOffered
  const face = await readOwnFace(services, asked)
  if (!face) return notRegistered
  const donor = await findDonor(services, x)
  if (!donor?.isPublished || donor.isBlocked) return unknownDonor
  const gallery = await openGallery(services)
  return ok({
    donorGuid: donor.id,
    donorId: donor.code,
    faceMatchingScore: gallery.score(face, donor.id),
  })
}

export const notRegistered = refuse('not-registered', 'Register for face matching first.')
const unknownDonor = refuse('unknown-donor', 'There is no such donor.')
