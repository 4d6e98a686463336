import { type ImagePreset, imagePresets, imageWidths, scaleHeight, wholeWidth } from './image-sizes.ts'

/** A picture of the media library. Sizes in pixels, the focal point in per cent from the upper left. */
export type LibraryImage = {
  imageURL: string
  width?: number | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
}

export type ImageSource = { src: string; srcSet?: string; width?: number; height?: number }

/**
 * BLK-37: where a picture is fetched in one size, `/cdn-cgi/image/width=640,height=360,fit=cover/media/tide.webp`.
 * Addresses outside the library and drawings (SVG) stay as they are: nothing resizes them.
 */
export function imageAddress(image: LibraryImage, width: number, preset?: ImagePreset): string {
  if (!isResizable(image.imageURL)) return image.imageURL
  const options = [`width=${width}`]
  if (preset) {
    options.push(`height=${scaleHeight(imagePresets[preset], width)}`, 'fit=cover')
    const gravity = toGravity(image)
    if (gravity) options.push(`gravity=${gravity}`)
  }
  return `/cdn-cgi/image/${options.join(',')}${image.imageURL}`
}

/**
 * Address, choices by width and proportion of a picture. Only the widths of BLK-34 and BLK-35 are named, none larger
 * than twice the preset (or than the picture itself, whole), since more pixels would show nothing more.
 */
export function imageSource(image: LibraryImage, preset?: ImagePreset): ImageSource {
  const size = preset ? imagePresets[preset] : ownSize(image)
  if (!isResizable(image.imageURL)) return { src: image.imageURL, ...size }
  const most = preset ? imagePresets[preset].width * 2 : Math.min(image.width ?? wholeWidth, wholeWidth * 2)
  const least = preset === 'square' ? 96 : 256
  const fitting = imageWidths.filter((width) => width >= least && width <= most)
  const widths = fitting.length > 0 ? fitting : [imageWidths.find((width) => width >= most) ?? 640]
  const wanted = preset ? imagePresets[preset].width : wholeWidth
  const usual = widths.findLast((width) => width <= wanted) ?? (widths[0] as number)
  return {
    src: imageAddress(image, usual, preset),
    srcSet: widths.map((width) => `${imageAddress(image, width, preset)} ${width}w`).join(', '),
    ...size,
  }
}

function ownSize({ width, height }: LibraryImage): { width: number; height: number } | undefined {
  return width && height ? { width, height } : undefined
}

const isResizable = (url: string) =>
  /^\/(media|cms-api\/media\/file)\/[^/]+\.(jpe?g|png|webp|avif|gif)(\?|$)/i.test(url)

/** Tenths, so that a picture has few crops; nothing for the middle, which is the usual place. */
function toGravity({ focalX, focalY }: LibraryImage): string | null {
  const tenth = (percent: number | null | undefined) =>
    Math.round(Math.min(100, Math.max(0, percent ?? 50)) / 10) / 10
  const [x, y] = [tenth(focalX), tenth(focalY)]
  return x === 0.5 && y === 0.5 ? null : `${x}x${y}`
}
