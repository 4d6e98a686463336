import type { faceRegistrationBodySchema } from '@kindred/contracts/face-matching'
import type { CustomerPrincipal } from '@kindred/contracts/principal'
import { createFaceSeal } from '@kindred/database/seal-face'
import { transaction } from '@kindred/database/transaction'
import { checkFaceConsent, faceConsentPurposes } from '@kindred/domain/face-matching/face-consent'
import { faceModel } from '@kindred/domain/face-matching/face-embedding'
import { checkPhotoBytes } from '@kindred/domain/face-matching/photo-rules'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import { keepConsents } from '../accounts/keep-consents.ts'
import type { Services } from '../services.ts'
import { putCustomerFace } from './customer-face.store.ts'
import type { FaceEmbedder } from './embedder/face-embedder.ts'
import { isFaceMatchingOffered } from './read-own-face.ts'

/**
 * Registers a customer for face matching (FACE-06): consent first, then the photo is turned into its embedding, which is
 * sealed and kept with the consent. The photo itself lives in memory only, for as long as this takes.
 */
export async function registerFace(
  { customerId }: CustomerPrincipal,
  { photo, consent }: z.output<typeof faceRegistrationBodySchema>,
  { services, shopCode, embedder }: { services: Services; shopCode: string; embedder: FaceEmbedder },
): Promise<Result<undefined>> {
  if (!isFaceMatchingOffered(services, shopCode)) return notOffered
  const agreed = checkFaceConsent(consent)
  if (!agreed.ok) return agreed
  const bytes = Buffer.from(photo, 'base64')
  const readable = checkPhotoBytes(bytes)
  if (!readable.ok) return readable
  const embedded = await embedder.embed(bytes)
  if (!embedded.ok) return embedded

  const at = services.now()
  const version = consent?.version ?? ''
  const sealedEmbedding = createFaceSeal(services.config.keys.faces).close(embedded.value, {
    kind: 'customer',
    id: customerId,
  })
  await transaction(services.pool, async (tx) => {
    await putCustomerFace(tx, customerId, {
      sealedEmbedding,
      model: faceModel,
      consentVersion: version,
      consentedAt: at,
    })
    await keepConsents(
      tx.$client,
      customerId,
      [{ purpose: faceConsentPurposes.customer, textVersion: version, given: true }],
      at,
    )
  })
  return ok()
}

/** FACE-09 */
export const notOffered = refuse('face-matching-off', 'This shop does not offer face matching.')
