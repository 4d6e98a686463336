import type { DonorDetail } from '@kindred/contracts/donors'
import {
  findPartNeed,
  type GuardedPart,
  guardedParts,
  maySeePart,
  type ProfileReader,
} from '@kindred/domain/donors/profile-access'
import type { DonorRecord } from './donor-record.ts'
import type { MediaRow } from './media/donor-media.store.ts'
import type { Profile } from './profile.store.ts'

export type GuardedParts = Pick<
  DonorDetail,
  'photos' | 'audio' | 'handwriting' | 'personality' | 'staffImpression' | 'locked'
>

/**
 * The parts of a profile that this reader is given, and beside them what exists and what would open it. What is not
 * given is in no way in the answer.
 *
 * @param lend makes the address of a picture or recording for this reader
 */
export function presentParts(
  donor: DonorRecord,
  profile: Profile,
  media: readonly MediaRow[],
  { reader, lend }: { reader: ProfileReader; lend: (id: string) => string },
): GuardedParts {
  const exists = listExisting(donor, profile, media)
  const shows = (part: GuardedPart) => exists.has(part) && maySeePart(part, donor.tier, reader)
  const picture = ({ id, width, height, storageKey }: MediaRow) => ({
    id,
    isDrawn: storageKey === null,
    address: lend(id),
    width: width ?? 0,
    height: height ?? 0,
  })
  const sheet = media.find(({ kind }) => kind === 'handwriting')
  const recording = media.find(({ kind }) => kind === 'audio')
  return {
    photos: media.flatMap((row) => {
      const { kind } = row
      if (kind !== 'childhoodPhoto' && kind !== 'adultPhoto') return []
      return shows(`${kind}s`) ? [{ ...picture(row), kind }] : []
    }),
    audio:
      recording && shows('audio')
        ? {
            id: recording.id,
            address: lend(recording.id),
            isDrawn: recording.storageKey === null,
            seconds: recording.seconds ?? 0,
            transcript: profile.audioTranscript,
          }
        : null,
    handwriting: sheet && shows('handwriting') ? { ...picture(sheet), text: profile.handwrittenText } : null,
    personality: shows('personality') ? profile.personality : null,
    staffImpression: shows('staffImpression') ? profile.staffImpression : null,
    locked: guardedParts
      .filter((part) => exists.has(part) && !maySeePart(part, donor.tier, reader))
      .map((part) => ({ part, needs: findPartNeed(part, donor.tier) })),
  }
}

function listExisting(
  { testedGenes }: DonorRecord,
  { personality, staffImpression }: Profile,
  media: readonly MediaRow[],
): ReadonlySet<GuardedPart> {
  const kept = new Set(media.map(({ kind }) => kind))
  const facts: Record<GuardedPart, boolean> = {
    childhoodPhotos: kept.has('childhoodPhoto'),
    adultPhotos: kept.has('adultPhoto'),
    audio: kept.has('audio'),
    handwriting: kept.has('handwriting'),
    personality: personality !== null,
    staffImpression: staffImpression !== null,
    geneticTests: testedGenes.length > 0,
  }
  return new Set(guardedParts.filter((part) => facts[part]))
}
