import type { Executor } from '@kindred/database/pool'
import { customerFace } from '@kindred/database/schema/face-matching'
import { eq } from 'drizzle-orm'

export type FaceRow = { sealedEmbedding: string; model: string; consentVersion: string; consentedAt: Date }

/** The registration of a customer, or null. */
export async function findCustomerFace(on: Executor, customerId: string): Promise<FaceRow | null> {
  const { sealedEmbedding, model, consentVersion, consentedAt } = customerFace
  const [row] = await on
    .select({ sealedEmbedding, model, consentVersion, consentedAt })
    .from(customerFace)
    .where(eq(customerFace.customerId, customerId))
  return row ?? null
}

/** One registration each: a new one takes the place of the old one. */
export async function putCustomerFace(on: Executor, customerId: string, row: FaceRow): Promise<void> {
  const values = { ...row, createdAt: row.consentedAt }
  await on
    .insert(customerFace)
    .values({ customerId, ...values })
    .onConflictDoUpdate({ target: customerFace.customerId, set: values })
}

/** @returns false when there was none */
export async function deleteCustomerFace(on: Executor, customerId: string): Promise<boolean> {
  const gone = await on.delete(customerFace).where(eq(customerFace.customerId, customerId))
  return (gone.rowCount ?? 0) > 0
}
