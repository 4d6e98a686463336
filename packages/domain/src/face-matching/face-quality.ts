import { ok, type Result, refuse } from '../result.ts'
import type { PhotoRefusal } from './photo-rules.ts'

/** A square cut around a face: one byte for each of red, green and blue, row by row. */
export type FacePixels = { readonly rgb: Uint8Array; readonly width: number; readonly height: number }

export type FaceQuality = {
  /** Mean light, 0 black to 255 white. */
  readonly light: number
  /** Standard deviation of light: little in fog, backlight and blank pictures. */
  readonly contrast: number
  /** Mean change from pixel to pixel (Laplacian), against `contrast`: little where a picture is blurred. */
  readonly sharpness: number
  /** Share of neighbouring pixels that are exactly alike: much in drawings, little in what a camera takes. */
  readonly flatness: number
}

/**
 * Beyond these the detector begins to miss faces, measured on pictures that were darkened, lit, veiled and blurred. Dark skin
 * in good light lies well within: light alone refuses only what is nearly black.
 */
const bounds = { darkest: 25, brightest: 235, leastContrast: 10, leastSharpness: 0.04, mostFlatness: 0.5 }

/** Measures the cut of a face at a fixed size, so that numbers of a small and of a large photo are alike. */
export function measureFaceQuality({ rgb, width, height }: FacePixels): FaceQuality {
  const light = new Float32Array(width * height)
  for (let i = 0; i < light.length; i++)
    light[i] =
      0.299 * (rgb[3 * i] as number) + 0.587 * (rgb[3 * i + 1] as number) + 0.114 * (rgb[3 * i + 2] as number)
  const mean = average(light)
  const contrast = Math.sqrt(average(light.map((value) => (value - mean) ** 2)))
  let change = 0
  let alike = 0
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const around =
        (light[at - 1] as number) +
        (light[at + 1] as number) +
        (light[at - width] as number) +
        (light[at + width] as number)
      change += Math.abs(4 * (light[at] as number) - around)
      if (
        rgb[3 * at] === rgb[3 * at + 3] &&
        rgb[3 * at + 1] === rgb[3 * at + 4] &&
        rgb[3 * at + 2] === rgb[3 * at + 5]
      )
        alike++
    }
  const inner = (width - 2) * (height - 2)
  return { light: mean, contrast, sharpness: change / inner / (contrast + 1), flatness: alike / inner }
}

/** Whether a comparison with this cut would mean something, and otherwise what to do better. */
export function checkFaceQuality(quality: FaceQuality): Result<undefined, PhotoRefusal> {
  if (quality.light < bounds.darkest) return poor('dark', 'The face is too dark.')
  if (quality.light > bounds.brightest) return poor('bright', 'The face is too bright.')
  if (quality.contrast < bounds.leastContrast) return poor('pale', 'The face hardly stands out.')
  if (quality.flatness > bounds.mostFlatness)
    return refuse('drawing', 'This looks like a drawing. Send a photo.')
  if (quality.sharpness < bounds.leastSharpness) return poor('blurred', 'The face is blurred.')
  return ok()
}

const poor = (why: 'dark' | 'bright' | 'pale' | 'blurred', message: string) =>
  refuse('poor-quality', message, { data: { why } })

function average(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}
