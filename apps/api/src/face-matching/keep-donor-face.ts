import type { donorFaceBodySchema } from '@kindred/contracts/face-matching'
import type { StaffPrincipal } from '@kindred/contracts/principal'
import { createFaceSeal } from '@kindred/database/seal-face'
import { transaction } from '@kindred/database/transaction'
import { checkFaceConsent } from '@kindred/domain/face-matching/face-consent'
import { type FaceEmbedding, faceModel } from '@kindred/domain/face-matching/face-embedding'
import { checkPhotoBytes } from '@kindred/domain/face-matching/photo-rules'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { z } from 'zod'
import { findDonor } from '../donors/find-donor.ts'
import type { Services } from '../services.ts'
import { deleteDonorFace, recordFaceChange, replaceDonorFace } from './donor-face.store.ts'
import type { FaceEmbedder } from './embedder/face-embedder.ts'

type Given = z.output<typeof donorFaceBodySchema>

/** Lets a donor who agreed take part from now on, with a photo that is not kept or an embedding of the same model. */
export async function keepDonorFace(
  asked: { donor: string; staff: StaffPrincipal; given: Given },
  { services, embedder }: { services: Services; embedder: FaceEmbedder },
): Promise<Result<undefined>> {
  const { consent } = asked.given
  const agreed = checkFaceConsent(consent)
  if (!agreed.ok) return agreed
  const donor = await findDonor(services, asked.donor)
  if (!donor) return unknownDonor
  const face = await readFace(asked.given, embedder)
  if (!face.ok) return face
  const origin = asked.given.photo === undefined ? 'import' : 'photo'
  const row = {
    sealedEmbedding: createFaceSeal(services.config.keys.faces).close(face.value, {
      kind: 'donor',
      id: donor.id,
    }),
    model: faceModel,
    consentVersion: consent.version,
    consentedAt: new Date(`${consent.givenOn}T00:00:00Z`),
    origin,
  } as const
  await transaction(services.pool, async (tx) => {
    await replaceDonorFace(tx, donor.id, row)
    const { staffId } = asked.staff
    await recordFaceChange(tx, { staffId, action: 'donor.faceKept', donorId: donor.id, data: { origin } })
  })
  return ok()
}

/** Ends a donor's part in face matching at once, in every process: the next comparison goes without them. */
export async function dropDonorFace(
  asked: { donor: string; staff: StaffPrincipal },
  services: Services,
): Promise<Result<undefined>> {
  const donor = await findDonor(services, asked.donor)
  if (!donor) return unknownDonor
  await transaction(services.pool, async (tx) => {
    if (!(await deleteDonorFace(tx, donor.id))) return
    const { staffId } = asked.staff
    await recordFaceChange(tx, { staffId, action: 'donor.faceRemoved', donorId: donor.id })
  })
  return ok()
}

async function readFace(
  { photo, embedding, model }: Given,
  embedder: FaceEmbedder,
): Promise<Result<FaceEmbedding>> {
  if (embedding && photo === undefined) {
    return model === faceModel
      ? ok(Float32Array.from(embedding))
      : refuse('other-model', `Embeddings must be made by ${faceModel}.`, { field: 'model' })
  }
  if (photo === undefined || embedding)
    return refuse('photo-or-embedding', 'Send a photo or an embedding.', { field: 'photo' })
  const bytes = Buffer.from(photo, 'base64')
  const readable = checkPhotoBytes(bytes)
  return readable.ok ? embedder.embed(bytes) : readable
}

const unknownDonor = refuse('unknown-donor', 'There is no such donor.')
