import { ok, type Result, refuse } from '../result.ts'
import type { PhotoRefusal } from './photo-rules.ts'

/** A face as a detector frames it, in pixels of the picture as it was sent; `confidence` 0 to 1. */
export type FoundFace = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly confidence: number
}

/** Pixels between the ears: below it the numbers of a face say more about the camera than about the person. */
export const leastFaceWidth = 90
/** A face at least so wide beside the widest one may be meant as well; a smaller one stands in the background. */
const meantBeside = 0.4

/** The one face a photo is about, or why there is none. */
export function chooseFace<Face extends FoundFace>(faces: readonly Face[]): Result<Face, PhotoRefusal> {
  const [widest, ...others] = [...faces].sort((a, b) => b.width - a.width)
  if (!widest) return refuse('no-face', 'No face was found in the photo.')
  const meant = 1 + others.filter(({ width }) => width >= widest.width * meantBeside).length
  if (meant > 1)
    return refuse('several-faces', 'There is more than one face in the photo.', { data: { faces: meant } })
  if (widest.width < leastFaceWidth)
    return refuse('face-too-small', 'The face is too small in the photo.', {
      data: { least: leastFaceWidth },
    })
  return ok(widest)
}
