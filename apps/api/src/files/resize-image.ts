import sharp from 'sharp'
import type { ImageOptions } from './image-options.ts'

const maxPixels = 60_000_000
// What was drawn is kept as a file (decision 8): drawing the same twice is rare, and its cache holds much memory.
sharp.cache(false)

/**
 * Draws a picture in one size. Never larger than the original, always upright, without what a camera wrote into it.
 * Throws for what is no picture.
 *
 * @param source path of the original
 */
export async function resizeImage(
  source: string,
  { width, height, fit, quality, gravity }: ImageOptions,
  format: 'avif' | 'webp',
): Promise<Buffer> {
  const upright = sharp(source, { limitInputPixels: maxPixels }).rotate()
  if (height !== null && fit === 'cover') {
    // The size after turning, which is what is seen.
    const { autoOrient } = await sharp(source, { limitInputPixels: maxPixels }).metadata()
    upright.extract(cropAround(autoOrient, width / height, gravity))
  }
  const sized = upright.resize({
    width,
    ...(height === null ? {} : { height }),
    fit,
    withoutEnlargement: true,
  })
  // A lower effort of AVIF is four times as fast for a few per cent of size.
  return (
    format === 'avif' ? sized.avif({ quality: quality - 20, effort: 2 }) : sized.webp({ quality })
  ).toBuffer()
}

/** The largest part of a picture in a proportion, moved as near to the focal point as the edges allow. Pixels. */
export function cropAround(
  { width, height }: { width: number; height: number },
  proportion: number,
  { x, y }: { x: number; y: number },
): { left: number; top: number; width: number; height: number } {
  const cropWidth = Math.max(1, Math.min(width, Math.round(height * proportion)))
  const cropHeight = Math.max(1, Math.min(height, Math.round(width / proportion)))
  const place = (whole: number, part: number, at: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * at - part / 2)))
  return {
    left: place(width, cropWidth, x),
    top: place(height, cropHeight, y),
    width: cropWidth,
    height: cropHeight,
  }
}
