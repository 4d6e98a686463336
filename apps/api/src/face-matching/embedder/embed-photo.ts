import { chooseFace, type FoundFace } from '@kindred/domain/face-matching/choose-face'
import type { FaceEmbedding } from '@kindred/domain/face-matching/face-embedding'
import { checkFaceQuality, measureFaceQuality } from '@kindred/domain/face-matching/face-quality'
import { checkPhotoSize, mostPhotoPixels, type PhotoRefusal } from '@kindred/domain/face-matching/photo-rules'
import { ok, type Result, refuse } from '@kindred/domain/result'
import sharp from 'sharp'
import type { FaceNetwork, Picture } from './open-face-network.ts'

/** The longest side that is searched for faces, in pixels: more is slower and finds no more. */
const searchedSide = 640
/** Of the side, all round: a face that fills the photo is only found with something around it. */
const margin = 0.3
/** Side of the cut whose quality is measured. */
const measuredSide = 128

/** Turns a photo into the embedding of the one face in it, or says what is wrong with it. All of it happens in memory. */
export async function embedPhoto(
  photo: Uint8Array,
  network: FaceNetwork,
): Promise<Result<FaceEmbedding, PhotoRefusal>> {
  const opened = await openPhoto(photo)
  if (!opened.ok) return opened
  const { picture, scale } = opened.value
  const chosen = chooseFace(await findFaces(picture, network, scale))
  // Where no face is found the picture itself may say why: too dark, blurred, drawn.
  if (!chosen.ok && chosen.error.code !== 'no-face') return chosen
  const face = chosen.ok ? scaleFace(chosen.value, 1 / scale) : { x: 0, y: 0, ...sizeOf(picture) }
  const quality = checkFaceQuality(measureFaceQuality(await cutFace(picture, face)))
  if (!quality.ok) return quality
  if (!chosen.ok) return chosen
  return ok(await network.embed(picture, scaleFace(chosen.value, 1 / scale)))
}

/** Upright and no larger than is searched; `scale` leads from its pixels to those of the photo. */
async function openPhoto(
  photo: Uint8Array,
): Promise<Result<{ picture: Picture; scale: number }, PhotoRefusal>> {
  try {
    const { width, height } = await sharp(photo, { limitInputPixels: false }).metadata()
    const size = checkPhotoSize(width, height)
    if (!size.ok) return size
    const { data, info } = await sharp(photo, { limitInputPixels: mostPhotoPixels, failOn: 'truncated' })
      .rotate()
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .resize({ width: searchedSide, height: searchedSide, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = { rgb: new Uint8Array(data), width: info.width, height: info.height }
    return ok({ picture, scale: Math.max(width, height) / Math.max(info.width, info.height) })
  } catch {
    return refuse('damaged-photo', 'The photo cannot be opened.')
  }
}

/** In pixels of the photo. */
async function findFaces(picture: Picture, network: FaceNetwork, scale: number): Promise<FoundFace[]> {
  const found = await network.find(picture)
  if (found.length > 0) return found.map((face) => scaleFace(face, scale))
  const around = Math.round(margin * Math.max(picture.width, picture.height))
  const { data, info } = await sharp(picture.rgb, { raw: { ...sizeOf(picture), channels: 3 } })
    .extend({ top: around, bottom: around, left: around, right: around, background: '#808080' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const framed = await network.find({ rgb: new Uint8Array(data), width: info.width, height: info.height })
  return framed.map((face) => scaleFace({ ...face, x: face.x - around, y: face.y - around }, scale))
}

async function cutFace(picture: Picture, face: Box): Promise<Picture> {
  const left = Math.round(clamp(face.x, 0, picture.width - 2))
  const top = Math.round(clamp(face.y, 0, picture.height - 2))
  const rgb = await sharp(picture.rgb, { raw: { ...sizeOf(picture), channels: 3 } })
    .extract({
      left,
      top,
      width: Math.round(clamp(face.width, 1, picture.width - left)),
      height: Math.round(clamp(face.height, 1, picture.height - top)),
    })
    .resize({ width: measuredSide, height: measuredSide, fit: 'fill' })
    .raw()
    .toBuffer()
  return { rgb: new Uint8Array(rgb), width: measuredSide, height: measuredSide }
}

type Box = Pick<FoundFace, 'x' | 'y' | 'width' | 'height'>

const sizeOf = ({ width, height }: Picture) => ({ width, height })

const scaleFace = (face: FoundFace, by: number): FoundFace => ({
  ...face,
  x: face.x * by,
  y: face.y * by,
  width: face.width * by,
  height: face.height * by,
})

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
