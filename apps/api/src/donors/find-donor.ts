import type { Services } from '../services.ts'
import { readDonors } from './donor.store.ts'
import type { DonorRecord } from './donor-record.ts'

const isGuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A donor by id or by the number on the card. */
export async function findDonor(
  { pool }: Pick<Services, 'pool'>,
  idOrCode: string,
): Promise<DonorRecord | null> {
  const [donor] = await readDonors(pool, isGuid.test(idOrCode) ? { ids: [idOrCode] } : { codes: [idOrCode] })
  return donor ?? null
}
