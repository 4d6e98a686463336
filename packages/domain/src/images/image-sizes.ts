/** BLK-34: widths of pictures that fill a part of the window. */
const deviceWidths = [640, 750, 828, 1080, 1200, 1600, 1920, 2048, 3200, 3840] as const

/** BLK-35: widths of small pictures. */
const smallWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const

/** The only widths a picture is served in, so that nobody can make the server draw thousands of sizes. */
export const imageWidths: readonly number[] = [...smallWidths, ...deviceWidths]

/** BLK-29 to BLK-33: what editors' pictures are cropped to, width × height in pixels. */
export const imagePresets = {
  wide: { width: 1600, height: 900 },
  panorama: { width: 2100, height: 900 },
  square: { width: 200, height: 200 },
  heroVideo: { width: 1920, height: 1080 },
  hero: { width: 1600, height: 533 },
  blog: { width: 800, height: 450 },
} as const
export type ImagePreset = keyof typeof imagePresets

/** BLK-29: a picture in its own proportion is never wider than this on a page. */
export const wholeWidth = 1600

/** The height of a preset at another width. */
export function scaleHeight(preset: { width: number; height: number }, width: number): number {
  return Math.round((width * preset.height) / preset.width)
}
