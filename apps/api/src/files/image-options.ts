import { ok, type Result, refuse } from '@kindred/domain/result'

/** BLK-34 and BLK-35: the only widths, so that nobody can make the server draw thousands of sizes. */
export const imageWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1600, 1920, 2048, 3200, 3840,
] as const

/** Presets of BLK-29 to BLK-33 that crop: width × height. */
const crops = new Set(['1600x900', '2100x900', '200x200', '1600x533', '800x450', '1920x1080'])

const fits = { cover: 'cover', contain: 'inside', 'scale-down': 'inside', crop: 'cover' } as const

export type ImageOptions = { width: number; height: number | null; fit: 'cover' | 'inside'; quality: number }

/**
 * Reads `width=640,height=360,fit=cover,quality=75` (BLK-37, the form a CDN in front would take). A height is allowed for
 * the crops of the presets and their smaller widths alone. Refusal: `invalid-image-options`.
 */
export function parseImageOptions(text: string): Result<ImageOptions> {
  const read = new Map(text.split(',').map((part) => part.split('=', 2) as [string, string | undefined]))
  const refused = refuse('invalid-image-options', 'These image options are not served.', { field: 'options' })
  for (const name of read.keys())
    if (!['width', 'height', 'fit', 'quality', 'format'].includes(name)) return refused
  const width = Number(read.get('width'))
  if (!isWidth(width) && !isCropWidth(width)) return refused
  const height = read.has('height') ? Number(read.get('height')) : null
  if (height !== null && !isCrop(width, height)) return refused
  const fit = read.get('fit') ?? (height === null ? 'scale-down' : 'cover')
  if (!Object.hasOwn(fits, fit)) return refused
  const quality = Number(read.get('quality') ?? 75)
  if (![50, 75, 90].includes(quality)) return refused
  return ok({ width, height, fit: fits[fit as keyof typeof fits], quality })
}

function isWidth(width: number): boolean {
  return (imageWidths as readonly number[]).includes(width)
}

function isCropWidth(width: number): boolean {
  return [...crops].some((crop) => crop.startsWith(`${width}x`))
}

/** The crop itself, or one of the served widths in the same proportion. */
function isCrop(width: number, height: number): boolean {
  return [...crops].some((crop) => {
    const [cropWidth = 1, cropHeight = 1] = crop.split('x').map(Number)
    return width <= cropWidth && Math.round((width * cropHeight) / cropWidth) === height
  })
}
