import { checkFaceQuality, measureFaceQuality } from '@kindred/domain/face-matching/face-quality'
import { type Crop, placeCrop } from './place-crop.ts'

/** Sides of the square in pixels: what is sent, and what its quality is measured on. */
const [sentSide, measuredSide] = [800, 128]

/** Draws the chosen square over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = placeCrop(picture, crop)
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** What could be better about the square, as a key of `faces.quality`. */
export function judgeCrop(picture: ImageBitmap, crop: Crop): string {
  const canvas = makeCanvas(measuredSide)
  drawCrop(canvas, picture, crop)
  const data = canvas.getContext('2d')?.getImageData(0, 0, measuredSide, measuredSide).data
  if (!data) return 'good'
  const rgb = new Uint8Array(3 * measuredSide * measuredSide)
  for (let i = 0; i < measuredSide * measuredSide; i++) rgb.set(data.subarray(4 * i, 4 * i + 3), 3 * i)
  const judged = checkFaceQuality(measureFaceQuality({ rgb, width: measuredSide, height: measuredSide }))
  if (!judged.ok) return String(judged.error.data?.why ?? judged.error.code)
  return placeCrop(picture, crop).side < 2 * measuredSide ? 'small' : 'good'
}

/** The square as a JPEG without anything a camera wrote into it, as base64. */
export function printCrop(picture: ImageBitmap, crop: Crop): string {
  const canvas = makeCanvas(Math.min(sentSide, placeCrop(picture, crop).side))
  drawCrop(canvas, picture, crop)
  return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? ''
}

function makeCanvas(side: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: side, height: side })
}
