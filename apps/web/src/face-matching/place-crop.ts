import { leastPhotoSide } from '@kindred/domain/face-matching/photo-rules'

/** Which square of a picture is sent. All three from 0 to 1, as sliders say it. */
export type Crop = {
  /** 0: as much as fits, 1: as close as pixels allow. */
  zoom: number
  /** Where the square stands in the room that is left: 0 left or top, 1 right or bottom. */
  across: number
  down: number
}

/** The middle, and nothing cut off that need not be. */
export const wholeCrop: Crop = { zoom: 0, across: 0.5, down: 0.5 }

type Size = { width: number; height: number }

/** The square in pixels of the picture; never fewer than the comparison needs, as long as the picture has them. */
export function placeCrop({ width, height }: Size, { zoom, across, down }: Crop) {
  const shorter = Math.min(width, height)
  const closest = Math.min(shorter, leastPhotoSide)
  const side = Math.round(shorter - zoom * (shorter - closest))
  return { side, left: Math.round(across * (width - side)), top: Math.round(down * (height - side)) }
}

/**
 * The crop after the picture was dragged.
 *
 * @param by pixels on the screen, to the right and down
 * @param shown side of the square on the screen
 */
export function dragCrop(size: Size, crop: Crop, by: { x: number; y: number }, shown: number): Crop {
  const { side } = placeCrop(size, crop)
  const move = (at: number, pixels: number, room: number) =>
    room > 0 ? Math.min(1, Math.max(0, at - (pixels * side) / shown / room)) : at
  return {
    ...crop,
    across: move(crop.across, by.x, size.width - side),
    down: move(crop.down, by.y, size.height - side),
  }
}
