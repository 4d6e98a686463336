import { createFaceSeal } from '@kindred/database/seal-face'
import { deriveKey } from '@kindred/database/secrets'
import { faceConsentVersion } from '@kindred/domain/face-matching/face-consent'
import { faceModel } from '@kindred/domain/face-matching/face-embedding'
import type { ClientBase } from 'pg'
import { insertRows } from '../sql/insert-rows.ts'
import { drawFace } from './draw-face.ts'

const columns = {
  donorId: 'uuid',
  sealedEmbedding: 'text',
  model: 'text',
  consentVersion: 'text',
  consentedAt: 'timestamptz',
  origin: 'text',
} as const

/**
 * Gives each donor of the demo world who takes part in face matching an invented face, sealed as a real one is.
 *
 * @param secret that of the installation (KINDRED_SECRET): faces sealed with another are closed to it
 */
export async function seedFaces(client: ClientBase, secret: string): Promise<void> {
  const { rows } = await client.query<{ id: string; since: Date }>(
    `select id, created_at as since from shop.donor d where has_face_matching
     and not exists (select from shop.donor_face f where f.donor_id = d.id) order by code`,
  )
  const seal = createFaceSeal(deriveKey(secret, 'faces'))
  await insertRows(
    client,
    'shop.donor_face',
    columns,
    rows.map(({ id, since }) => ({
      donorId: id,
      sealedEmbedding: seal.close(drawFace(id), { kind: 'donor', id }),
      model: faceModel,
      consentVersion: faceConsentVersion,
      consentedAt: since,
      origin: 'invented',
    })),
  )
}
