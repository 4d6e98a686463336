import sharp from 'sharp'
import type { Services } from '../../services.ts'
import { readDonors } from '../donor.store.ts'
import type { DonorRecord } from '../donor-record.ts'
import { drawHandwriting } from '../drawings/draw-handwriting.ts'
import { drawPhoto } from '../drawings/draw-photo.ts'
import { humVoice } from '../drawings/hum-voice.ts'
import { readProfile } from '../profile.store.ts'
import type { MediaRow } from './donor-media.store.ts'

/**
 * Makes what stands in for a photograph, a voice or a sheet of handwriting in the demo world, the same bytes every time.
 * Null where the donor is gone.
 */
export async function drawMedia({ pool }: Pick<Services, 'pool'>, media: MediaRow): Promise<Buffer | null> {
  const [donor] = await readDonors(pool, { ids: [media.donorId] })
  if (!donor) return null
  const { kind, position } = media
  if (kind === 'audio') return humVoice(donor.code, media.seconds ?? 10)
  const svg =
    kind === 'handwriting'
      ? drawHandwriting(donor.code, await findWords(pool, donor))
      : drawPhoto(donor, { kind, position })
  return sharp(Buffer.from(svg)).webp({ quality: 84 }).toBuffer()
}

/** Donors write in the language their profile was taken down in. */
async function findWords(pool: Services['pool'], { code }: DonorRecord): Promise<string> {
  const { handwrittenText, motto } = await readProfile(pool, code, 'en-GB')
  return handwrittenText ?? motto ?? ''
}
