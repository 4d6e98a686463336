import type { ClientBase } from 'pg'
import { at } from '../demo-day.ts'
import { startRandom } from '../random.ts'
import { insertRows } from '../sql/insert-rows.ts'
import type { DemoDonor } from './donor.ts'

/** A picture or recording without bytes: it is drawn when somebody asks for it. */
export type PlannedMedia = {
  id: string
  donorId: string
  kind: 'childhoodPhoto' | 'adultPhoto' | 'audio' | 'handwriting'
  position: number
  contentType: string
  width: number | null
  height: number | null
  seconds: number | null
  createdAt: string
}

/** Everything the donor's row says is there, and the handwriting of extended and exclusive profiles. */
export function planMedia(donor: DemoDonor): PlannedMedia[] {
  const random = startRandom('media', donor.position)
  const isExclusive = donor.profileTier === 'Exclusive'
  const counts: [PlannedMedia['kind'], number][] = [
    ['childhoodPhoto', donor.hasChildhoodPhotos ? (isExclusive ? 2 : 1) : 0],
    ['adultPhoto', donor.hasAdultPhotos ? (isExclusive ? 4 : random.int(1, 3)) : 0],
    ['audio', donor.hasAudio ? 1 : 0],
    ['handwriting', hasHandwriting(donor) ? 1 : 0],
  ]
  return counts.flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, position) => ({
      id: random.uuid(),
      donorId: donor.id,
      kind,
      position,
      ...measures[kind],
      seconds: kind === 'audio' ? random.int(14, 26) : null,
      createdAt: at(donor.firstListedOn, 7),
    })),
  )
}

export function hasHandwriting(donor: DemoDonor): boolean {
  return donor.profileTier !== 'Basic'
}

const photo = { contentType: 'image/webp', width: 720, height: 900 }
const measures = {
  childhoodPhoto: photo,
  adultPhoto: photo,
  audio: { contentType: 'audio/wav', width: null, height: null },
  handwriting: { contentType: 'image/webp', width: 1200, height: 640 },
}

const columns = {
  id: 'uuid',
  donorId: 'uuid',
  kind: 'text',
  position: 'int',
  contentType: 'text',
  width: 'int',
  height: 'int',
  seconds: 'int',
  createdAt: 'timestamptz',
} as const

export function insertMedia(client: ClientBase, media: readonly PlannedMedia[]): Promise<void> {
  return insertRows(client, 'shop.donor_media', columns, media)
}
