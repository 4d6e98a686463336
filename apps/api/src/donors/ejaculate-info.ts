import type { EjaculateInfo } from '@kindred/contracts/donors'
import type { Services } from '../services.ts'
import { listOwnBatches } from '../stock/list-own-batches.ts'
import { readDonors } from './donor.store.ts'
import { portraitUrl } from './portrait-url.ts'

/** The donations whose straws a customer owns (DON-12, domain rules 3); of `of` alone where that is given. */
export async function listEjaculateInfo(
  { pool }: Pick<Services, 'pool'>,
  customerId: string,
  of: { donorGuid: string; batch: string } | null = null,
): Promise<EjaculateInfo[]> {
  const batches = await listOwnBatches({ pool }, customerId, of)
  const donors = await readDonors(pool, { ids: [...new Set(batches.map(({ donorGuid }) => donorGuid))] })
  const portraits = new Map(donors.map((donor) => [donor.id, portraitUrl(donor)]))
  return batches.map((batch) => ({ ...batch, portraitUrl: portraits.get(batch.donorGuid) ?? '' }))
}
