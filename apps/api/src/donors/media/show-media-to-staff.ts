import type { StaffDonorMedia, StaffMediaAddresses } from '@kindred/contracts/donor-media'
import type { StaffPrincipal } from '@kindred/contracts/principal'
import { transaction } from '@kindred/database/transaction'
import { findPartNeed, type GuardedPart } from '@kindred/domain/donors/profile-access'
import type { DonorMediaKind } from '@kindred/domain/vocabulary'
import type { Services } from '../../services.ts'
import { recordChange } from '../audit.store.ts'
import { listMedia } from './donor-media.store.ts'
import { type Lending, startLending } from './lend-media.ts'
import { findDonorForStaff } from './staff-donor.store.ts'

const parts: Record<DonorMediaKind, GuardedPart> = {
  childhoodPhoto: 'childhoodPhotos',
  adultPhoto: 'adultPhotos',
  audio: 'audio',
  handwriting: 'handwriting',
}

/** What is kept of a donor, not to be seen yet; null for no such donor. */
export async function listMediaForStaff(
  { pool }: Pick<Services, 'pool'>,
  code: string,
): Promise<StaffDonorMedia | null> {
  const donor = await findDonorForStaff(pool, code)
  if (!donor) return null
  const media = await listMedia(pool, [donor.donorGuid])
  return {
    ...donor,
    media: media.map(({ id, kind, contentType, width, height, seconds, length, createdAt }) => ({
      ...{ id, kind, contentType, width, height, seconds, length },
      keptAt: createdAt.toISOString(),
      needs: findPartNeed(parts[kind], donor.profile),
    })),
  }
}

/** Lends all of it to one member of staff, whose look is written down first. */
export async function lendMediaToStaff(
  services: Services,
  donorId: string,
  staff: StaffPrincipal,
): Promise<{ addresses: StaffMediaAddresses; lending: Lending }> {
  const media = await transaction(services.pool, async ({ $client: on }) => {
    const kept = await listMedia(on, [donorId])
    if (kept.length > 0) await recordChange(on, { staff, action: 'donorMedia.looked', donorId, data: {} })
    return kept
  })
  const lending = startLending(services, staff)
  return { lending, addresses: media.map(({ id }) => ({ id, address: lending.lend(id) })) }
}
