import type { Services } from '../services.ts'
import { listBatchesOf, type OwnBatch } from './batch.store.ts'

/** The batches of which a customer owns straws, the newest first; of one donor and batch where `of` names them. */
export function listOwnBatches(
  { pool }: Pick<Services, 'pool'>,
  customerId: string,
  of: { donorGuid: string; batch: string } | null = null,
): Promise<OwnBatch[]> {
  return listBatchesOf(pool, customerId, of)
}
