import type { StaffDonorMedia } from '@kindred/contracts/donors'
import type { StaffPrincipal } from '@kindred/contracts/principal'
import { transaction } from '@kindred/database/transaction'
import { findPartNeed, type GuardedPart } from '@kindred/domain/donors/profile-access'
import type { Services } from '../../services.ts'
import { recordChange } from '../audit.store.ts'
import { listMedia, type MediaKind } from './donor-media.store.ts'
import { type Lending, startLending } from './lend-media.ts'
import { findDonorForStaff } from './staff-donor.store.ts'

const parts: Record<MediaKind, GuardedPart> = {
  childhoodPhoto: 'childhoodPhotos',
  adultPhoto: 'adultPhotos',
  audio: 'audio',
  handwriting: 'handwriting',
}

/** Everything that is kept of a donor, lent to one member of staff, whose look is written down; null for no such donor. */
export async function showMediaToStaff(
  services: Services,
  code: string,
  staff: StaffPrincipal,
): Promise<{ answer: StaffDonorMedia; lending: Lending } | null> {
  return transaction(services.pool, async ({ $client: on }) => {
    const donor = await findDonorForStaff(on, code)
    if (!donor) return null
    const media = await listMedia(on, [donor.donorGuid])
    await recordChange(on, { staff, action: 'donorMedia.looked', donorId: donor.donorGuid, data: {} })
    const lending = startLending(services, staff)
    return {
      lending,
      answer: {
        ...donor,
        media: media.map(({ id, kind, contentType, width, height, seconds, length, createdAt }) => ({
          ...{ id, kind, contentType, width, height, seconds, length },
          keptAt: createdAt.toISOString(),
          needs: findPartNeed(parts[kind], donor.profile),
          address: lending.lend(id),
        })),
      },
    }
  })
}
