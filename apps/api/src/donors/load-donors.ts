import type { Services } from '../services.ts'
import { readDonors } from './donor.store.ts'
import type { DonorRecord } from './donor-record.ts'

/** All donors with stock and quotas, for an index; unpublished ones too, so that it can see them go. */
export function loadAllDonors({ pool }: Pick<Services, 'pool'>): Promise<DonorRecord[]> {
  return readDonors(pool, 'all')
}

/** The donors of these ids that exist. */
export function loadDonors({ pool }: Pick<Services, 'pool'>, ids: readonly string[]): Promise<DonorRecord[]> {
  return readDonors(pool, { ids })
}
