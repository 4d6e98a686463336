import type { Principal } from '@kindred/contracts/principal'
import { createFaceSeal } from '@kindred/database/seal-face'
import { showsFaceScore } from '@kindred/domain/donors/shows-face-score'
import { type FaceEmbedding, faceModel } from '@kindred/domain/face-matching/face-embedding'
import type { RequestContext } from '../front-door/request-types.ts'
import type { Services } from '../services.ts'
import { findCustomerFace } from './customer-face.store.ts'

/**
 * The face scores are made with: of somebody who is signed in and registered, in a shop that offers face matching (DON-04).
 * Read for each asking and never kept in memory, so that removing a registration ends its scores at once.
 */
export async function readOwnFace(
  services: Services,
  { principal, context }: { principal: Principal; context: Pick<RequestContext, 'shopCode'> },
): Promise<FaceEmbedding | null> {
  const isEnabledInShop = isFaceMatchingOffered(services, context.shopCode)
  if (principal.kind !== 'customer' || !isEnabledInShop) return null
  const { customerId } = principal
  const row = await findCustomerFace(services.db, customerId)
  const isRegistered = row?.model === faceModel
  if (!row || !showsFaceScore({ isSignedIn: true, isEnabledInShop, isRegistered })) return null
  return createFaceSeal(services.config.keys.faces).open(row.sealedEmbedding, {
    kind: 'customer',
    id: customerId,
  })
}

/** FACE-09 */
export const isFaceMatchingOffered = (services: Pick<Services, 'reference'>, shopCode: string): boolean =>
  services.reference().shops.get(shopCode)?.isFaceMatchingEnabled ?? false
