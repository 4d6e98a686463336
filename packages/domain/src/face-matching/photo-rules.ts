import { type Err, type Failure, ok, type Result, refuse } from '../result.ts'
import { sniffFile } from '../uploads/sniff-file.ts'

/** Why a photo serves no comparison. Each has its sentence and its way out in `faces.refusals`. */
export const photoRefusals = [
  'not-a-photo',
  'heic-photo',
  'damaged-photo',
  'too-large',
  'too-small',
  'no-face',
  'several-faces',
  'face-too-small',
  'poor-quality',
  'drawing',
] as const
export type PhotoRefusal = Failure<(typeof photoRefusals)[number]>

/** The shortest side, in pixels: below it the detector finds no face in most photos. */
export const leastPhotoSide = 256
/** Bytes of a photo as it is sent: any phone's picture, not a scan for print. */
export const mostPhotoBytes = 10 * 1_048_576
/** Width times height of what is unpacked: a small file can claim to be a picture as large as memory. */
export const mostPhotoPixels = 50_000_000

/** What is read, by its bytes and never by its name: JPEG, PNG and WebP, which every camera and browser can make. */
export function checkPhotoBytes(bytes: Uint8Array): Result<undefined, PhotoRefusal> {
  if (bytes.length > mostPhotoBytes) return tooLarge()
  const type = isWebp(bytes) ? 'image/webp' : sniffFile(bytes)?.contentType
  if (type === 'image/heif') return refuse('heic-photo', 'HEIC is not read here. Send the photo as JPEG.')
  if (type === 'image/jpeg' || type === 'image/png' || type === 'image/webp') return ok()
  return refuse('not-a-photo', 'Send a photo as JPEG, PNG or WebP.')
}

/** Pixels of the whole picture, as it says of itself, before it is unpacked. */
export function checkPhotoSize(width: number, height: number): Result<undefined, PhotoRefusal> {
  if (width * height > mostPhotoPixels) return tooLarge()
  if (Math.min(width, height) < leastPhotoSide)
    return refuse('too-small', `The photo must be at least ${leastPhotoSide} pixels high and wide.`, {
      data: { least: leastPhotoSide },
    })
  return ok()
}

const tooLarge = (): Err<Failure<'too-large'>> =>
  refuse('too-large', 'The photo is too large.', {
    data: { megabytes: mostPhotoBytes / 1_048_576, megapixels: mostPhotoPixels / 1_000_000 },
  })

function isWebp(bytes: Uint8Array): boolean {
  const read = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  return read(0) === 'RIFF' && read(8) === 'WEBP'
}
