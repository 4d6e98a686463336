import { imagePresets, imageWidths, scaleHeight } from '@kindred/domain/images/image-sizes'
import { ok, type Result, refuse } from '@kindred/domain/result'

const presets = Object.values(imagePresets)
/** Whole presets may be asked for by their own width, too. */
const widths = new Set([...imageWidths, ...presets.map(({ width }) => width)])
const heights = new Set(
  [...widths].flatMap((width) => presets.map((preset) => `${width}x${scaleHeight(preset, width)}`)),
)

const fits = { cover: 'cover', contain: 'inside', 'scale-down': 'inside', crop: 'cover' } as const
const names = new Set(['width', 'height', 'fit', 'quality', 'format', 'gravity'])
const qualities = [50, 75, 90]

export type ImageOptions = {
  width: number
  height: number | null
  fit: 'cover' | 'inside'
  quality: number
  /** What stays in sight where the picture is cropped: 0 to 1 from the upper left, in tenths. */
  gravity: { x: number; y: number }
}

/**
 * Reads `width=640,height=360,fit=cover,quality=75,gravity=0.5x0.3` (BLK-37, the form a CDN in front would take). Widths
 * are those of BLK-34 and BLK-35, heights those of the presets in that width: the number of sizes is bounded. Refusal:
 * `invalid-image-options`.
 */
export function parseImageOptions(text: string): Result<ImageOptions> {
  const refused = refuse('invalid-image-options', 'These image options are not served.', { field: 'options' })
  const read = readPairs(text)
  if (!read) return refused
  const width = readNumber(read.get('width'))
  const height = read.has('height') ? readNumber(read.get('height')) : null
  const quality = read.has('quality') ? readNumber(read.get('quality')) : 75
  const fit = read.get('fit') ?? (height === null ? 'scale-down' : 'cover')
  const gravity = readGravity(read.get('gravity'))
  if (!widths.has(width) || (height !== null && !heights.has(`${width}x${height}`))) return refused
  if (!qualities.includes(quality) || !Object.hasOwn(fits, fit) || !gravity) return refused
  if ((read.get('format') ?? 'auto') !== 'auto') return refused
  return ok({ width, height, fit: fits[fit as keyof typeof fits], quality, gravity })
}

/** Null for a name that is not known or said twice. */
function readPairs(text: string): Map<string, string> | null {
  const read = new Map<string, string>()
  for (const part of text.split(',')) {
    const at = part.indexOf('=')
    const name = part.slice(0, Math.max(at, 0))
    if (!names.has(name) || read.has(name)) return null
    read.set(name, part.slice(at + 1))
  }
  return read
}

/** Only the plain spelling of a whole number, so that one size has one address. */
const readNumber = (text = '') => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN)

function readGravity(text = '0.5x0.5'): ImageOptions['gravity'] | null {
  const [, x, y] = /^(0|1|0\.[1-9])x(0|1|0\.[1-9])$/.exec(text) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}
