import { createFaceSeal } from '@kindred/database/seal-face'
import {
  type FaceEmbedding,
  faceEmbeddingLength,
  faceModel,
  measureFaceDistance,
} from '@kindred/domain/face-matching/face-embedding'
import { scoreFaceDistance } from '@kindred/domain/face-matching/score-face-distance'
import type { Services } from '../services.ts'
import { readDonorFaces, readRevision } from './donor-face.store.ts'

/** The faces of all donors who take part, in one piece of memory: 100,000 are compared in some 40 ms. */
export type DonorGallery = {
  readonly donorIds: readonly string[]
  /** 0 to 1 for one donor; null for who does not take part. */
  score: (face: FaceEmbedding, donorId: string) => number | null
}

type Known = { revision: string; gallery: Promise<DonorGallery> }
const known = new WeakMap<Services['pool'], Known>()

/**
 * Opened once and kept until any donor's face comes or goes, which each asking looks up first: who withdrew is compared
 * with nobody from that moment on, in every process.
 */
export async function openGallery(services: Services): Promise<DonorGallery> {
  const { pool, db } = services
  const revision = await readRevision(db)
  const kept = known.get(pool)
  if (kept?.revision === revision) return kept.gallery
  const fresh = { revision, gallery: loadGallery(services) }
  known.set(pool, fresh)
  fresh.gallery.catch(() => known.delete(pool))
  return fresh.gallery
}

async function loadGallery({ db, config, log }: Services): Promise<DonorGallery> {
  const rows = await readDonorFaces(db, faceModel)
  const seal = createFaceSeal(config.keys.faces)
  const faces = new Float32Array(rows.length * faceEmbeddingLength)
  const rowOf = new Map<string, number>()
  let closed = 0
  for (const { donorId, sealedEmbedding } of rows) {
    try {
      faces.set(seal.open(sealedEmbedding, { kind: 'donor', id: donorId }), rowOf.size * faceEmbeddingLength)
      rowOf.set(donorId, rowOf.size)
    } catch {
      // One row of another installation's secret must not close the comparison with all others.
      closed += 1
    }
  }
  if (closed > 0) log.error({ faces: closed }, 'faces of donors cannot be opened: was the secret changed?')
  return {
    donorIds: [...rowOf.keys()],
    score: (face, donorId) => {
      const row = rowOf.get(donorId)
      return row === undefined ? null : scoreFaceDistance(measureFaceDistance(face, faces, row))
    },
  }
}
