import type { Executor } from '@kindred/database/pool'
import { donorFace } from '@kindred/database/schema/face-matching'
import { eq, sql } from 'drizzle-orm'
import type { FaceRow } from './customer-face.store.ts'

export type DonorFaceRow = { donorId: string; sealedEmbedding: string }

/**
 * Changes with every change: rows are only added and removed, each with a revision of its own, so their number and the sum of
 * their revisions tell any two states apart.
 */
export async function readRevision(on: Executor): Promise<string> {
  const { rows } = await on.execute<{ revision: string }>(
    sql`select count(*) || '/' || coalesce(sum(revision), 0) as revision from shop.donor_face`,
  )
  return rows[0]?.revision ?? ''
}

/** The faces of all donors who agreed, of one model. */
export function readDonorFaces(on: Executor, model: string): Promise<DonorFaceRow[]> {
  const { donorId, sealedEmbedding } = donorFace
  return on.select({ donorId, sealedEmbedding }).from(donorFace).where(eq(donorFace.model, model))
}

/** Puts a face in the place of the donor's old one; in a transaction, so that there is no moment without. */
export async function replaceDonorFace(
  on: Executor,
  donorId: string,
  row: FaceRow & { origin: 'photo' | 'import' },
): Promise<void> {
  await deleteDonorFace(on, donorId)
  await on.insert(donorFace).values({ donorId, ...row, createdAt: row.consentedAt })
}

/** @returns false when there was none */
export async function deleteDonorFace(on: Executor, donorId: string): Promise<boolean> {
  const gone = await on.delete(donorFace).where(eq(donorFace.donorId, donorId))
  return (gone.rowCount ?? 0) > 0
}

/** Which member of staff added or removed a face stays known; the face itself is never written down there. */
export async function recordFaceChange(
  on: Executor,
  change: { staffId: string; action: string; donorId: string; data?: Record<string, unknown> },
): Promise<void> {
  const { staffId, action, donorId, data = {} } = change
  await on.execute(
    sql`insert into shop.audit_log (actor, action, subject, data)
      values (${`staff:${staffId}`}, ${action}, ${`donor:${donorId}`}, ${JSON.stringify(data)}::jsonb)`,
  )
}
