import { ok, type Result, refuse } from '@kindred/domain/result'
import type { DonorMediaKind } from '@kindred/domain/vocabulary'
import sharp from 'sharp'
import { stripMp3 } from './strip-mp3.ts'
import { stripWav } from './strip-wav.ts'

/** Bytes as they are kept, and what is told of them. */
export type StrippedMedia = {
  bytes: Buffer
  contentType: string
  width: number | null
  height: number | null
  seconds: number | null
}

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff'])
const longestEdge = 1_600
const maxPixels = 60_000_000

/**
 * What may be kept of a photograph or a recording: the picture drawn anew, upright, without place, time, device or
 * thumbnail; the sound without titles, names and covers. Refusal: `media-not-readable`.
 */
export async function stripMedia(kind: DonorMediaKind, bytes: Buffer): Promise<Result<StrippedMedia>> {
  if (kind === 'audio') {
    const sound = stripWav(bytes) ?? stripMp3(bytes)
    if (!sound || sound.seconds < 1) return refuse('media-not-readable', 'Send a recording as WAV or MP3.')
    return ok({ ...sound, width: null, height: null })
  }
  const unreadable = refuse('media-not-readable', 'Send a picture as JPEG, PNG, WebP or AVIF.')
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    // A drawing is a program of its own kind, whatever it shows.
    if (!formats.has((await source.metadata()).format ?? '')) return unreadable
    const { data, info } = await source
      .rotate()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true })
    return ok({
      bytes: data,
      contentType: 'image/webp',
      width: info.width,
      height: info.height,
      seconds: null,
    })
  } catch {
    return unreadable
  }
}
