import type { Principal } from '@kindred/contracts/principal'
import type { RequestContext } from '../front-door/request-types.ts'
import type { Services } from '../services.ts'
import { openGallery } from './donor-gallery.ts'
import { readOwnFace } from './read-own-face.ts'

/** Scores of donors by id for whoever asks; empty for everybody to whom DON-04 shows none. */
export async function readFaceScores(
  services: Services,
  asked: {
    principal: Principal
    context: Pick<RequestContext, 'shopCode'>
    donorIds: readonly string[]
  },
): Promise<ReadonlyMap<string, number>> {
  const scores = new Map<string, number>()
  const face = await readOwnFace(services, asked)
  if (!face) return scores
  const gallery = await openGallery(services)
  for (const donorId of asked.donorIds) {
    const score = gallery.score(face, donorId)
    if (score !== null) scores.set(donorId, score)
  }
  return scores
}
