import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/**
 * Photos that come with face-api, used where they lie and never copied or shown: their people are real. Each has several
 * faces; these squares hold one each.
 */
const folder = join(
  dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
  'demo',
)
const squares = {
  ada: { file: 'sample1.jpg', left: 293, top: 264, side: 420 },
  ben: { file: 'sample3.jpg', left: 448, top: 228, side: 474 },
  cleo: { file: 'sample5.jpg', left: 984, top: 108, side: 417 },
} as const

/** Several people in one photo. */
export const groupPhoto = () => sharp(join(folder, 'sample1.jpg'))

/** One face, in memory. */
export function cutFace(name: keyof typeof squares): Sharp {
  const { file, left, top, side } = squares[name]
  return sharp(join(folder, file)).extract({ left, top, width: side, height: side })
}

/** As a call carries it. */
export const print = async (photo: Sharp): Promise<string> =>
  (await photo.jpeg({ quality: 90 }).toBuffer()).toString('base64')
