import type { DonorCard } from '@kindred/contracts/donors'
import type { BestMatches, bestMatchesBodySchema } from '@kindred/contracts/face-matching'
import { ok, type Result } from '@kindred/domain/result'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { hasBit } from '../search/bitset.ts'
import { findDonors } from '../search/find-donors.ts'
import { openView } from '../search/open-view.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { Services } from '../services.ts'
import { openGallery } from './donor-gallery.ts'
import { notRegistered } from './match-donor.ts'
import { isFaceMatchingOffered, readOwnFace } from './read-own-face.ts'
import { notOffered } from './register-face.ts'

type Ranked = { doc: number; score: number }

/**
 * The donors of a search who resemble the customer most: found as the search finds them, so that law, stock and filters
 * hold here too, then put in the order of the score. Who does not take part is left out.
 */
export async function rankDonors(
  request: Pick<FastifyRequest, 'context' | 'principal'>,
  { from, take, ...question }: z.output<typeof bestMatchesBodySchema>,
  { services, index }: { services: Services; index: SearchIndex },
): Promise<Result<BestMatches>> {
  if (!isFaceMatchingOffered(services, request.context.shopCode)) return notOffered
  const face = await readOwnFace(services, request)
  if (!face) return notRegistered
  const [gallery, { index: donors, view }] = await Promise.all([
    openGallery(services),
    openView(request, services, index),
  ])
  const { set } = findDonors(donors, view, { ...question, sort: 'name', from: 0, take: 1, scope: 'all' })
  const ranked: Ranked[] = []
  for (const donorId of gallery.donorIds) {
    const doc = donors.doc(donorId)
    if (doc === undefined || !hasBit(set.members.bits, doc)) continue
    ranked.push({ doc, score: gallery.score(face, donorId) ?? 0 })
  }
  ranked.sort((a, b) => b.score - a.score || a.doc - b.doc)
  return ok({
    total: ranked.length,
    donors: ranked.slice(from, from + take).map(({ doc, score }): DonorCard => {
      const card: DonorCard = JSON.parse(Buffer.from(view.card(doc)).toString())
      return { ...card, faceMatchingScore: score }
    }),
  })
}
