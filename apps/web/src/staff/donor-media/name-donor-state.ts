import type { StaffDonorList } from '@kindred/contracts/donor-media'
import type { BadgeTone } from '@kindred/ui/badge/badge'

/** Whether the shop shows a donor, as a word of `staff.donorMedia.states` with its colour. */
export function nameDonorState({
  isPublished,
  isBlocked,
}: Pick<StaffDonorList[number], 'isPublished' | 'isBlocked'>): { name: string; tone: BadgeTone } {
  if (isBlocked) return { name: 'blocked', tone: 'error' }
  return isPublished ? { name: 'shown', tone: 'ok' } : { name: 'hidden', tone: 'neutral' }
}
